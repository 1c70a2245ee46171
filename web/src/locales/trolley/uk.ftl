## House rules
option-trolley-edition = Видання
option-trolley-edition-own = Наше домашнє
option-trolley-edition-french = Французьке
option-trolley-edition-italian = Італійське
option-trolley-edition-ukrainian = Українське
option-trolley-edition-own-help = Команди за місцями. Те, що видання лишають відкритим, ми вирішили самі.
option-trolley-edition-french-help = Команди за місцями; спільники можуть лишити таємниці собі.
option-trolley-edition-italian-help = Команди за місцями, приблизно рівні; спільники мусять грати.
option-trolley-edition-ukrainian-help = Команди за жеребом; жетон Валерія Підтрамвайного переходить наприкінці раунду.
option-trolley-tom = Валерій Підтрамвайний
option-trolley-tom-help = Хто має найбільше жетонів із черепом, бере ще три таємниці й може зіграти на одну більше.
option-trolley-accomplices = Спільники
option-trolley-accomplices-help = Кожен у команді бере таємниці й грає одну.
option-trolley-order = Таємниці грають
option-trolley-order-free = хто коли готовий
option-trolley-order-alternate = сторони по черзі
option-trolley-order-sealed = потай, усі разом
option-trolley-mates = Команда бачить карти одне одного
option-trolley-mates-help = Інакше кожен бачить лише свої карти, і ролями не міняються.
option-trolley-cycles = Скільки разів кожен за важелем
option-trolley-cycles-0 = за правилами
option-trolley-cycles-help = За правилами: раз, а втрьох і вчотирьох двічі.
option-trolley-first = Перший машиніст
option-trolley-first-0 = за жеребом
option-trolley-first-help = За жеребом або той, хто сидить на цьому місці.
clock-trolley-choose = Щоб викласти карту
clock-trolley-modify = Щоб почепити таємниці
clock-trolley-floor = Слово кожної сторони
clock-trolley-free = Коли говорять усі
clock-trolley-lever = Біля важеля

## Words of the game
innocent = Добряк
guilty = Негідник
conductor = Машиніст
conductor-is = За важелем: { $who }
side = { $side ->
    [north] Північ
   *[south] Південь
  }
track = { $side ->
    [north] Північна колія
   *[south] Південна колія
  }
tom = має жетон Валерія Підтрамвайного
tokens = { $n ->
    [0] жодного жетона із черепом
    [one] { $n } жетон із черепом
    [few] { $n } жетони із черепом
    [many] { $n } жетонів із черепом
   *[other] { $n } жетона із черепом
  }
death-tokens = Жетони із черепом
pile-innocent = Добряки
pile-guilty = Негідники
pile-modifier = Таємниці
job-none = радить
round = Раунд { $n } з { $of }
quoted = «{ $text }»
foreign = Цю карту не перекладено
each = { $g ->
    [fp] кожна
    [np] кожне
   *[other] кожен
  }
company = Гравці
awaited = на цю людину чекають
rested = уже все сказано
hand-of = Карти: { $who }
reader = Карта

## The one sentence
status-draw = Беремо карти.
status-lay = { $kind ->
    [guilty] Викладіть негідника на чужу колію: { $side ->
        [north] північну
       *[south] південну
      }.
   *[innocent] Викладіть добряка на свою колію: { $side ->
        [north] північну
       *[south] південну
      }.
  }
status-laying = { $kind ->
    [guilty] Кожна команда кладе негідника на чужу колію.
   *[innocent] Кожна команда кладе добряка на свою колію.
  }
status-in = Готово { $in } з { $of }.
status-sealed = Лежить сорочкою вгору. Ще можна передумати. Готово { $in } з { $of }.
status-aim = { $must ->
    [yes] Оберіть таємницю й торкніться постаті, на якій вона висітиме.
   *[no] Можете почепити ще одну таємницю або лишити її собі.
  }
status-aiming = Чіпляємо таємниці. Чекаємо: { $who }.
status-floor = { $me ->
    [yes] Слово має ваша команда. Захищайте свою колію.
    [conductor] { $side ->
        [north] Промовляє Північ. Слухайте.
       *[south] Промовляє Південь. Слухайте.
      }
   *[no] { $side ->
        [north] Слово має Північ.
       *[south] Слово має Південь.
      }
  }
status-free = { $me ->
    [conductor] Говорять усі разом. Слухайте, як зможете.
   *[no] Слово мають усі.
  }
status-lever = { $me ->
    [yes] Важіль ваш.
   *[no] За важелем { $who }. Просимо тиші.
  }
