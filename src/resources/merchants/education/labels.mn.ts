/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'merchant-education': {
      name: 'Боловсролын байгууллага |||| Боловсролын байгууллагууд',
      fields: {
        grade: 'Анги',
        class: 'Бүлэг',
        bankAccounts: 'Банкны данснууд',
        number: 'Дансны дугаар',
        isPrime: 'Үндсэн данс',
        isRun: 'Гэйтвэй шалгадаг',
        lastRun: 'Сүүлд шалгасан',
        state: 'Бүртгэлийн төлөв',
        students: 'Суралцагч',
      },
      sections: {
        general: 'Үндсэн мэдээлэл',
        classes: 'Анги, бүлэг',
        accounts: 'Банкны данс',
      },
      views: {
        SCHOOL: 'Сургууль',
        KINDERGARTEN: 'Цэцэрлэг',
        UNIVERSITY: 'Их, дээд сургууль',
      },
      actions: {
        cancel_registration: 'Бүртгэлийг цуцлах',
        register_again: 'Дахин бүртгэх',
      },
    },
  },
  merchants: {
    institute: {
      digits: 'Дансны дугаар зөвхөн тооноос бүрдэнэ.',
      twice: 'Энэ данс давхардсан байна.',
      no_prime: 'Нэг дансыг үндсэн данс болгоно уу.',
      two_primes: 'Зөвхөн нэг данс үндсэн байна.',
      hides: 'Байгууллага болон %{count} суралцагч апп дээр харагдахгүй болно.',
      shows: 'Байгууллага болон %{count} суралцагч апп дээр дахин харагдана.',
      students: 'Суралцагчдыг харах',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'merchants/education': typeof labels;
  }
}
