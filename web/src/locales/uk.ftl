### Українська. Звертаємося на «ви». $me = "yes", коли діє той, хто читає. Імена стоять у називному відмінку: їх не відмінюємо.

## Everywhere
close = Закрити
home = На головну
rules = Правила
credits = Подяки
language = Мова
sound = Звук
theme = Тема: { $theme ->
    [light] світла
    [dark] темна
   *[auto] як на пристрої
  }
menu = Меню
sending = Надсилаємо…
you = ви
me = Ви
clause = Правило { $id }
seconds = { NUMBER($n, maximumFractionDigits: 1) } с
seconds-left = { $n ->
    [one] лишилася { $n } секунда
    [few] лишилося { $n } секунди
    [many] лишилося { $n } секунд
   *[other] лишилося { $n } секунди
  }
minutes = { $n } хв
days = { $n ->
    [one] { $n } день
    [few] { $n } дні
   *[other] { $n } днів
  }
no-limit = без обмеження
title-your-move = ● Ваш хід
nowhere = Такої платформи немає
nowhere-what = За цією адресою нічого немає. Пан чекає тут уже досить довго.

## Home
tagline = Ігри нелегких рішень
poster = Паровоз мчить на маленького пана, який дивиться на годинник там, де розходяться колії
home-code = Маєте код столу?
home-sit = Сісти
home-fine = Без реєстрації. Обережно: проміжок між добром і злом.
soon = ще будуємо
game-trolley = Trial by Trolley
game-trolley-what = Дві колії. Переконайте водія.
game-dilemma = Дилема
game-dilemma-what = Киньте карту, а далі мир чи конфлікт.
game-mystery = Mystery Express
game-mystery-what = П’ять перегонів, п’ять доказів, один злочинець.
game-unknown = Ця сторінка ще не знає такої гри. Перезавантажте її: можливо, сервер новіший.
open-tables = Відкриті столи
open-host = запрошує { $host }
open-taken = зайнято { $taken } з { $seats }
open-none = Жоден стіл не чекає на гравців. Відкрийте свій, а пан потримає вам капелюха.
refresh = Оновити

## A new table
new-table = Новий стіл
new-fine = Усе це можна змінити до відправлення.
create = Відкрити стіл
learn-link = Уперше тут? Гра з підказками
seats = Місця
public = Відкритий для всіх
public-help = Його видно на головній. Інакше знайдуть лише за посиланням чи кодом.
pace = Темп
pace-help = Для всіх годинників разом.
pace-brisk = жвавий
pace-usual = звичайний
pace-relaxed = спокійний
pace-day = день на хід
pace-none = без годинників
pace-own = як нижче
manners = Манери за столом
talk-on = Письмові розмови
talk-on-help = Без них лишаються гримаси й готові фрази.
openly = Потім усе відкрито
openly-help = Коли гру завершено, будь-хто може переглянути її очима будь-кого.
behind = Глядачі з запізненням
behind-help = Щоб ніхто не підказував побачене.
behind-none = ні
clocks = Годинники

## Lobby
invite = Запрошення
invite-qr = QR-код адреси цього столу
invite-code = Стіл
copy = Скопіювати посилання
copied = Скопійовано
share = Поділитися
join = Сядьте за стіл
join-name = Ваше ім’я
join-colour = Ваші кольори
join-livery = Кольори { $n }
join-livery-taken = Кольори { $n }, зайнято: { $who }
join-password = Пароль
join-sit = Сісти
watch = Дивитися
host = тримає стіл
guest = за столом
away = не на місці
robot = робот
seat-empty = Вільне місце
seat-empty-what = запросіть когось
seat-robot = Робот
seat-level = Рівень наступного робота
seat-free = Звільнити місце: { $who }
level-easy = легкий
level-casual = спокійний
level-medium = середній
lobby-leave = Встати з-за столу
lobby-missing = { $n ->
    [one] Лишилося { $n } вільне місце
    [few] Лишилося { $n } вільні місця
    [many] Лишилося { $n } вільних місць
   *[other] Лишилося { $n } вільного місця
  }