status-end = Остання колія вільна.

## My hands
do-choose = { $kind ->
    [guilty] Оберіть негідника
   *[innocent] Оберіть добряка
  }
do-lay = { $kind ->
    [guilty] Викласти на чужу колію
   *[innocent] Викласти на нашу колію
  }
do-done = Викладено сорочкою вгору
do-choose-modifier = Оберіть таємницю
do-aim = Тепер торкніться постаті
do-hang = { $n ->
    [one] Почепити сюди
    [few] Почепити всі { $n }
    [many] Почепити всі { $n }
   *[other] Почепити всі { $n }
  }
do-keep = Лишити собі
aim-at = Почепити сюди: { $who }
later = { $kind ->
    [innocent] Добряків викладають на кроці 3.
    [guilty] Негідників викладають на кроці 4.
   *[modifier] Таємниці чіпляють на кроці 5.
  }
hand-empty = Зараз у вас немає карт. Радьте команді.
do-swap = { $offer ->
    [mine] Забрати пропозицію
    [theirs] Погодитися: обмін ролями й картами
   *[none] Запропонувати обмін ролями
  }
swap-what = Ролі переходять разом із картами, якщо хочете ви обоє. Знає про це лише ваша команда.
laid-by = { $me ->
    [yes] Виклали ви
   *[no] Чия карта: { $who }
  }
laid-by-chance = Сюди її поклав випадок.
listen = { $me ->
    [conductor] Команди обирають. Потренуйте безсторонній вираз обличчя.
   *[no] Зараз можна слухати.
  }

## Pleading
plea-about = Про що
plea-matter = про всю справу
plea-say = Ваша промова
plea-ready = Готові слова
plea-empty = Спершу напишіть промову або візьміть готові слова.
plea-spare = Пощадити
plea-condemn = Не шкодувати
plea-pin-first = Приколіть промову до карти, і слів про неї стане більше.
plea-by = { $about ->
    [yes] { $who } ({ $card }):
   *[no] { $who }{ $card }:
  }
plea-spent = Цього разу ви вже все сказали.
pleas-n = { $n ->
    [one] { $n } промова
    [few] { $n } промови
    [many] { $n } промов
   *[other] { $n } промови
  }
do-plead = Сказати
do-pin = Сказати про це
do-rest = У мене все
do-enough = { $floor ->
    [north] Досить, Півноче
    [south] Досить, Півдню
   *[free] Досить. До важеля.
  }

## The lever
lever-hold = Утримуйте бік одну секунду або натисніть двічі.
lever-again = { $side ->
    [north] Ще раз, і трамвай їде на Північ.
   *[south] Ще раз, і трамвай їде на Південь.
  }
lever-side = { $side ->
    [north] По Півночі
   *[south] По Півдню
  }
lever-fine = Промов: Північ { $north }, Південь { $south }. Відшкодувань не буде.
verdict = { $side ->
    [north] Північ переїхано
   *[south] Південь переїхано
  }
verdict-fine = Гроші за квитки не повертаємо.
verdict-expected = Судячи з попередніх вироків, імовірність цього була { $percent } %.
struck = викреслено
next-conductor = Далі за важелем: { $who }.

## What happened
log-conductor = { $me ->
    [yes] За важелем ви.
   *[no] За важелем { $who }.
  }
log-tom = { $me ->
    [yes] Жетон Валерія Підтрамвайного у вас.
   *[no] Жетон Валерія Підтрамвайного має { $who }.
  }
log-teams = Північ: { $north }. Південь: { $south }.
log-reshuffled = { $pile ->
    [innocent] Добряків перетасовано.
    [guilty] Негідників перетасовано.
   *[modifier] Таємниці перетасовано.
  }
log-turned = { $side ->
    [north] Випадок кладе на північну колію: «{ $text }»
   *[south] Випадок кладе на південну колію: «{ $text }»
  }
log-laid = { $me ->
    [yes] Ви кладете
   *[no] { $who } кладе
  } { $kind ->
    [guilty] негідника
   *[innocent] добряка
  } на { $side ->
    [north] північну
   *[south] південну
  } колію: «{ $text }»
log-offer = { $fresh ->
    [yes] { $me ->
        [yes] Ви пропонуєте обмін ролями: { $mate }.
       *[no] { $who } пропонує обмін ролями: { $mate }.
      }
   *[no] { $me ->
        [yes] Ви забираєте пропозицію обміну: { $mate }.
       *[no] { $who } забирає пропозицію обміну: { $mate }.
      }
  }
