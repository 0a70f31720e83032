import { watchHindrances, watchPages } from '../pages/watch';

export const watchlists = {
  watch: watchPages,
  hindrances: watchHindrances,
  resources: {
    politicians: {
      fields: {
        relation: 'Хамаарал',
        occupation: 'Эрхэлдэг ажил',
        organization: 'Байгууллага',
        relatedTo: 'Хэний хамаарал',
        since: 'Эхэлсэн огноо',
        until: 'Дууссан огноо',
        customerId: 'Харилцагч',
      },
      sections: { person: 'Хувь хүн', exposure: 'Улс төрд нөлөө бүхий байдал' },
    },
    'bw-list': {
      fields: {
        listType: 'Жагсаалт',
        type: 'Этгээд',
        name: 'Овог нэр, байгууллагын нэр',
        companyRegnum: 'Байгууллагын регистрийн дугаар',
        fromDate: 'Жагсаалтад орсон огноо',
        document: 'Нотлох баримт',
        customerId: 'Харилцагч',
        createdBy: 'Бүртгэсэн ажилтан',
      },
      sections: { person: 'Этгээд', subject: 'Хэнийг бүртгэх', cause: 'Шалтгаан, баримт' },
      views: {
        listed: 'Хүчинтэй',
        black: 'Хар жагсаалт',
        grey: 'Саарал жагсаалт',
        removed: 'Хасагдсан',
      },
      actions: {
        move_to_black: 'Хар жагсаалтад шилжүүлэх',
        move_to_grey: 'Саарал жагсаалтад шилжүүлэх',
        remove_from_list: 'Жагсаалтаас хасах',
      },
    },
    'customer-finder': {
      fields: {
        reason: 'Хайх шалтгаан',
        foundCount: 'Олдсон тоо',
        foundAt: 'Хаана олдсон',
        answeredAt: 'Хариу ирсэн огноо',
      },
      sections: { whom: 'Хэнийг хайх' },
      views: {
        PENDING: 'Хүлээгдэж буй',
        FAILED: 'Амжилтгүй',
        AVAILABLE: 'Олдсон',
        NOT_AVAILABLE: 'Олдоогүй',
      },
      actions: { ask_again: 'Дахин хайх' },
    },
    suspect: { name: 'Сэжигтэн |||| Сэжигтнүүд', fields: {} },
  },
  enums: {
    WatchState: { LISTED: 'Бүртгэлтэй', REMOVED: 'Хасагдсан' },
    MatchQuality: {
      REGNUM: 'Регистрийн дугаар таарсан',
      PHONE: 'Утасны дугаар таарсан',
      NAME: 'Зөвхөн нэр таарсан',
    },
  },
};
