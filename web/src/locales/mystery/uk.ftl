## Правила дому
option-mystery-hours = Години на перегін
option-mystery-hours-help = Скільки годин має кожен на кожному з п’яти перегонів.
option-mystery-abilities = Здібності
option-mystery-abilities-help = Четверо слідчих можуть глянути на карту свого кольору, покладену на стос; міс Пранскі має на годину більше.
option-mystery-passengers = Карти пасажирів
option-mystery-passengers-help = Для чотирьох гравців: скільки карт у першого й другого пасажира.
option-mystery-colours = Кольори здібностей
option-mystery-colours-mansard-car = Мансар: вагони, де Мірабелла: підозрювані
option-mystery-colours-mansard-suspect = Мансар: підозрювані, де Мірабелла: вагони
option-mystery-colours-help = На які сорочки можуть глянути ці двоє.
option-mystery-aid = Записник
option-mystery-aid-paper = папір
option-mystery-aid-clerk = писар
option-mystery-aid-logician = логік
option-mystery-aid-statistician = статистик
option-mystery-aid-paper-help = Саме нічого не пишеться. Візьміть олівець.
option-mystery-aid-clerk-help = Позначає те, що ви бачили самі: коли й у кого.
option-mystery-aid-logician-help = Позначає ще й те, що випливає напевно.
option-mystery-aid-statistician-help = Каже ще й те, наскільки ймовірний кожен доказ.
option-mystery-seat1 = Місце 1 їде як
option-mystery-seat1-lot = за жеребом
option-mystery-seat1-macdouglas = Макдуґлас
option-mystery-seat1-mansard = Мансар
option-mystery-seat1-mirabella = де Мірабелла
option-mystery-seat1-strauss = Штраус
option-mystery-seat1-pransky = міс Пранскі
option-mystery-seat2 = Місце 2 їде як
option-mystery-seat2-lot = за жеребом
option-mystery-seat2-macdouglas = Макдуґлас
option-mystery-seat2-mansard = Мансар
option-mystery-seat2-mirabella = де Мірабелла
option-mystery-seat2-strauss = Штраус
option-mystery-seat2-pransky = міс Пранскі
option-mystery-seat3 = Місце 3 їде як
option-mystery-seat3-lot = за жеребом
option-mystery-seat3-macdouglas = Макдуґлас
option-mystery-seat3-mansard = Мансар
option-mystery-seat3-mirabella = де Мірабелла
option-mystery-seat3-strauss = Штраус
option-mystery-seat3-pransky = міс Пранскі
option-mystery-seat4 = Місце 4 їде як
option-mystery-seat4-lot = за жеребом
option-mystery-seat4-macdouglas = Макдуґлас
option-mystery-seat4-mansard = Мансар
option-mystery-seat4-mirabella = де Мірабелла
option-mystery-seat4-strauss = Штраус
option-mystery-seat4-pransky = міс Пранскі
option-mystery-seat5 = Місце 5 їде як
option-mystery-seat5-lot = за жеребом
option-mystery-seat5-macdouglas = Макдуґлас
option-mystery-seat5-mansard = Мансар
option-mystery-seat5-mirabella = де Мірабелла
option-mystery-seat5-strauss = Штраус
option-mystery-seat5-pransky = міс Пранскі
clock-mystery-go = На кожну зупинку ходу
clock-mystery-show = Щоб показати карту
clock-mystery-give = Щоб дати карту
clock-mystery-bag = Щоб сховати й угадати торбинку
clock-mystery-steal = Щоб назвати, що взяти
clock-mystery-talk = З кондуктором
clock-mystery-ability = Щоб скористатися здібністю
clock-mystery-strasbourg = Кожна карта годин у Страсбурзі
clock-mystery-budapest = Кожна карта годин у Будапешті
clock-mystery-wien = Кожна купка карт годин у Відні
clock-mystery-tunnel = У тунелі
clock-mystery-telegram = Щоб написати телеграму
clock-mystery-reveal = Щоб обрати карту для викриття
clock-mystery-answer = На остаточні висновки
clock-mystery-verdict = Перед кожною схованою картою

