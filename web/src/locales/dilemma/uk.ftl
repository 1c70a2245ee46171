## House rules
option-dilemma-mode = Як кидаємо
option-dilemma-mode-throw = Кидок
option-dilemma-mode-race = Наввипередки
option-dilemma-mode-sealed = Наосліп
option-dilemma-mode-throw-help = Киньте карту порухом пальця. Вона може лягти добре, спертися на стінку, зависнути на бортику або не влучити.
option-dilemma-mode-race-help = Дотик — уже кидок. Кожна карта лягає добре, перша пристає на пропозицію.
option-dilemma-mode-sealed-help = Кожен потай обирає карту або пасує, а жереб вирішує, чия лежить найнижче. Для неспішних столів і для двох.
unfit-dilemma-mode = Удвох або менш як з десятьма картами грають лише «Наосліп».
option-dilemma-lives = Свічок на кожного
option-dilemma-lives-0 = за правилами
option-dilemma-lives-help = Кожен конфлікт коштує одну. За правилами: дві, а втрьох три.
option-dilemma-remaining = Показувати, що лишилося в руках
option-dilemma-remaining-help = Це й так може порахувати кожен.
option-dilemma-tiebreak = Розсуджувати нічиї
option-dilemma-tiebreak-help = За свічками, потім за виграними картами. Інакше перемога спільна.
option-dilemma-skill = Вправність
option-dilemma-skill-help = Пропозицію теж кидають, і вона може не влучити. Лише в режимі «Кидок».
unfit-dilemma-skill = Спершу оберіть «Кидок»: інакше нема чим цілитися.
option-dilemma-cards = Карт на кожного
option-dilemma-cards-help = За правилами десять. Менше лише наосліп: для досліджень і коротких зупинок.
option-dilemma-first = Перший задирака
option-dilemma-first-0 = за жеребом
option-dilemma-first-help = За жеребом або той, хто сидить на цьому місці. У реванші — наступне місце.
clock-dilemma-offer = На пропозицію
clock-dilemma-window = На кидки
clock-dilemma-late = Запізнілі кидки після дійсної карти
clock-dilemma-respond = На вибір карти наосліп
clock-dilemma-duel = На жетон дуелі

## the table
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
banned-equal = Вона дорівнює пропозиції. Коли лишилося двоє, так не можна.
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

## whose move it is
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
    [yes] Ви пропонуєте { $card }. Відповідей: { $in } з { $of }.
   *[no] { $who } пропонує { $card }. Відповідей: { $in } з { $of }.
  }
status-respond-mine = { $again ->
    [yes] На { $card } ({ $who }) досі немає дійсної карти. Обирайте знову або пасуйте.
   *[no] { $who } пропонує { $card }. Потай оберіть карту або пасуйте.
  }
status-sealed-card = Ваша { $card } у конверті. Відповідей: { $in } з { $of }. Ще можна змінити.
status-sealed-pass = Ви пасуєте. Відповідей: { $in } з { $of }. Ще можна змінити.
status-duel = { $p } і { $c } обирають: мир чи конфлікт.
status-duel-mine = Дуель: { $who } проти вас. Мир чи конфлікт?
status-end = Гру закінчено.

## the duel
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

## the log
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
log-thrown = { $n ->
    [1] Кинуто одну карту: { $list }.
   *[other] Знизу вгору: { $list }.
  }
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
result-nothing = жодної виграної карти

## The mirror, and hints for newcomers
mirror = У дзеркалі
mirror-table = За столом обирали мир у { $share } % випадків (позначка на смузі).
mirror-peace = мир: { $peace } з { $duels }
mirror-struck = { $n ->
    [one] перший удар: { $n } раз
    [few] перший удар: { $n } рази
   *[other] перший удар: { $n } разів
  }
mirror-forgave = прощено { $n } з { $of }
way-dove = найбільше нагадує голуба: завжди мир.
way-hawk = найбільше нагадує яструба: завжди конфлікт.
way-echo = найбільше нагадує відлуння: повертає те, що отримало востаннє.
way-saint = найбільше нагадує святу душу: відповідає лише на другий удар.
way-elephant = найбільше нагадує слона: добрий до першої кривди, а потім уже ніколи.
hint-offer = Свисток у вас: оберіть карту й запропонуйте її. Інші можуть кидати; низька нікого не спокусить, висока може дорого коштувати.
hint-window = Посередині лежить пропозиція. Оберіть карту й киньте на неї або пасуйте. Перша дійсна карта виходить на дуель за обидві; карта того самого номіналу не рахується.
hint-respond = Кожен обирає потай: карту або пас. Жереб вирішує, яка лежить найнижче; вона й іде на дуель.
hint-duel = Мир чи конфлікт? Якщо мир двічі, карти міняють власників. Один конфлікт бере обидві й коштує свічку. Якщо конфлікт двічі, втрачено все.
hint-sealed = Ваш вибір запечатано. Його ще можна змінити, доки не обрали всі.

keys-dilemma = Клавіші від 1 до 9 і 0 (десятка) вибирають карту, P — пас. Пробіл або Enter грає вибрану карту, стрілки націлюють, хоч би як стояв перемикач.
