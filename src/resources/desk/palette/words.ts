import type { Words } from '../../../i18n/words';

export const words = {
  palette: {
    title: {
      mn: 'Хайх, нээх, үйлдэл хийх',
      en: 'Find, open, act',
      ru: 'Найти, открыть, выполнить',
    },
    field: { mn: 'Хайх', en: 'Search', ru: 'Поиск' },
    hint: {
      mn: 'Регистр, утас, зээлийн код, нэр, цэс…',
      en: 'Register number, phone, loan code, name, page…',
      ru: 'Регистр, телефон, код кредита, имя, страница…',
    },
    keys: {
      mn: '↑ ↓ сонгох · Enter нээх · Ctrl+Enter шинэ таб',
      en: '↑ ↓ choose · Enter opens · Ctrl+Enter in a new tab',
      ru: '↑ ↓ выбрать · Enter открыть · Ctrl+Enter в новой вкладке',
    },
    none: {
      mn: 'Тохирох зүйл олдсонгүй. Өөрөөр бичиж үзнэ үү.',
      en: 'Nothing like that. Try other words.',
      ru: 'Ничего не найдено. Попробуйте иначе.',
    },
    count: {
      mn: '%{smart_count} сонголт',
      en: '%{smart_count} choice |||| %{smart_count} choices',
      ru: '%{smart_count} вариант |||| %{smart_count} варианта |||| %{smart_count} вариантов',
    },
    groups: {
      recent: { mn: 'Саяхан нээсэн', en: 'Opened lately', ru: 'Недавно открытые' },
      exact: { mn: 'Яг таарсан', en: 'Called so', ru: 'Точное совпадение' },
      records: { mn: 'Нэр, дугаараар', en: 'By name or number', ru: 'По имени или номеру' },
      found: { mn: 'Таних тэмдгээр', en: 'By its number', ru: 'По номеру' },
      acts: {
        mn: 'Нээлттэй бичлэгийн үйлдэл',
        en: 'Actions of the open record',
        ru: 'Действия открытой записи',
      },
      pages: { mn: 'Цэс', en: 'Pages', ru: 'Страницы' },
      lists: { mn: 'Жагсаалтаас хайх', en: 'Search in a list', ru: 'Искать в списке' },
    },
    failed: {
      mn: 'Нэр, дугаараар хайж чадсангүй: олдоогүй нь байхгүй гэсэн үг биш.',
      en: 'Names and numbers could not be looked up: what is not shown may still be there.',
      ru: 'Поиск по именам и номерам не удался: ненайденное может существовать.',
    },
    customer_regnum: {
      mn: '%{value} регистртэй харилцагчийг нээх',
      en: 'Open the customer with register number %{value}',
      ru: 'Открыть клиента с регистром %{value}',
    },
    customer_phone: {
      mn: '%{value} утастай харилцагчийг нээх',
      en: 'Open the customer with phone %{value}',
      ru: 'Открыть клиента с телефоном %{value}',
    },
    loan: { mn: '%{value} зээлийг нээх', en: 'Open loan %{value}', ru: 'Открыть кредит %{value}' },
    search_in: { mn: '%{list}: «%{typed}»', en: '%{list}: “%{typed}”', ru: '%{list}: «%{typed}»' },
    no_customer: {
      mn: 'Ийм харилцагч бүртгэлгүй байна.',
      en: 'There is no such customer.',
      ru: 'Такого клиента нет.',
    },
    several_loans: {
      mn: 'Энэ дугаартай хэд хэдэн зээл байна: кодыг бүтнээр нь бичнэ үү.',
      en: 'Several loans have this number: type the whole code.',
      ru: 'Этот номер у нескольких кредитов: введите код полностью.',
    },
    no_loan: {
      mn: 'Ийм кодтой зээл олдсонгүй.',
      en: 'There is no loan with this code.',
      ru: 'Кредита с таким кодом нет.',
    },
  },
} satisfies Words;