## карти й люди
category-method = Спосіб
category-suspect = Хто
category-motive = Мотив
category-car = Вагон
category-time = Час
card-method = { $n ->
    [1] карту способу
    [one] { $n } карту способу
    [few] { $n } карти способу
   *[many] { $n } карт способу
  }
card-suspect = { $n ->
    [1] карту підозрюваного
    [one] { $n } карту підозрюваних
    [few] { $n } карти підозрюваних
   *[many] { $n } карт підозрюваних
  }
card-motive = { $n ->
    [1] карту мотиву
    [one] { $n } карту мотиву
    [few] { $n } карти мотиву
   *[many] { $n } карт мотиву
  }
card-car = { $n ->
    [1] карту вагона
    [one] { $n } карту вагона
    [few] { $n } карти вагонів
   *[many] { $n } карт вагонів
  }
card-face = карту «{ $name }»
city-0 = Париж
city-1 = Страсбург
city-2 = Мюнхен
city-3 = Відень
city-4 = Будапешт
city-5 = Стамбул
clue-0 = Револьвер
clue-1 = Свічник
clue-2 = Отрута
clue-3 = Мотузка
clue-4 = Стилет
clue-5 = Двері
clue-8 = Пані Вассер
clue-9 = Лорд Пім
clue-10 = Проф. Галас
clue-11 = Панна Окоє
clue-12 = Синьйор Бруні
clue-13 = Д-р Лінд
clue-16 = Борги
clue-17 = Спадок
clue-18 = Розбите серце
clue-19 = Таємниця
clue-20 = Заздрість
clue-21 = Амбіції
clue-24 = Бар
clue-25 = Спальний
clue-26 = Курильний
clue-27 = Пасажирський
clue-28 = Ресторан
clue-29 = Салон
time-at = { $h }:{ $m }
blank = порожньо
person-macdouglas = Макдуґлас
person-mansard = Мансар
person-mirabella = де Мірабелла
person-strauss = Штраус
person-pransky = міс Пранскі
conductor = Кондуктор
passenger = Пасажир { $n }
waits = чекає: { $city }
seat-says = { $who }: { $what }
place-hand = { $me ->
    [yes] ваша рука
   *[no] рука ({ $who })
  }
place-pile = { $me ->
    [yes] ваш стос
   *[no] стос ({ $who })
  }
place-conductor = кондуктор (місце { $n })
place-passenger = пасажир { $n }

## потяг
train = Потяг
notebook = Записник
route-label = Перегін { $leg }: { $from } – { $to }
hours-short = { $n } год
hours-range = { $more ->
    [to] { $low }–{ $high } год
    [or] { $low } / { $high } год
    [each] { $low } год +
   *[no] { $low } год
  }
hours-left = Лишилося годин: { $n } із { $of }
coach = { $who ->
    [no] {""}
   *[other] , тут: { $who }
  }{ $conductor ->
    [yes] , тут кондуктор
   *[no] {""}
  }{ $state ->
    [done] , зроблено
    [shut] , зараз не можна
   *[no] {""}
  }
backs = Сорочки на руках
backs-pile = + стос
in-pile = і { $n } у стосі
eye = { $ready ->
    [yes] Може глянути на карту, покладену на стос: { $what }
   *[no] Здібність на цьому перегоні вже використано: { $what }
  }
has-whistle = має свисток
pile-n = { $n ->
    [one] стос: { $n } карта
    [few] стос: { $n } карти
   *[many] стос: { $n } карт
  }
my-pile = Ваш стос
my-pile-what = До наступного міста недоступний нікому. Потім повернеться вам на руки.
my-pile-none = Порожній.
my-telegram = Ваша телеграма
revealed = Відкрито для всіх
question = Про що вас питають
tab-train = Потяг
tab-hand = Рука
tab-notebook = Записник
tab-ways = Шляхи
ways = Шлях кожної карти
ways-none = Ще жодна карта не рушила з місця.
step-back = Крок назад
step-on = Крок уперед
towards = Дорогою до міста { $city }