lobby-start = Рушаймо
lobby-opening = Тасуємо на очах у всіх…
lobby-wait-host = Усі тут. Гру починає той, хто тримає стіл.
lobby-settings = Домашні правила
lobby-settings-fixed = Змінити їх може лише той, хто тримає стіл.
password = Пароль
password-on = є
password-set = Задати
password-clear = Прибрати
password-help = Хто сідає, мусить його знати. Хто вже сидить, лишається.
crowd = Ще хтось на цьому пристрої
decks = Колоди
decks-cards = { $n ->
    [one] { $n } картка
    [few] { $n } картки
   *[other] { $n } карток
  }
decks-own = Додати власну колоду
decks-own-help = Текстовий файл; «whistlestop pack new» створить зразок.
decks-faults = { $n ->
    [one] Колоду не взято: { $n } помилка
    [few] Колоду не взято: { $n } помилки
   *[other] Колоду не взято: { $n } помилок
  }
decks-line = Рядок { $n }:
tier = Наскільки чорно
tier-family = для родини
tier-standard = звичайно
tier-dark = чорно
tier-family-help = Можна й бабусі з дідусем.
tier-standard-help = М’яка отрута.
tier-dark-help = Чорний гумор: смерть, злочини, хвороби.
kind-innocent = Невинний
kind-guilty = Винний
kind-modifier = Обставина
written = Власні картки
written-n = { $n ->
    [0] {""}
    [one] { $n } за цим столом
   *[other] { $n } за цим столом
  }
written-help = До трьох карток увійдуть у колоду цієї гри. Ніхто не дізнається, хто яку написав.
written-kind = Вид картки
written-text = Текст картки
written-add = Додати картку
written-remove = Прибрати: { $text }
example-innocent = Доглядач маяка, який махає кожному кораблю.
example-guilty = Чоловік, який наспівує за шахами.
example-modifier = Винен вам одинадцять євро.
veto = Таємна заборона
veto-n = { $n ->
    [0] {""}
   *[other] { $n }
  }
veto-help = Теми, яких ви торкнетеся, сьогодні не випадуть. Ніхто не дізнається, хто просив, навіть господар.
topic-animals = тварини
topic-arts = мистецтво
topic-body = тіло
topic-children = діти
topic-crime = злочини
topic-death = смерть
topic-elders = старість
topic-faith = віра
topic-family = родина
topic-food = їжа
topic-illness = хвороби
topic-insects = комахи
topic-mind = психіка
topic-money = гроші
topic-occult = містика
topic-politics = політика
topic-romance = кохання
topic-school = школа
topic-sport = спорт
topic-substances = алкоголь і наркотики
topic-tech = техніка
topic-violence = насильство
topic-war = війна
topic-work = робота
fault-syntax = не читається як TOML
fault-pack = заголовок колоди неповний
fault-id = хибний або повторний id
fault-field = невідоме поле, вид або рівень
fault-topic = невідома тема
fault-figures = хибні фігури
fault-icon = такої картинки немає
fault-moral = хибні моральні риси
fault-language = бракує тексту
fault-length = задовго або закоротко
fault-typography = типографіка
fault-alphabet = літери іншої абетки
fault-agreement = форми в дужках не пасують
fault-grammar = граматика назви
fault-duplicate = майже така сама, як інша
fault-size = файл завеликий
fault-encoding = це не текст UTF-8
fault-markup = розмітка або приховані знаки
fault-quota = замало карток
seal = Жереби опечатано: { $short }
seal-what = Таємницю всіх жеребів уже визначено, а це її відбиток; наприкінці її покажуть, і кожен зможе перевірити, що нічого не змінили.
table-unknown = Столу { $code } немає. Можливо, у коді помилка, а може, потяг уже пішов.
learn = Гра з підказками
learn-what = Ви проти роботів, без годинників. Пан за вашим плечем щоразу каже, що можна зробити й чому; кожне «чому ні?» відкриває правило.
learn-name = Ви
learn-begin = Почати
guide = Підказки
guide-wait = Зараз нічого робити. Дивіться, що роблять інші.
guide-end = Далі без підказок

