### What is said of decks and of cards of one’s own: only where a game deals such cards.

decks = Колоди
decks-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
  }
decks-last = Столу потрібна хоча б одна колода. Спершу додайте іншу.
decks-own = Додати власну колоду
decks-own-help = Зразок — звичайний текстовий файл: відкрийте його в будь-якому редакторі. Лишіть, що до вподоби, решту замініть; як саме, сказано в коментарях (англійською). Потім додайте файл сюди: про кожну помилку скажемо, в якому вона рядку.
decks-example = Завантажити зразок колоди
written-faults = Цю карту ще не можна надрукувати:
decks-faults = { $n ->
    [one] Колоду не взято: { $n } помилка
    [few] Колоду не взято: { $n } помилки
   *[many] Колоду не взято: { $n } помилок
  }
decks-line = Рядок { $n }:
tier = Наскільки чорно
tier-family = для родини
tier-standard = звичайно
tier-dark = чорно
tier-family-help = Можна й бабусі з дідусем.
tier-standard-help = М’яка отрута.
tier-dark-help = Чорний гумор: смерть, злочини, хвороби.
kind-innocent = Добряк
kind-guilty = Негідник
kind-modifier = Таємниця
written = Власні карти
written-n = { $n ->
    [0] {""}
   *[other] { $n } за цим столом
  }
written-help = До трьох карт увійдуть у колоду цієї гри. Ніхто не дізнається, хто яку написав.
written-kind = Вид карти
written-text = Текст карти
written-add = Додати карту
written-empty = Спершу напишіть, що стоїть на карті.
written-remove = Прибрати: { $text }
example-innocent = Доглядач маяка, який махає кожному кораблю.
example-guilty = Чоловік, який наспівує за шахами.
example-modifier = Має віддати вам одинадцять євро.
veto = Таємна заборона
veto-n = { $n ->
    [0] {""}
   *[other] { $n }
  }
veto-help = Теми, яких ви торкнетеся, сьогодні не випадуть. Ніхто не дізнається, хто просив, навіть той, хто тримає стіл.
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
fault-size = файл має { $n } КіБ, а колода може мати { $most }
fault-wide = цей рядок задовгий; у рядку може бути { $most } знаків
fault-cards-many = карт { $n }, а в колоді може бути { $most }
fault-encoding = це не текст UTF-8; збережіть файл у кодуванні UTF-8
fault-toml = звідси файл не читається; можливо, бракує лапки, дужки або =
fault-deep = забагато дужок одна в одній
fault-unknown = поля { $x } немає
fault-unknown-language = мови { $x } немає в переліку на початку
fault-head-none = бракує частини [pack]
fault-cards-none = карт немає: кожна починається з [[card]]
fault-missing = бракує { $field }
fault-format = формат має бути 1
fault-pack-id = { $x } не годиться як id: малі латинські літери, цифри й дефіси
fault-pack-version = { $x } — не версія: пишіть як 1.0.0
fault-free = { $field } — це текст від 1 до { $most } знаків
fault-languages = мови — з-поміж { $of }, кожна один раз
fault-languages-none = не названо жодної знайомої мови
fault-title-table = назва має по рядку на мову, як-от title.uk = "…"
fault-title-language = бракує назви мовою { $lang }
fault-id-none = карті потрібен id: від 3 до 32 малих латинських літер, цифр і дефісів
fault-id = { $x } не годиться як id: від 3 до 32 малих латинських літер, цифр і дефісів
fault-id-twice = карта в рядку { $n } вже має цей id
fault-choice-none = бракує { $field }: одне з { $of }
fault-choice = { $field } не може бути { $x }: це одне з { $of }
fault-topics-none = бракує topics; якщо тем немає, напишіть topics = []
fault-topics-many = topics — це перелік, щонайбільше чотири теми
fault-topic = теми { $x } немає, є лише { $of }
fault-topic-twice = одну тему названо двічі
fault-text-none = бракує тексту мовою { $lang }
fault-text-not = { $x } — не текст: візьміть його в лапки
fault-text-copied = це копія тексту мовою { $other }, а не переклад
fault-twin = вона майже така сама, як { $x } (рядок { $n })
fault-markup = { $x } — це розмітка, а карти — простий текст
fault-invisible = є невидимий знак: { $x }
fault-mixed = у { $x } змішано літери різних абеток
fault-foreign = { $x } не буває на картах цією мовою
fault-length = знаків { $n }, а на карту стає від { $least } до { $most }
fault-word = { $x } не вміститься в один рядок
fault-quotes = прямі лапки; вживайте ’ “ ” або « »
fault-dots = кілька крапок поспіль; вживайте …
fault-space = зайвий пробіл
fault-capital = не починається з великої літери
fault-stop = не закінчується крапкою
fault-brace = фігурна дужка або риска без пари
fault-brace-character = фігурні дужки бувають лише в модифікаторах
fault-brace-english = в англійській дужки не потрібні; пишіть «their»
fault-forms = у { $x } форм { $n }, а в цій мові їх { $most }
fault-figures = на карті персонажа від 1 до 4 постатей, кожна з [card.who.ІМ’Я]
fault-figure-name = { $x } не годиться як ім’я постаті: малі латинські літери, цифри й дефіси
fault-figure-at = at — це [x, y] у відсотках від малюнка
fault-line = рядок постаті — текст до { $most } знаків
fault-gender = { $x } має починатися з коду роду ({ $of }) і пробілу
fault-small = { $x }: іменник починається з малої літери
fault-article = { $x }: артикль не узгоджено з { $code } чи з іменником
fault-cases = { $x }: один відмінок або чотири (називний/родовий/знахідний/орудний)
fault-icon-none = бракує малюнка: icon = "назва з game-icons.net"
fault-icon = малюнка { $x } немає; назви — як на game-icons.net
fault-moral = пишіть is так: is = {"{"} cute = 2 {"}"}
fault-feature = риси { $x } немає, є лише { $of }
fault-feature-range = { $field } не може бути { $x }; це від { $least } до { $most }