## у вагонах
two-actions = Дві дії
verb-lounge = Спитати всіх
verb-sleeping = Обшукати купе
verb-smoking = Обмінятися
verb-passenger = Пустити по колу
verb-dining = Запросити
verb-grip = Відкрити валізу
verb-madam = Розпитати пасажира
what-lounge = Назвіть категорію. Усі інші показують усім по карті з неї.
what-sleeping = Хтось ховає торбинку в одній руці. Вгадаєте — берете карту.
what-smoking = Двоє попутників дають вам по карті. Ви кожному даєте по одній своїй. Ніхто не затягується.
what-passenger = Сусід дає вам карту, ви даєте карту на другий бік, і так по колу.
what-dining = Кожен гість показує вам одну карту зі своєї категорії. Рахунок ваш.
what-grip = Усі карти однієї категорії повертаються зі стосу на руки.
what-madam = Пасажир віддає вам одну карту, за сорочкою.
not-your-go = Зараз не ваш хід. Дивитися можна, зупинитися — ні.
stop-not = { $why ->
    [ME-31] Зупинитися не можна: бракує годин.
    [ME-32] На цьому перегоні ви це вже робили.
    [ME-33] Потрібні дві карти на руках.
    [ME-56] Жоден пасажир іще не їде.
    [ME-A7] Ні в кого немає карти, про яку можна спитати.
    [ME-A8] Немає з ким це зробити.
    [ME-A9] Для спального вагона треба мати дві години.
    [ME-A19] У пасажирів, що їдуть, карт не лишилося.
    [ME-A29] У жодному стосі немає такої карти.
   *[other] Правила зараз цього не дозволяють.
  }
with-whom = З ким?
which-passenger = Котрий пасажир?
which-kind = Яка карта?
of-most = { $n } із { $most }
side = { $side ->
    [left] ліворуч від вас
   *[right] праворуч від вас
  }
ask-guest = Про що питаєте ({ $who })
who-sees = Хто що побачить.
sees-lounge = Усі бачать усі ці карти.
sees-sleeping = Карту бачите ви й той, у кого вона була. Інші бачать сорочку.
sees-smoking = Ви бачите обидві карти, кожен із двох — лише свою. Інші бачать сорочки.
sees-passenger = Кожну карту бачать той, хто дає, і ті, до кого вона потрапляє. Інші бачать сорочки.
sees-dining = Ви бачите всі, кожен гість — лише свою. Інші бачать сорочки.
sees-grip = Видно лише сорочки.
sees-madam = Карту бачите лише ви. Інші бачать сорочку.
conductor-here = Тут кондуктор: після дії ви обміняєтеся з ним картою.
do-lounge = Спитати, { $n } год
do-sleeping = Обшукати, { $n } год або на одну більше
do-smoking = Закурити, { $n } год
do-passenger = Пустити по колу, { $n } год
do-dining = Запросити, { $n } год
do-grip = Відкрити, { $n } год
do-madam = Розпитати, { $n } год
do-done = { $n ->
    [0] Кінець ходу
   *[other] Кінець ходу, лишити { $n } год
  }
tap-a-car = { $free ->
    [0] На цьому перегоні більше нічого не зробити.
   *[other] Торкніться вагона, щоб зупинитися.
  }
blanks = { $n ->
    [1] Один висновок іще порожній: вгадувати можна задарма.
    [one] Порожніх висновків: { $n }. Вгадувати можна задарма.
    [few] Порожніх висновків: { $n }. Вгадувати можна задарма.
   *[many] Порожніх висновків: { $n }. Вгадувати можна задарма.
  }
status-in = Готові: { $in } із { $all }.

