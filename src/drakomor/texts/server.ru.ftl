# Что говорит сервер.

command-serve = столы для людей и ботов по сети
serve-help-host = адрес, на котором ждут игроков (127.0.0.1: только эта машина)
serve-help-port = порт; 0 — любой свободный
serve-help-data = папка, в которой хранятся столы
serve-help-database = postgresql://… вместо папки, для нескольких узлов
serve-help-bots = процессы, в которых думают боты
serve-help-config = файл TOML с этими настройками; в окружении они зовутся DRAKOMOR_PORT и так далее, а ключи важнее всего
serve-address = Столы ждут здесь: { $address }. Ctrl-C завершает работу, ничего не теряется.
serve-ended = Работа завершена. Всё сохранено.
illegal-seat-taken = Место { $seat } занято: там { $name }.
illegal-seat-free = Место { $seat } ещё свободно.
illegal-stale = Слишком поздно: партия за столом ушла дальше.
illegal-begun = Партия уже началась.
illegal-not-begun = Партия ещё не началась.
illegal-resigned = Это место уже сдалось.
illegal-not-your-seat = Место { $seat } не ваше.
illegal-has-account = У игрока { $name } уже есть учётная запись.
illegal-name-taken = Имя { $name } занято.
illegal-wrong-password = Имя и пароль не подходят друг к другу.
malformed-configuration = такой настройки нет, или она записана не так: { $said }
malformed-no-such-table = стола { $found } нет
illegal-unfinished = Партия не окончена: до её конца тайна костей хранится.
command-migrate = привести базу данных сервера к этой версии
migrate-help-database = папка столов или postgresql://…
migrate-done = { $changed ->
    [true] { $place }: теперь соответствует этой версии.
   *[other] { $place }: уже соответствует этой версии.
}
malformed-store = базой данных нельзя воспользоваться: { $said }
