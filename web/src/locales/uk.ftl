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
seats = Місця
public = Відкритий для всіх
public-help = Його видно на головній. Інакше знайдуть лише за посиланням чи кодом.
clocks = Годинники
option-dilemma-mode = Як кидаємо
option-dilemma-mode-throw = Кидок
option-dilemma-mode-race = Наввипередки
option-dilemma-mode-sealed = Наосліп
option-dilemma-mode-throw-help = Киньте карту порухом пальця. Вона може лягти добре, спертися на стінку, зависнути на бортику або не влучити.
option-dilemma-mode-race-help = Дотик — уже кидок. Кожна карта лягає добре, перша пристає на пропозицію.
option-dilemma-mode-sealed-help = Кожен потай обирає карту або пасує, а жереб вирішує, чия лежить найнижче. Для неспішних столів і для двох.
option-dilemma-lives = Свічок на кожного
option-dilemma-lives-0 = за правилами
option-dilemma-lives-help = Кожен конфлікт коштує одну. За правилами: дві, а втрьох три.
option-dilemma-remaining = Показувати, що лишилося в руках
option-dilemma-remaining-help = Це й так може порахувати кожен.
option-dilemma-tiebreak = Розрізняти нічиї
option-dilemma-tiebreak-help = За свічками, потім за виграними картами. Інакше перемога спільна.
option-dilemma-skill = Вправність
option-dilemma-skill-help = Пропозицію теж кидають, і вона може не влучити. Лише в режимі «Кидок».
option-dilemma-cards = Карт на кожного
option-dilemma-cards-help = За правилами десять. Менше лише наосліп: для досліджень і коротких зупинок.
clock-dilemma-offer = На пропозицію
clock-dilemma-window = На кидки
clock-dilemma-late = Запізнілі кидки після дійсної карти
clock-dilemma-respond = На вибір карти наосліп
clock-dilemma-duel = На жетон дуелі

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
seal = Жереби опечатано: { $short }
seal-what = Таємницю всіх жеребів уже визначено, а це її відбиток; наприкінці її покажуть, і кожен зможе перевірити, що нічого не змінили.
table-unknown = Столу { $code } немає. Можливо, у коді помилка, а може, потяг уже пішов.

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
say-not-now = Під час дуелі мовчимо
say-send = Надіслати
go-there = Перейти
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
no-offline = Сервер не відповідає.
no-server = Сервер перечепився. Спробуйте за мить.
no-other = Сервер відмовив ({ $code }).

## Dilemma: the table
arena = Арена
hand = Ваші карти в руці
hand-empty = Карт більше немає. Дивіться, чим усе скінчиться.
card = { $card }{ $why ->
    [banned] , не можна: дорівнює пропозиції
    [warned] , дорівнює пропозиції
   *[no] {""}
  }
candles = { $n ->
    [0] жодної свічки
    [one] { $n } свічка
    [few] { $n } свічки
    [many] { $n } свічок
   *[other] { $n } свічки
  }
whistle = має ініціативу
points = Очки
points-n = { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очка
  }
passes = пас
won-cards = Виграні карти
left-values = Лишилося в руці: { $list }
left-count = { $n ->
    [one] лишилася { $n } карта
    [few] лишилося { $n } карти
    [many] лишилося { $n } карт
   *[other] лишилося { $n } карти
  }
label-offer = Пропозиція: { $who }
label-good = дійсна: { $who }
void-lean = сперлася на стінку
void-rim = на бортику
void-out = на килимі
void-equal = дорівнює пропозиції
void-beside = повз пропозицію
do-choose = Оберіть карту
do-offer = Запропонувати { $card }
do-throw = Кинути { $card }
do-race = Торкніться карти, щоб кинути
do-seal = { $sealed ->
    [done] { $card } у конверті
   *[no] { $card } — у конверт
  }
do-pass = Пас
do-duel = Мир чи конфлікт?
warn-equal = Дорівнює пропозиції, тож не зарахується.
aim = { $side ->
    [left] ліворуч на { $degrees }°
    [right] праворуч на { $degrees }°
   *[straight] прямо
  }, сила { $force } з 10
hint-card = карта
hint-aim = приціл
hint-force = сила
hint-space = Пробіл
hint-throw = кинути
hint-pass = пас

## Dilemma: whose move it is
status-lead = Жереб вирішує, хто починає.
status-offer = { $who } обирає пропозицію.
status-offer-mine = Ваш хід: запропонуйте карту.
status-window = { $who } пропонує { $card }. Падають останні карти.
status-window-mine = { $again ->
    [yes] На { $card } ({ $who }) досі немає дійсної карти. Можна кинути ще.
   *[no] { $who } пропонує { $card }. Хочете її — кидайте.
  }