## запитання
do-peek = Глянути на карту «{ $k }» ({ $who })
do-pass = Пропустити
order-pass = Моя здібність: завжди пропускати. Ніхто не помітить.
bag-side = { $side ->
    [left] Ліва рука
   *[right] Права рука
  }
do-steal = Узяти
do-slot = Місце { $n }: { $k }
give-order = Спершу одному, потім другому.
give-to = Карта { $n }: { $who }.
do-card = { $sealed ->
    [yes] Змінити
   *[no] { $what ->
        [lounge] Показати цю карту всім
        [dining] Показати цю карту
        [revelation] Відкрити цю карту
        [fill] Лишити йому цю карту
        [return] Дати ці дві
       *[other] Дати цю карту
      }
  }
tunnel-side = { $side ->
    [left] Ліворуч від вас: { $who }
   *[right] Праворуч від вас: { $who }
  }
tunnel-none = На руках немає карт.
about-telegram = Щонайбільше один доказ кожної категорії. Важить лише за нічиєї: правильний — плюс один, хибний — мінус один. Відправленого не повернеш.
about-answers = Ваші п’ять висновків. Правильний — очко, хибний нічого не коштує.
submit-tunnel = { $sealed ->
    [yes] Обрано
   *[no] Глянути
  }
submit-telegram = { $sealed ->
    [yes] Здано
   *[no] Надіслати телеграму
  }
submit-answers = { $sealed ->
    [yes] Здано
   *[no] Здати
  }

## карти годин
hour-cards = карти годин
look-well = Дивіться пильно
hours-begin = Починаються карти годин.
hours-what = { $how ->
    [one] Двадцять три карти, по одній. Година злочину з’явиться лише двічі.
    [stacks] Двадцять три карти на трьох купках. Година злочину з’явиться лише двічі.
   *[piles] Дивіться на свою купку; за сигналом вона йде ліворуч. Година злочину є лише двічі.
  }
hours-watch = Кожен дивиться на свою купку.
of-n = { $n } із { $of }
signal-n = Купка { $n } із { $of }
piles-go = Як іде купка
notebook-shut = записник закрито
whistle-pace = { $me ->
    [yes] Свисток у вас: скільки часу на карту?
   *[no] { $who } тримає свисток і задає темп. Заплющувати очі можна, але не варто.
  }
pace-per-card = Час на карту
per-cent = { $n } %
aloud = Промовляти години вголос

## записник
only-you = лише для вас
sheet = { $what }, перегін за перегоном
leg-n = перегін { $n }
verdict-column = вирок
cell = { $clue }, { $column }: { $mark }
mark-none = нічого
mark-seen = бачили
mark-both = обидва примірники
mark-travels = мандрує
mark-not = не має
mark-ask = можливо
mark-sure = це воно
mark-innocent = відпадає
mark-once = раз
mark-twice = двічі
mark-thrice = тричі
free-notes = Нотатки

## кінець
verdict = Сховані карти
verdict-what = Спершу що думає кожен, потім як було.
right = правильно
wrong = хибно
points = Очки
crime-was = Злочин: { $suspect }, { $method }, { $motive }, { $car }, { $time }.

