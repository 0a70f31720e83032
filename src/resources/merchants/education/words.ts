import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'merchant-education': {
      name: {
        mn: 'Боловсролын байгууллага |||| Боловсролын байгууллагууд',
        en: 'Education institute |||| Education institutes',
        ru: 'Учебное заведение |||| Учебные заведения |||| Учебные заведения',
      },
      fields: {
        grade: { mn: 'Анги', en: 'Grade', ru: 'Класс' },
        class: { mn: 'Бүлэг', en: 'Class', ru: 'Группа' },
        bankAccounts: { mn: 'Банкны данснууд', en: 'Bank accounts', ru: 'Банковские счета' },
        number: { mn: 'Дансны дугаар', en: 'Account number', ru: 'Номер счёта' },
        isPrime: { mn: 'Үндсэн данс', en: 'Prime account', ru: 'Основной счёт' },
        isRun: { mn: 'Гэйтвэй шалгадаг', en: 'Asked by the gateway', ru: 'Опрашивается шлюзом' },
        lastRun: { mn: 'Сүүлд шалгасан', en: 'Last asked', ru: 'Последний опрос' },
        state: { mn: 'Бүртгэлийн төлөв', en: 'Registration state', ru: 'Статус регистрации' },
        students: { mn: 'Суралцагч', en: 'Students', ru: 'Учащихся' },
      },
      sections: {
        general: { mn: 'Үндсэн мэдээлэл', en: 'General', ru: 'Общие сведения' },
        classes: { mn: 'Анги, бүлэг', en: 'Grades and classes', ru: 'Классы и группы' },
        accounts: { mn: 'Банкны данс', en: 'Bank accounts', ru: 'Банковские счета' },
      },
      views: {
        SCHOOL: { mn: 'Сургууль', en: 'Schools', ru: 'Школы' },
        KINDERGARTEN: { mn: 'Цэцэрлэг', en: 'Kindergartens', ru: 'Детские сады' },
        UNIVERSITY: { mn: 'Их, дээд сургууль', en: 'Universities', ru: 'Вузы' },
      },
      actions: {
        cancel_registration: {
          mn: 'Бүртгэлийг цуцлах',
          en: 'Cancel the registration',
          ru: 'Отменить регистрацию',
        },
        register_again: { mn: 'Дахин бүртгэх', en: 'Register again', ru: 'Зарегистрировать снова' },
      },
    },
  },
  merchants: {
    institute: {
      digits: {
        mn: 'Дансны дугаар зөвхөн тооноос бүрдэнэ.',
        en: 'An account number has digits only.',
        ru: 'Номер счёта состоит только из цифр.',
      },
      twice: {
        mn: 'Энэ данс давхардсан байна.',
        en: 'This account is there already.',
        ru: 'Этот счёт уже указан.',
      },
      no_prime: {
        mn: 'Нэг дансыг үндсэн данс болгоно уу.',
        en: 'Make one account the prime one.',
        ru: 'Сделайте один счёт основным.',
      },
      two_primes: {
        mn: 'Зөвхөн нэг данс үндсэн байна.',
        en: 'Only one account is the prime one.',
        ru: 'Основным может быть только один счёт.',
      },
      hides: {
        mn: 'Байгууллага болон %{count} суралцагч апп дээр харагдахгүй болно.',
        en: 'The institute and its students (%{count}) are hidden in the app.',
        ru: 'Учебное заведение и его учащиеся (%{count}) не будут видны в приложении.',
      },
      shows: {
        mn: 'Байгууллага болон %{count} суралцагч апп дээр дахин харагдана.',
        en: 'The institute and its students (%{count}) are shown in the app again.',
        ru: 'Учебное заведение и его учащиеся (%{count}) снова будут видны в приложении.',
      },
      students: { mn: 'Суралцагчдыг харах', en: 'See the students', ru: 'Показать учащихся' },
    },
  },
} satisfies Words;