## At the table
line-connecting = З’єднуємося…
line-slack = зв’язок: { $ms } мс допуску
line-lost = Зв’язок утрачено, пробуємо знову ({ $n } с)
paused = Пауза. Годинники стоять.
pause = Призупинити гру
resume = Продовжити
leave = Вийти
leave-what = Ваше місце посяде робот. Відкрийте посилання знову, щоб повернутися.
watching = Ви дивитеся.
join-late = Сісти замість робота
curtain = Закрити екран
curtain-to = Передайте пристрій: { $who }.
curtain-hold = Утримуйте своє ім’я, щоб подивитися.
people = Люди
mute = Не чути: { $who }
kick = Вивести
kick-sure = Точно? Далі грає робот
more-time = Додати часу
end-game = Завершити гру
end-game-sure = Справді завершити для всіх?
screens = Інші екрани
screens-mine = Ваше місце на іншому пристрої
screens-mine-help = Скануйте самі: хто має цей код, грає за вас.
screens-tv = Стіл на телевізорі
screens-tv-help = Лише те, що можна бачити всім.
calls = Коли ваш хід
calls-notify = Сповіщати, коли я не дивлюся
calls-vibrate = Вібрація
line = { $quality ->
    [good] Добрий зв’язок ({ $ms } мс)
    [fair] Посередній зв’язок ({ $ms } мс)
    [poor] Поганий зв’язок ({ $ms } мс)
   *[none] Зв’язку немає
  }
players = Гравці
mine = Ваші карти
log = Що сталося
log-and-talk = { $unread ->
    [0] Журнал і розмова
    [one] Журнал і розмова, { $unread } непрочитане
    [few] Журнал і розмова, { $unread } непрочитані
    [many] Журнал і розмова, { $unread } непрочитаних
   *[other] Журнал і розмова, { $unread } непрочитаного
  }
talk = Розмова
say = Скажіть щось
say-not-now = Не зараз: за правилами мовчимо
say-off = Розмови вимкнено
say-to = Кому
room-all = усім
room-team = лише команді
phrases = Готові фрази
phrase-hello = Добрий вечір усім.
phrase-luck = Щасти.
phrase-well-played = Гарно зіграно.
phrase-thinking = Дайте подумати.
phrase-hurry = Потяг рушає…
phrase-sorry = Перепрошую.
phrase-really = Справді?
phrase-thanks = Дякую.
phrase-again = Ще раз?
phrase-bye = На добраніч.
say-team = Чує лише ваша команда
say-send = Надіслати
go-on = Далі
react-laurel = Лаври
react-heart = Серце
react-laugh = Сміх
react-gasp = Подив
react-tear = Сльоза
react-whistle = Свисток
stand-in = { $who }: місце тримає робот

## Refusals: why not, in one sentence
no-malformed = Сервер не зміг цього прочитати. Перезавантажте сторінку, будь ласка.
no-illegal = Правила цього не дозволяють.
no-stale = Запізно: гра вже пішла далі.
no-paused = Гру призупинено.
no-seat = Це не ваше місце.
no-taken = Хтось був швидший: місце зайнято.
no-host = Це може лише той, хто тримає стіл.
no-stage = Не на цьому етапі гри.
no-seats = Ще є вільні місця.
no-options = Ці налаштування не поєднуються.
no-room = Тут зараз не розмовляють.
no-flood = Повільніше, будь ласка. У потягів є розклад.
no-size = Це задовго.
no-token = Це місце вже не ваше.
no-unknown = Тут немає нічого з такою назвою.
no-gone = Цього столу вже немає.
no-over = Гру закінчено.
no-colour = Ці кольори вже зайнято.
no-name = Це ім’я зайняте або не підходить; оберіть інше.
no-pledge = Частка вашого браузера в тасуванні не сходиться. Сядьте ще раз, будь ласка.
no-full = Усі місця зайнято.
no-running = Протокол буде готовий, коли гра скінчиться.
no-password = Це не пароль цього столу.
no-quiet = Господар вимкнув розмови.
no-pencil = Олівці на стіл: триває показ.
no-pack = Такої колоди на цьому сервері немає.
no-card = Цю картку не можна надрукувати в такому вигляді.
no-deck = Для цього столу лишилося замало карток. Візьміть іншу колоду або менше заборон.
no-offline = Сервер не відповідає.
no-server = Сервер перечепився. Спробуйте за мить.
no-other = Сервер відмовив ({ $code }).

