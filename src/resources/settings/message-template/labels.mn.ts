/** Mongolian texts: what belongs to this folder. */
export const labels = {
  messageTemplate: {
    variables: 'Хувьсагчид',
    variables_help:
      'Текстэд хувьсагчийг яг доорх шигээ бичнэ. Илгээх үед хүлээн авагчийн утгаар орлуулна.',
    name: 'Бичих нь',
    meaning: 'Утга нь',
    value: 'Урьдчилан харах утга',
    used: 'Текстэд',
    is_used: 'Орсон',
    customer: 'Харилцагчаар урьдчилан харах',
    example: 'Харилцагч сонгоогүй тул жишээ утгаар харуулж байна.',
    of_loan: 'Зээл: %{code}',
    no_loan: 'Энэ харилцагчид нээлттэй зээл алга.',
    missing: 'Энэ харилцагчид утга нь байхгүй тул мессеж илгээгдэхгүй: %{names}',
    by_hand: 'Ажилтан зээлийн мессеж илгээхдээ энэ загварыг сонгоно.',
    by_itself: 'Энэ үйлдэл хийгдмэгц консол мессежийг өөрөө илгээнэ.',
    difference: 'Одоогийн хувилбараас өөрчлөгдөх хэсэг',
    phone_help: 'Хүлээн авагчийн утсанд мессеж ингэж харагдана.',
    off: 'Загварыг идэвхгүй болгосны дараа энэ үйлдлээр хэнд ч мессеж илгээхгүй.',
    off_by_hand: 'Загварыг идэвхгүй болгосны дараа зээлийн мессежид сонгох боломжгүй болно.',
    to_sent: 'Энэ загвараар илгээсэн мессежүүд',
  },
  resources: {
    'settings/message-template': {
      name: 'SMS-ийн загвар |||| SMS-ийн загварууд',
      fields: {
        occasion: 'Илгээх үйлдэл',
        text: 'Мессежийн агуулга',
        version: 'Хувилбар',
        segments: 'Хэсгийн тоо',
        sentCount: 'Илгээсэн мессеж',
      },
      sections: { general: 'Загвар' },
      views: { active: 'Идэвхтэй', inactive: 'Идэвхгүй' },
    },
  },
  enums: {
    SmsOccasion: {
      LOAN_ISSUED: 'Зээл олгоход',
      LOAN_REJECTED: 'Зээлийн хүсэлт татгалзахад',
      LOAN_CEDED: 'Гэрээ цессээр шилжүүлэхэд',
      GUARANTEE_ASKED: 'Батлан даагчаас хүсэхэд',
      GUARANTEE_ENDED: 'Батлан даалтын хүсэлт цуцлагдахад',
      LOAN_DUE: 'Төлөх өдөр ойртоход',
      LOAN_OVERDUE: 'Төлбөр хэтэрсэн үед',
      LOAN_CONTACT: 'Холбогдохыг хүсэхэд',
    },
    SmsTemplateState: { ACTIVE: 'Идэвхтэй', INACTIVE: 'Идэвхгүй' },
    SmsVariable: {
      firstName: 'Хүлээн авагчийн нэр',
      lender: 'Зээлдүүлэгч',
      loanCode: 'Зээлийн код',
      lentAmount: 'Зээлийн дүн',
      balance: 'Зээлийн үлдэгдэл',
      dueAmount: 'Төлөх дүн',
      dueDate: 'Төлөх огноо',
      overdueDays: 'Хэтэрсэн хоног',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'settings/message-template': typeof labels;
  }
}