log-swapped = { $who } міняються ролями.
log-aimed = { $me ->
    [yes] Ви чіпляєте
   *[no] { $who } чіпляє
  } таємницю на { $side ->
    [north] північній
   *[south] південній
  } колії{ $named ->
    [yes] {" "}({ $figure })
   *[no] {""}
  }: «{ $text }»
log-floor = { $how ->
    [enough] Досить, каже машиніст.
    [time] Час вийшов.
   *[ready] {""}
  } { $floor ->
    [north] Слово має Північ.
    [south] Слово має Південь.
    [free] Слово мають усі.
   *[lever] До важеля.
  }
log-rested = { $me ->
    [yes] Ви все сказали.
   *[no] { $who }: «У мене все».
  }
log-pleaded = { $about ->
    [yes] { $who } ({ $card }): «{ $text }»
   *[no] { $who }{ $card }: «{ $text }»
  }
words-removed = (слова вилучено)
log-killed = { $side ->
    [north] Трамвай їде по Півночі. Жетон із черепом: { $who }.
   *[south] Трамвай їде по Півдню. Жетон із черепом: { $who }.
  }

## For a newcomer
hint-innocent = Викладіть когось, кого машиністові буде шкода: це ваша власна колія.
hint-guilty = Викладіть когось, за ким не сумуватимуть: це чужа колія, і ви хочете, щоб трамвай поїхав по ній.
hint-modify = Чіпляйте добре на свою колію або погане на чужу. Якщо на карті кілька постатей, можна обрати котрусь.
hint-mate = Зараз за вашу команду грає хтось інший. Ви бачите ці карти: радьте в розмові команди.
hint-conductor = Команди складають колії. Ви вислухаєте обидві сторони й оберете, котра загине.
hint-plead = Поясніть, чому ваша колія має жити або чому не має чужа. Промова, приколота до карти, важить більше.
hint-listen = Слово має інша сторона. Ваша черга прийде.
hint-done = Ви закінчили. До важеля дійде, коли закінчать усі або коли Машиніст почує досить.
hint-enough = Дослухайте до кінця або спиніть, коли почули досить.
hint-lever = Оберіть колію, яка загине. Кожен із її команди отримає жетон із черепом; вирішуєте лише ви.
hint-hush = Машиніст вирішує сам. Команда колії, яка загине, отримає жетони із черепом.

## The end
portraits = Що важіль каже про вас
portrait-spares = Щадить: { $what }
portrait-kills = Не щадить: { $what }
expected = Чого чекав стіл
expected-line = { $n }. { $who }: { $side ->
    [north] переїхано Північ
   *[south] переїхано Південь
  }, імовірність { $percent } %
feature-lives = тих, кого більше
feature-child = дітей
feature-animal = тварин
feature-cute = милих
feature-famous = славетних
feature-useful = корисних
feature-wicked = лихих
feature-sad = нещасних
feature-funny = кумедних
feature-weird = диваків
feature-rich = багатих
feature-relative = своїх

## Pleas by plot: $whom is a figure as an object, $who as a subject, $of belonging to it, $g its gender and number
plea-quote = Гляньте, хто тут: «{ $text }»
plea-mind-1 = Зважте на бирку: «{ $text }»
plea-mind-2 = Перечитайте дрібний шрифт: «{ $text }»
plea-whole-1 = Гляньте ще раз на обидві колії. Наша менше тисне на сумління.
plea-whole-2 = Нам приховувати нічого. А тепер гляньте на них.
plea-whole-3 = Вас пам’ятатимуть саме за це. Оберіть колію, яку зможете пояснити.
plea-whole-4 = На нашій колії матері. На їхній самі відмовки.
plea-rather-1 = Пощадіть { $whom }, а переїдьте { $other }. Тут нема про що думати.
plea-rather-2 = Спитайте на пероні: кожен лишив би { $whom } і віддав би { $other }.
plea-rather-3 = Хтось один мусить піти. Лишіть { $whom }, заберіть { $other }.
plea-for-lives-1 = Пощадіть { $whom }: стільки життів на одне сумління не поміститься.
plea-for-lives-2 = Порахуйте голови, перш ніж братися за важіль. І пощадіть { $whom }.
plea-for-child-1 = Пощадіть { $whom }: у такому віці розклад руху вивчають інакше.
plea-for-child-2 = А першому класові ви це поясните? Тоді не чіпайте { $whom }.
plea-for-animal-1 = Пощадіть { $whom }: жодна тварина не голосувала за трамваї.
plea-for-animal-2 = { $who } не { $g ->
    [p] мають
    [fp] мають
    [np] мають
   *[other] має
  } ні квитка, ні провини, ні гадки, що таке рейка.