## чий хід
status-wait = Потяг готують до відправлення.
status-go = Ходить { $who }: лишилося годин { $n } із { $of }.
status-go-mine = Ваш хід: лишилося годин { $n } із { $of }.
status-lounge = Бар: кожен обирає карту, щоб показати всім.
status-lounge-mine = { $who } просить усіх показати { $what }.
status-sleeping = { $who } обшукує купе ({ $to }): у якій руці торбинка?
status-sleeping-mine = { $to } ховає торбинку. У якій руці?
status-sleeping-hide = { $who } обшукує ваше купе. Сховайте торбинку.
status-steal = { $who } має торбинку й називає категорію.
status-steal-mine = Торбинка ваша. Яку карту берете?
status-smoking = Курильний вагон: { $to } обирають, що віддати.
status-smoking-mine = Дайте { $what }, її отримає { $who }.
status-return = { $who } обирає, що віддати навзаєм ({ $to }).
status-return-mine = Віддайте навзаєм по карті: { $to }.
status-link = Пасажирський вагон: { $who } обирає карту, далі { $to }.
status-link-mine = Дайте { $what }, її отримає { $to }.
status-dining = Ресторан: гості обирають, що показати. Запрошує { $who }.
status-dining-mine = Вас запрошено: { $who } просить показати { $what }.
status-talk = { $who } розмовляє з кондуктором.
status-talk-mine = Тут кондуктор. Візьміть одну з його карт.
status-fill = { $who } лишає кондукторові карту.
status-fill-mine = Тепер лишіть йому одну свою.
status-peek = Карта лягає на стос. Може глянути: { $others }.
status-peek-mine = На стос лягає карта вашого кольору. Глянути?
status-showing = { $city }: показують карти годин.
status-piles = { $city }: кожен дивиться на купку карт годин.
status-tunnel = Довгий тунель: кожен дивиться по карті в обох сусідів.
status-tunnel-mine = Довгий тунель: на яку карту глянете в кожного сусіда?
status-telegram = Пишуть телеграми.
status-telegram-mine = Будапешт: напишіть телеграму.
status-revelation = Раптове викриття: кожен обирає карту.
status-revelation-mine = Раптове викриття: оберіть карту, що лежатиме відкрито до кінця.
status-answers = Стамбул: кожен пише п’ять висновків.
status-answers-mine = Стамбул: хто, як, чому, де й коли?
status-sealed = Записано; відповіли { $in } із { $all }. Ще можна змінити.
status-verdict = Сховані карти. { $part }!
status-end = Гру закінчено.

## новачкам
hint-go = Торкніться вагона, щоб зупинитися. Кожна зупинка коштує годин і показує карти: менше годин — менше карт. Ту саму дію на перегоні двічі не роблять.
hint-more = У вас лишилися години. Торкніться іншого вагона або закінчіть хід: невикористані години пропадають.
hint-watch = Сорочка карти показує всім її категорію, таємне лише лице. Стежте, куди йдуть які категорії: це пів розгадки.
hint-lounge = Оберіть карту, щоб показати всім. Якщо маєте обидва примірники доказу, показаний один мало що скаже.
hint-dining = { $who } вас запрошує, і цю карту бачить лише { $who }. Вона полежить на вашому стосі, недосяжна, і повернеться на руки в наступному місті.
hint-smoking = Ця карта піде від вас назавжди, а натомість прийде інша.
hint-link = Ви віддаєте цю карту й отримуєте одну з другого боку. Щойно отриману далі не передають.
hint-sleeping = Проста вгадайка. Кого викрито, той втрачає карту.
hint-steal = Беріть категорію, про яку знаєте найменше. Котра карта з неї трапиться — справа випадку.
hint-return = Щойно отримані карти лежать на стосі, тож ви даєте дві інші. Віддавайте те, що добре знаєте.
hint-talk = Карту кондуктора бачить той, хто з ним міняється. Гляньте на таку, якої ніхто не знає.
hint-fill = Лишене тут ви згодом упізнаєте. Інші бачать лише сорочку.
hint-peek = Раз на перегін можна глянути на карту вашого кольору, яку суперник кладе на стос. Ніхто не дізнається, що ви побачили.
hint-showing = Лічіть подумки: кожна година з’являється тричі, година злочину — лише двічі. За цю подорож ви побачите їх тричі.
hint-piles = Лічіть знову. Кожна купка побуває перед вами один раз.
hint-tunnel = Ви побачите по карті в кожного сусіда. Оберіть категорії, яких бачили мало.
hint-telegram = Пишіть лише те, в чому досить певні: за нічиєї помилка коштує очко.
hint-revelation = Цю карту побачать усі. Оберіть таку, яку вже бачили.
hint-answers = Чого не знаєте, те вгадуйте: помилки нічого не коштують.

