### Names of cards, tiles and boards. Cards stand in the nominative; sentences quote them, so that they never need another case.
### Long words may be broken at their soft hyphens.

## Guests

guest-49 = Скульп{"\u00AD"}тор
guest-50 = Музикант
guest-51 = Компо{"\u00AD"}зитор
guest-52 = Кравець
guest-53 = Танців{"\u00AD"}ниця фламенко
guest-54 = Портре{"\u00AD"}тист
guest-55 = Фотограф
guest-56 = Вока{"\u00AD"}лістка
guest-57 = Архі{"\u00AD"}тектор
guest-58 = Акторка
guest-59 = Поет
guest-60 = Ювелір
guest-61 = Художник
guest-62 = Оперна співачка
guest-63 = Пані
guest-64 = Герцо{"\u00AD"}гиня
guest-65 = Кавалер ордена імперії
guest-66 = Ланд{"\u00AD"}графиня
guest-67 = Суверен
guest-68 = Принцеса
guest-69 = Графиня
guest-70 = Виборник
guest-71 = Барон
guest-72 = Принц
guest-73 = Граф
guest-74 = Віконт
guest-75 = Баронеса
guest-76 = Герцог
guest-77 = Аптекар
guest-78 = Канцлер
guest-79 = Таємний радник
guest-80 = Почесний професор
guest-81 = Генерал
guest-82 = Старший радник
guest-83 = Торговий радник
guest-84 = Придвор{"\u00AD"}ний радник
guest-85 = Майор
guest-86 = Ветери{"\u00AD"}нар
guest-87 = Лікар
guest-88 = Прокурор
guest-89 = Верхов{"\u00AD"}ний комісар
guest-90 = Старший юридич{"\u00AD"}ний секретар
guest-91 = Тецкат{"\u00AD"}ліпока
guest-92 = Капітан Голд{"\u00AD"}гакен
guest-93 = Пан Горса
guest-94 = М. Інгаллз
guest-95 = Пан Бойделл
guest-96 = Пан Оундо
guest-97 = Е. Гізія
guest-98 = М. Поло
guest-99 = Крамер{"\u00AD"}софолус
guest-100 = Фермер Франц
guest-101 = Брат Уве
guest-102 = Кондук{"\u00AD"}тор
guest-103 = Дургойн
guest-104 = Мак-Лауд
guest-117 = Магістр Ферди{"\u00AD"}нанд
guest-118 = Пан Морас
# At an empty table, or where no card lies in the queue.
guest-nobody = нікого

## Staff

staff-1 = Кельнер
staff-2 = Офіціантка
staff-3 = Бармен
staff-4 = Су-шеф
staff-5 = Стайничий
staff-6 = Конюх
staff-7 = Масажистка
staff-8 = Гід
staff-9 = Швейцар
staff-10 = Шофер
staff-11 = Квітни{"\u00AD"}карка
staff-12 = Старша покоївка
staff-13 = Керівник ресторану
staff-14 = Декоратор
staff-15 = Чистильник взуття
staff-16 = Прачка
staff-17 = Кухарка
staff-18 = Гардероб{"\u00AD"}ниця
staff-19 = Дизайнер інтер’єру
staff-20 = Детектив
staff-21 = Шеф-кухар
staff-22 = Керівник персоналу
staff-23 = Майстер
staff-24 = Головний кельнер
staff-25 = Посильний
staff-26 = Організа{"\u00AD"}тор конферен{"\u00AD"}цій
staff-27 = Менеджер з броню­вання
staff-28 = Консьєрж
staff-29 = Секретарка
staff-30 = Клерк
staff-31 = Покоївка
staff-32 = Помічник керівника
staff-33 = Черговий по поверху
staff-34 = Адміні{"\u00AD"}стратор
staff-35 = Коридорний
staff-36 = Сомельє
staff-37 = Обслу{"\u00AD"}гову{"\u00AD"}вання номерів
staff-38 = Порт’є
staff-39 = Кондитер
staff-40 = Рекламник
staff-41 = Телефо{"\u00AD"}ністка
staff-42 = Садівник
staff-43 = Бариста
staff-44 = Буфетниця
staff-45 = Черговий по басейну
staff-46 = Чергова по поверху
staff-47 = Ліфтер
staff-48 = Керівник готелю

## Objectives: what each asks for

objective-105 = 20 крон у касі
objective-106 = 12 плиток номерів у готелі, вільних або зайнятих
objective-107 = 6 зіграних карт персоналу
objective-108 = поділка 10 або далі на треку імператора
objective-109 = 2 повністю зайняті поверхи
objective-110 = 6 повністю зайнятих груп номерів
objective-111 = зайняті всі номери одного кольору
objective-112 = 2 повністю зайняті стовпці
objective-113 = зайняті 3 сині, 3 червоні й 3 жовті номери
objective-114 = зайняті 4 червоні й 3 жовті номери
objective-115 = зайняті 4 жовті й 3 сині номери
objective-116 = зайняті 4 сині й 3 червоні номери

## Hotels

hotel-night = нічний готель
hotel-A = денний готель A
hotel-B = денний готель B
hotel-C = денний готель C
hotel-D = денний готель D

## Colours, with the sign that stands for each where there is little space

colour-blue = синій
    .sign = С
colour-red = червоний
    .sign = Ч
colour-yellow = жовтий
    .sign = Ж
colour-green = зелений

## Players, where no names are known

player = Гравець { $number }
hotelier = Готельєр { $number }

## Where points come from

source-guests = гості
source-rooms = підготовлені номери
source-groups = бонуси за заселення
source-staff = персонал
source-emperor-steps = поділки за кінцем треку імператора
source-objectives = завдання
source-emperor-1 = імператорський підрахунок 1
source-emperor-2 = імператорський підрахунок 2
source-emperor-3 = імператорський підрахунок 3
source-emperor-tiles = плитки імператора
source-final-staff = остаточний підрахунок: персонал
source-final-rooms = остаточний підрахунок: зайняті номери
source-final-leftovers = остаточний підрахунок: крони й кухня
source-final-guests = остаточний підрахунок: гості в кав’ярні
# Points that a position made by hand started with.
source-earlier = набрані раніше