## The end
result-wins = { $n ->
    [one] { $me ->
        [yes] Ви перемогли
       *[no] Перемагає { $who }
      }
   *[other] Спільна перемога: { $who }
  }
result-again = Реванш за тими ж правилами
result-closed = Господар завершив гру
result-follow = За іншими
result-replay = Подивитися ще раз
result-proof = Перевірка тасування
result-record = Завантажити протокол
replay = Повтор
replay-back = Назад до столу
replay-steps = Кроки
replay-less = Крок назад
replay-more = Крок уперед
replay-run = Програти
replay-step = Крок
replay-tools = Чиїми очима, поширити, а якби…
replay-eyes = Очима
replay-public = глядачів
replay-nameless = без імен і розмов
replay-share = Скопіювати посилання
replay-what-if = А якби? Грати звідси
replay-what-if-help = Щоб грати звідси, спершу оберіть, чиїми очима дивитися.
proof = Перевірка тасування
proof-sound = { $n ->
    [one] Нічого не змінено: ваш браузер повторив { $n } жереб і отримав те саме.
    [few] Нічого не змінено: ваш браузер повторив усі { $n } жереби й отримав те саме.
   *[other] Нічого не змінено: ваш браузер повторив усі { $n } жеребів і отримав те саме.
  }
proof-unsound = Щось не сходиться. Ця гра розіграна не так, як обіцяно.
proof-seed = Таємниця саме та, чий відбиток показали перед грою.
proof-nonces = { $n ->
    [0] Жоден браузер не додав своєї частки.
    [one] { $n } браузер додав свою частку, засвідчену до початку.
    [few] { $n } браузери додали свої частки, засвідчені до початку.
   *[other] { $n } браузерів додали свої частки, засвідчені до початку.
  }
proof-draws = { $n ->
    [one] { $n } жереб випливає з цих чисел.
    [few] Усі { $n } жереби випливають із цих чисел.
   *[other] Усі { $n } жеребів випливають із цих чисел.
  }
proof-draw-wrong = Жереб номер { $n } не випливає з цих чисел.
proof-later = Гра ще триває. Коли вона скінчиться, тут можна буде все перевірити.
proof-how = Як це працює
proof-how-1 = Перед грою сервер загадує таємне число й показує його відбиток. За відбитком числа не вгадати, і жодне інше число не має такого самого.
proof-how-2 = Кожен браузер теж загадує число й показує лише відбиток. Після початку всі відкривають: ніхто не міг обирати останнім.
proof-how-3 = Усі ці числа разом визначають кожне тасування й кожен жереб, один за одним.
proof-how-4 = Коли гру завершено, таємницю показують, і ваш браузер рахує все заново. Якби підмінили бодай одну картку, воно не зійшлося б.
proof-limits = Чого це не доводить: що сервер не підглядав. Воно доводить, що він не міг обирати.
proof-numbers = Числа
proof-promise = Відбиток, показаний перед грою
proof-secret = Таємниця
ratings = Рейтинг
ratings-off = Рейтинг на цьому сервері вимкнено. Його можна запустити з --ratings.
ratings-name = Ім’я
ratings-rating = Рейтинг
ratings-games = Ігор
ratings-none = Рейтингових ігор ще не було.
ratings-what = За ім’ям і грою, зі столів, де щонайменше двоє людей; роботів не оцінюють. Оцінка обережна: зростає, коли сумнівів меншає.
no-off = На цьому сервері це вимкнено.

## Rules and credits
rules-what = Правила, за якими грає цей стіл. Пункти з літерою A — наші рішення там, де друкований текст мовчить.
rules-missing = Цих правил тут ще немає.
credits-independent = Whistlestop — незалежне втілення правил ігор, які ми любимо. Усі слова, карти й малюнки тут наші власні.
credits-games = Ігри
credits-dilemma = «Дилему» придумав Алекс Рандольф (Alex Randolph).
credits-marks = Назви ігор належать їхнім власникам, які не мають стосунку до цього сайту. Якщо гра вам до душі, купіть її: картон лягає краще.
credits-art = Шрифти й малюнки
credits-icons = Піктограми з
credits-fonts = Poiret One (Денис Машаров) і Mulish (Vernon Adams та інші), ліцензія
credits-fine = Під час створення афіші жоден пан не постраждав.