## літопис
log-cast = У потязі їдуть { $list }.
travels-as = { $who } ({ $what })
log-whistle = { $me ->
    [yes] Свисток у вас, ви починаєте.
   *[no] { $who } тримає свисток і починає.
  }
log-dealt = Кожному по сім карт. По одній карті кожної категорії сховано: це злочин.
log-conductor = Кондуктор іде до вагона: { $car }.
log-go = { $me ->
    [yes] Ваш хід дорогою до міста { $city }, годин: { $n }.
   *[no] Ходить { $who } дорогою до міста { $city }, годин: { $n }.
  }
log-rested = { $me ->
    [yes] Ви закінчуєте хід
   *[no] { $who } закінчує хід
  }; { $n ->
    [1] пропадає одна година.
    [one] пропадає { $n } година.
    [few] пропадають { $n } години.
   *[many] пропадає { $n } годин.
  }
stopped-lounge = { $me ->
    [yes] Ви просите
   *[no] { $who } просить
  } усіх у барі показати { $what } ({ $n } год).
stopped-sleeping = { $me ->
    [yes] Ви обшукуєте
   *[no] { $who } обшукує
  } в спальному вагоні купе ({ $to }, { $n } год).
stopped-smoking = { $me ->
    [yes] Ви міняєтеся картами
   *[no] { $who } міняється картами
  } в курильному вагоні: { $to } дають кожен { $what } ({ $n } год).
stopped-passenger = { $me ->
    [yes] Ви пускаєте
   *[no] { $who } пускає
  } карти по колу в пасажирському вагоні: спершу { $to } дає { $what } ({ $n } год).
stopped-dining = { $me ->
    [yes] Ви запрошуєте до ресторану й просите показати
   *[no] { $who } запрошує до ресторану й просить показати
  }: { $list } ({ $n } год).
guest-asked = { $who } — { $what }
stopped-grip = { $me ->
    [yes] Ви відкриваєте
   *[no] { $who } відкриває
  } валізу в салоні ({ $n } год).
stopped-madam = { $me ->
    [yes] Ви просите
   *[no] { $who } просить
  } у салоні { $what } в пасажира { $which } ({ $n } год).
log-guessed = { $hit ->
    [yes] { $me ->
        [yes] Ви знаходите торбинку ({ $to }) і платите ще годину.
       *[no] { $who } знаходить торбинку ({ $to }) і платить іще годину.
      }
   *[no] { $me ->
        [yes] Ви обираєте не ту руку ({ $to }) й нічого не знаходите.
       *[no] { $who } обирає не ту руку ({ $to }) й нічого не знаходить.
      }
  }
log-passed = { $me ->
    [yes] Ви такої не маєте: дивитеся на отриману карту й передаєте далі, її отримує { $to }.
   *[no] { $who } такої не має: дивиться на отриману карту й передає далі, її отримує { $to }.
  }
log-gripped = { $me ->
    [yes] Ви берете
   *[no] { $who } бере
  } { $what } зі стосу назад на руки.
moved-lounge = { $me ->
    [yes] Ви показуєте
   *[no] { $who } показує
  } всім { $card }.
moved-sleeping = { $me ->
    [yes] Ви втрачаєте
   *[no] { $who } втрачає
  } { $card }{ $got ->
    [none] {""}
    [me] , її берете ви
   *[other] , її бере { $to }
  }: так вирішив жереб.
moved-smoking = { $me ->
    [yes] Ви віддаєте
   *[no] { $who } віддає
  } в курильному вагоні { $card }{ $got ->
    [none] {""}
    [me] , її отримуєте ви
   *[other] , її отримує { $to }
  }.
moved-passenger = { $got ->
    [back] { $me ->
        [yes] Ви отримуєте назад свою
       *[no] { $who } отримує назад свою
      } { $card }.
   *[other] { $me ->
        [yes] Ви передаєте
       *[no] { $who } передає
      } в пасажирському вагоні { $card }{ $got ->
        [none] {""}
        [me] , її отримуєте ви
       *[other] , її отримує { $to }
      }.
  }
