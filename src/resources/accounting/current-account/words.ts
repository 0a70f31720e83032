import type { Words } from '../../../i18n/words';

export const words = {
  accounting: {
    temporary: {
      beyond_balance: {
        mn: 'Дансны үлдэгдлээс их байна.',
        en: 'This is more than the balance.',
        ru: 'Это больше остатка на счёте.',
      },
      beyond_wallet: {
        mn: 'Хэтэвчийн үлдэгдлийн лимитээс хэтэрнэ.',
        en: 'The wallet may not hold so much.',
        ru: 'Кошелёк не может хранить столько.',
      },
      same_account: {
        mn: 'Өөр харилцагчийн дансыг сонгоно уу.',
        en: 'Choose the account of another customer.',
        ru: 'Выберите счёт другого клиента.',
      },
      no_wallet: {
        mn: 'Харилцагчид нээлттэй хэтэвч алга.',
        en: 'The customer has no open wallet.',
        ru: 'У клиента нет открытого кошелька.',
      },
      own_wallet: {
        mn: 'Хэтэвчийн боломжит үлдэгдэл',
        en: 'Available in the wallet',
        ru: 'Доступно в кошельке',
      },
      their_account: {
        mn: 'Хүлээн авах данс %{number}',
        en: 'Receiving account %{number}',
        ru: 'Счёт получателя %{number}',
      },
      search_none: {
        mn: 'Ийм харилцагчийн түр данс олдсонгүй.',
        en: 'No temporary account of such a customer was found.',
        ru: 'Временный счёт такого клиента не найден.',
      },
      open: {
        mn: 'Түр данс руу очих',
        en: 'Open the temporary account',
        ru: 'Открыть временный счёт',
      },
    },
  },
  actionBlocks: {
    pay_out_second: {
      mn: 'Энэ дүнг өнөөдрийн бусад гаргалттай нийлүүлэн хоёр ажилтан шийднэ: эхлээд өөр ажилтан хянана.',
      en: 'With what was paid out today this amount takes two people: another one looks at it first.',
      ru: 'Вместе с выплатами за сегодня эту сумму решают двое: сначала проверяет другой сотрудник.',
    },
    return_waits: {
      mn: 'Буцаах хүсэлт хүлээгдэж байна: эхлээд түүнийг шийднэ.',
      en: 'A return waits for a decision: that comes first.',
      ru: 'Возврат ждёт решения: сначала решите его.',
    },
    return_not_asked: {
      mn: 'Хүлээгдэж буй буцаах хүсэлт алга.',
      en: 'No return waits for a decision.',
      ru: 'Нет возврата, который ждёт решения.',
    },
    return_own: {
      mn: 'Хүсэлт гаргасан ажилтан өөрөө батлахгүй: өөр ажилтан батална.',
      en: 'You have asked for it: another person approves.',
      ru: 'Вы запросили возврат: утверждает другой сотрудник.',
    },
  },
  enums: {
    TemporaryState: {
      HOLDING: { mn: 'Үлдэгдэлтэй', en: 'With money', ru: 'С остатком' },
      EMPTY: { mn: 'Үлдэгдэлгүй', en: 'Empty', ru: 'Пустой' },
    },
    TemporaryTarget: {
      WALLET: { mn: 'Харилцагчийн хэтэвч', en: 'The customer’s wallet', ru: 'Кошелёк клиента' },
      CUSTOMER: {
        mn: 'Өөр харилцагчийн түр данс',
        en: 'Another customer’s temporary account',
        ru: 'Временный счёт другого клиента',
      },
    },
  },
  resources: {
    'current-account': {
      name: {
        mn: 'Түр данс |||| Түр данснууд',
        en: 'Temporary account |||| Temporary accounts',
        ru: 'Временный счёт |||| Временные счета |||| Временные счета',
      },
      fields: {
        number: { mn: 'Түр дансны дугаар', en: 'Temporary account', ru: 'Временный счёт' },
        balance: { mn: 'Түр дансны үлдэгдэл', en: 'Balance', ru: 'Остаток' },
        opening: { mn: 'Эхний үлдэгдэл', en: 'Opening balance', ru: 'Остаток на начало' },
        cameIn: { mn: 'Нийт орлого', en: 'Total in', ru: 'Всего пришло' },
        wentOut: { mn: 'Нийт зарлага', en: 'Total out', ru: 'Всего ушло' },
        lastMovedOn: { mn: 'Сүүлийн хөдөлгөөн', en: 'Last movement', ru: 'Последнее движение' },
        idleDays: {
          mn: 'Хөдөлгөөнгүй хоног',
          en: 'Days without movement',
          ru: 'Дней без движения',
        },
        openLoans: { mn: 'Нээлттэй зээл', en: 'Open loans', ru: 'Открытые кредиты' },
        walletBalance: { mn: 'Хэтэвчийн үлдэгдэл', en: 'Wallet balance', ru: 'Остаток кошелька' },
        walletRoom: {
          mn: 'Хэтэвчид багтах дүн',
          en: 'Room on the wallet',
          ru: 'Свободно на кошельке',
        },
        accountNumber: {
          mn: 'Үндсэн банкны данс',
          en: 'Primary bank account',
          ru: 'Основной банковский счёт',
        },
        accountOwner: { mn: 'Данс эзэмшигч', en: 'Account owner', ru: 'Владелец счёта' },
        namedAt: {
          mn: 'Банк эзэмшигчийг хэлсэн',
          en: 'Holder named by the bank',
          ru: 'Владелец назван банком',
        },
        isPrimeAccount: {
          mn: 'Үндсэн данстай эсэх',
          en: 'Has a primary account',
          ru: 'Есть основной счёт',
        },
        ownerMatch: { mn: 'Эзэмшигчийн нэрийн тулгалт', en: 'Owner’s name', ru: 'Имя владельца' },
        returnAmount: {
          mn: 'Буцаахаар хүлээж буй дүн',
          en: 'Waiting to be returned',
          ru: 'Ожидает возврата',
        },
        returnNote: { mn: 'Буцаах шалтгаан', en: 'Why it is returned', ru: 'Причина возврата' },
        returnAskedBy: {
          mn: 'Буцаах хүсэлт гаргасан ажилтан',
          en: 'Return asked for by',
          ru: 'Кто запросил возврат',
        },
        lastJournal: { mn: 'Сүүлийн журнал', en: 'Latest journal', ru: 'Последний журнал' },
        target: { mn: 'Хаашаа шилжүүлэх', en: 'Where it goes', ru: 'Куда перевести' },
        toCustomerId: { mn: 'Хүлээн авах харилцагч', en: 'Receiving customer', ru: 'Получатель' },
        note: { mn: 'Шалтгаан', en: 'Reason', ru: 'Причина' },
      },
      views: {
        holding: { mn: 'Үлдэгдэлтэй', en: 'With money', ru: 'С остатком' },
        with_loan: { mn: 'Зээлтэй харилцагч', en: 'With open loans', ru: 'С открытыми кредитами' },
        idle: { mn: '30 хоногоос удсан', en: 'Idle for 30 days', ru: 'Без движения 30 дней' },
        empty: { mn: 'Үлдэгдэлгүй', en: 'Empty', ru: 'Пустые' },
      },
      actions: {
        return_to_bank: { mn: 'Банк руу буцаах', en: 'Return to the bank', ru: 'Вернуть в банк' },
        approve_return: {
          mn: 'Буцаах хүсэлт батлах',
          en: 'Approve the return',
          ru: 'Утвердить возврат',
        },
        refuse_return: {
          mn: 'Буцаах хүсэлтээс татгалзах',
          en: 'Refuse the return',
          ru: 'Отклонить возврат',
        },
        move_temporary: {
          mn: 'Өөр данс руу шилжүүлэх',
          en: 'Move to another account',
          ru: 'Перевести на другой счёт',
        },
      },
    },
  },
} satisfies Words;