status-window-late = Карта { $card } ({ $who }) лягла добре. Кинути зараз — лише втратити свою карту.
status-window-others = { $who } пропонує { $card }. Інші ще можуть кидати.
status-window-provoker = Ви пропонуєте { $card }. Решта може кидати.
status-respond = { $me ->
    [yes] Ви пропонуєте { $card }: відповіли { $in } з { $of }.
   *[no] { $who } пропонує { $card }: відповіли { $in } з { $of }.
  }
status-respond-mine = { $again ->
    [yes] На { $card } ({ $who }) досі немає дійсної карти. Обирайте знову або пасуйте.
   *[no] { $who } пропонує { $card }. Потай оберіть карту або пасуйте.
  }
status-sealed-card = Ваша { $card } у конверті; відповіли { $in } з { $of }. Ще можна змінити.
status-sealed-pass = Ви пасуєте; відповіли { $in } з { $of }. Ще можна змінити.
status-duel = { $p } і { $c } обирають: мир чи конфлікт.
status-duel-mine = Дуель, суперник { $who }: мир чи конфлікт?
status-end = Гру закінчено.

## Dilemma: the duel
duel = Дуель
peace = мир
conflict = конфлікт
duel-peace-what = Якщо мир обрали обоє, ви міняєтеся картами. Якщо ні, не дістанете нічого.
duel-conflict-what = Коштує свічку. Забирає обидві карти, хіба що конфлікт обрали обоє.
duel-no-candle = Свічок немає: можливий лише мир.
duel-set = { $choice ->
    [conflict] На вашому жетоні конфлікт. Ще можна перевернути.
   *[peace] На вашому жетоні мир. Ще можна перевернути.
  }
duel-stakes = Ваша { $mine } проти { $theirs }.
duel-look = Поглянути на стіл
side-offered = { $me ->
    [yes] пропонуєте { $card }
   *[no] пропонує { $card }
  }
side-threw = { $me ->
    [yes] кидаєте { $card }
   *[no] кидає { $card }
  }
duel-swap = { $me ->
    [p] Мир. Ви дістаєте { $card }, { $c } дістає { $offer }.
    [c] Мир. Ви дістаєте { $offer }, { $p } дістає { $card }.
   *[no] Мир. { $p } дістає { $card }, { $c } дістає { $offer }.
  }
duel-takes = { $me ->
    [yes] Ви забираєте обидві карти: +{ $sum }. Це коштує свічку.
   *[no] { $who } забирає обидві карти: +{ $sum }. Це коштує свічку.
  }
duel-clash = Конфлікт. Карти { $offer } і { $card } вибувають з гри, і з кожного боку гасне свічка.

## Dilemma: the log
name-card = { $who } ({ $card })
log-leads = { $me ->
    [yes] Ви маєте свисток і починаєте.
   *[no] { $who } має свисток і починає.
  }
log-initiative = { $me ->
    [yes] Свисток переходить до вас.
   *[no] Свисток тепер має { $who }.
  }
log-passed = { $me ->
    [yes] Ви пасуєте.
   *[no] { $who } пасує.
  }
log-offered = { $me ->
    [yes] Ви пропонуєте { $card }.
   *[no] { $who } пропонує { $card }.
  }
log-good = { $me ->
    [yes] Ваша { $card } лягла добре.
   *[no] { $who } кидає { $card }. Лягла добре.
  }
log-void = { $me ->
    [yes] Ваша { $card } не рахується: { $why }.
   *[no] { $who } кидає { $card }. Не рахується: { $why }.
  }
log-thrown = Знизу вгору: { $list }.
log-taken = { $me ->
    [yes] Ви пристаєте на пропозицію картою { $card }.
   *[no] { $who } пристає на пропозицію картою { $card }.
  }
log-again = Жодна карта не рахується. Усі можуть кинути ще.
log-lost = Вибувають з гри: { $list }.
log-kept = { $me ->
    [yes] Карту { $card } не хоче ніхто: вона лишається вам.
   *[no] Карту { $card } не хоче ніхто: { $who } лишає її собі.
  }
log-missed = { $me ->
    [yes] Ваша пропозиція не влучила в арену: карту { $card } втрачено.
   *[no] { $who } не влучає пропозицією в арену: карту { $card } втрачено.
  }

## Dilemma: the end
result-wins = { $n ->
    [one] { $me ->
        [yes] Ви перемогли
       *[no] Перемагає { $who }
      }
   *[other] Спільна перемога: { $who }
  }
result-nothing = жодної виграної карти
result-again = Реванш за тими ж правилами
result-record = Завантажити протокол

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