plea-for-cute-1 = Переїдете { $whom }, і ця світлина ходитиме за вами все життя.
plea-for-cute-2 = Гляньте ще раз на { $whom }, повільно. А тепер спробуйте смикнути.
plea-for-famous-1 = Переїдете { $whom }, і завтра ви в усіх газетах.
plea-for-famous-2 = Прихильники { $of } чекають на наступній зупинці, і їх багато.
plea-for-useful-1 = Пощадіть { $whom }: колись вам знадобиться саме це.
plea-for-useful-2 = Подумайте про роботу { $of }: хто її робитиме в понеділок?
plea-for-wicked-1 = Пощадіть { $whom }: за кого ми були б кращі без лиходіїв?
plea-for-wicked-2 = Переїдете { $whom }, і не буде ні суду, ні зізнання.
plea-for-sad-1 = Доля вже стільки разів переїхала { $whom }. Хай хоч трамвай об’їде.
plea-for-sad-2 = Історія { $of } заслуговує на світлішу сторінку.
plea-for-funny-1 = Пощадіть { $whom }: без жартів дорога довша.
plea-for-funny-2 = Ви всміхнулися, коли читали. Тепер переїхати { $whom } вже не вийде.
plea-for-weird-1 = Пощадіть { $whom }: другого зразка наука не має.
plea-for-weird-2 = Переїдете { $whom }, і ніхто ніколи не дізнається, що то було.
plea-for-rich-1 = Пощадіть { $whom }: така велика вдячність має чекову книжку.
plea-for-rich-2 = Адвокати { $of } уже записали ваш номер.
plea-for-relative-1 = Ви знаєте { $whom }. На родинній вечері про це спитають.
plea-for-relative-2 = Увечері з дзеркала на вас глянули б очі { $of }.
plea-against-lives-1 = Якщо вже когось, то { $whom }: тут це найменше число.
plea-against-lives-2 = Порахуйте без сліз і заберіть { $whom }.
plea-against-child-1 = Дитинство минає в кожного. Заберіть { $whom }: тут воно мине за розкладом.
plea-against-child-2 = Молоді ноги ще встигнуть відстрибнути. Їдьте на { $whom }.
plea-against-animal-1 = Природа жорстока, залізниця теж. Заберіть { $whom }.
plea-against-animal-2 = З іншої колії на вас подадуть до суду. Заберіть { $whom }.
plea-against-cute-1 = Великі очі не доказ. Заберіть { $whom }.
plea-against-cute-2 = Милим завжди все минається. Не сьогодні: заберіть { $whom }.
plea-against-famous-1 = Заберіть { $whom }: пам’ятник уже відлито.
plea-against-famous-2 = Легенди живуть довше за людей. Заберіть { $whom }.
plea-against-useful-1 = Корисним знайдуть заміну до понеділка. Заберіть { $whom }.
plea-against-useful-2 = Наступники { $of } вже надіслали резюме.
plea-against-wicked-1 = Якщо ці рейки колись для когось клали, то клали під { $whom }.
plea-against-wicked-2 = Жертви { $of } чекають на наступній зупинці з квітами.
plea-against-sad-1 = Хай сумна пісня скінчиться. Заберіть { $whom }.
plea-against-sad-2 = Це була б майже ласка. Заберіть { $whom }.
plea-against-funny-1 = Кожен жарт мусить мати кінець. Заберіть { $whom }.
plea-against-funny-2 = Посміялися, і досить: тепер { $who } { $g ->
    [p] можуть
    [fp] можуть
    [np] можуть
   *[other] може
  } виходити, разом із жартами.
plea-against-weird-1 = Ніхто не може пояснити { $whom }. І трамвай не мусить.
plea-against-weird-2 = Деякі питання краще лишити на рейках. Заберіть { $whom }.
plea-against-rich-1 = Заберіть { $whom }: страховка чудова.
plea-against-rich-2 = Гроші { $of } досі піднімали кожен шлагбаум. Але не цей.
plea-against-relative-1 = На цій лінії поблажок немає. Заберіть { $whom }.
plea-against-relative-2 = Заберіть { $whom }, і ніхто не скаже, що ви дбаєте лише про своїх.

keys-trolley = Клавіші від 1 до 9 вибирають карту з вашої руки.