moved-dining = { $me ->
    [yes] Ви показуєте
   *[no] { $who } показує
  } { $card } за столом у ресторані.
moved-madam = Пасажир { $n } віддає { $card }{ $got ->
    [none] {""}
    [me] , її отримуєте ви
   *[other] , її отримує { $to }
  }.
moved-talk = { $got ->
    [none] Кондуктор віддає { $card } з місця { $n }
    [me] Ви берете { $card } в кондуктора, з місця { $n }
   *[other] { $to } бере { $card } в кондуктора, з місця { $n }
  }.
moved-fill = { $me ->
    [yes] Ви лишаєте
   *[no] { $who } лишає
  } кондукторові { $card } на місці { $n }.
moved-revelation = { $me ->
    [yes] Ви відкриваєте
   *[no] { $who } відкриває
  } для всіх { $card }, до самого кінця.
moved-piled = { $me ->
    [yes] Ви кладете { $card } на свій стос.
   *[no] { $who } кладе { $card } на свій стос.
  }
looked-tunnel = { $me ->
    [yes] Ви дивитеся в тунелі
   *[no] { $who } дивиться в тунелі
  } на { $card } { $mine ->
    [yes] у вас на руках
   *[no] на руках ({ $to })
  }.
looked-ability = { $me ->
    [yes] Ви вживаєте свою здібність і дивитеся
   *[no] { $who } вживає свою здібність і дивиться
  } на { $card }, перш ніж вона ляже на стос.
log-arrived = Потяг прибув: { $city }. Стоси беруть на руки, { $me ->
    [yes] свисток берете ви.
   *[no] свисток бере { $who }.
  }
log-boarded = Сідає пасажир { $n }.
log-pace = Свисток задає темп: { $n } % звичного часу.
log-deck = Карти годин прибрано.
log-telegrams = Телеграми надіслано.
log-hypotheses = { $part }: { $list }.
thinks = { $blank ->
    [yes] { $who } мовчить
   *[no] { $who } каже «{ $what }»
  }
log-crime = { $part }: { $card }.
log-opened = Нічия, тож розкривають телеграми. { $list }
opened = { $blank ->
    [yes] { $who }: телеграма порожня, вартість { $n }.
   *[no] { $who }: у телеграмі { $list }, вартість { $n }.
  }
log-won = Очки: { $list }.
points-of = { $who } — { $n }

## що друкує помічник
chance = { $p } %
sight = Ви бачили це на перегоні { $leg }: { $where }.
why-seen = { $n ->
    [1] Ви бачили це один раз.
    [one] Ви бачили це { $n } раз. Це не конче обидва примірники.
    [few] Ви бачили це { $n } рази. Це не конче обидва примірники.
   *[many] Ви бачили це { $n } разів. Це не конче обидва примірники.
  }
why-pair = Відпадає з перегону { $leg }: у вас обидва примірники.
why-held = Відпадає з перегону { $leg }: один примірник у вас, другий ви бачили.
why-twice = Відпадає з перегону { $leg }: бачено двічі, і це не могла бути та сама карта.
why-ways = Відпадає з перегону { $leg }: хоч би як ходили карти, сховано не цю.
why-rest = Лишається тільки це, з перегону { $leg }: усе інше відпадає.
why-turned = Сховану карту вже відкрито.
why-odds = Настільки ймовірно за картами, про які ви знаєте: { $p } %.
why-memory = Карти годин не лічить жоден помічник. Хто дивився, той пам’ятає — або ні.

## потім
plot = Що можна було знати
plot-what = Наскільки ймовірною була правда в кожному місті для того, хто нічого не забуває.
plot-row = { $part }. { $list }
plot-proved = Довести можна було не пізніше, ніж { $city }.
plot-never = Довести було неможливо.
plot-believed = { $right ->
    [yes] Відповідь, правильна: { $what }.
    [blank] Без відповіді.
   *[no] Відповідь, хибна: { $what }.
  }
