/** Mongolian texts: what belongs to this folder. */
export const labels = {
  phoneNumber: {
    find: 'Утасны дугаар',
    help: 'Дугаарыг бүтнээр нь бичнэ. Оператор, төлөв, сүүлд илгээсэн мессежүүдийг харуулна.',
    unknown: 'Утасны дугаар 8 оронтой байх ёстой.',
    found: 'Дугаар',
    operator: 'Үүрэн холбооны оператор',
    no_operator: 'Тодорхойгүй',
    messages: 'Сүүлд илгээсэн мессежүүд',
    failure: 'Хүрээгүй, илгээгээгүй шалтгаан',
    none: 'Энэ дугаарт мессеж илгээж байгаагүй.',
    stranger: 'Бүртгэлгүй дугаар: харилцагчийнх биш, мессеж илгээж байгаагүй.',
    blocked: 'Энэ дугаарт мессеж илгээхгүй.',
    hint: 'Сүүлийн мессежүүд хүрээгүй байна. Дугаарыг идэвхгүй болгох эсэхээ шийднэ үү.',
  },
  resources: {
    'settings/phone-number': {
      name: 'Утасны дугаар |||| Утасны дугаарууд',
      fields: {
        customerId: 'Харилцагч',
        operator: 'Үүрэн холбооны оператор',
        problem: 'Идэвхгүй болгосон шалтгаан',
        failedCount: 'Хүрээгүй мессеж',
        checkedAt: 'Шалгасан огноо',
        checkedBy: 'Шалгасан ажилтан',
      },
      views: { active: 'Идэвхтэй', inactive: 'Идэвхгүй' },
    },
  },
  enums: {
    PhoneProblem: {
      SUSPENDED: 'Дугаарыг түр хаасан',
      NOT_EXIST: 'Дугаар ашиглагдаагүй',
      NOT_OWNER: 'Өөр хүний дугаар',
      NOT_REACHED: 'Холбогдох боломжгүй',
      OWNER_ASKED: 'Эзэмшигч нь мессеж авахгүй гэсэн',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'settings/phone-number': typeof labels;
  }
}
