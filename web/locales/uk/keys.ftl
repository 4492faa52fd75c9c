### Keys at the table, as the sheet lists them.

keys = Клавіші
pref-shortcuts = Грати окремими клавішами (вимкніть, якщо заважають)

# “Next” goes to what can be used, if anything can.
key-die = Узяти кубик цього значення або вибрати зі списку відповідь із цим номером
key-boost = Підсилити наступний кубик за 1 крону
key-pass = Пас
key-end = Завершити хід або те, про що питає Леопольд
key-undo = Скасувати
key-hint = Попросити поради в Леопольда
key-question = Запитання Леопольда
key-guests = Наступний гість у черзі
key-dice = Наступний кубик
key-rooms = Наступний номер
key-cafe = Наступний гість у кав’ярні
key-kitchen = Кухня й подавання
key-staff = Наступна карта персоналу
key-objectives = Наступне завдання
key-rivals = Наступний суперник
key-note = Прибрати пораду Леопольда
key-since = Що сталося від вашого останнього ходу
key-log = Журнал
key-menu = Меню
key-keys = Цей список
key-tab = Наступна група або наступна кнопка
key-arrows = По всьому в групі
key-enter = Вибрати те, що у фокусі
key-escape = Закрити те, що відкрито
