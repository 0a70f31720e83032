/** Mongolian texts: what belongs to this folder. */
export const labels = {
  accounting: {
    temporary: {
      beyond_balance: 'Дансны үлдэгдлээс их байна.',
      beyond_wallet: 'Хэтэвчийн үлдэгдлийн лимитээс хэтэрнэ.',
      same_account: 'Өөр харилцагчийн дансыг сонгоно уу.',
      no_wallet: 'Харилцагчид нээлттэй хэтэвч алга.',
      own_wallet: 'Хэтэвчийн боломжит үлдэгдэл',
      their_account: 'Хүлээн авах данс %{number}',
      search_none: 'Ийм харилцагчийн түр данс олдсонгүй.',
      open: 'Түр данс руу очих',
    },
  },
  actionBlocks: {
    pay_out_access: 'Харилцагчийн шилжүүлгийн эрх хаалттай тул мөнгө гаргахгүй.',
    pay_out_bank: 'Төлөх дансны үлдэгдэл %{left}: хүрэлцэхгүй.',
    return_waits: 'Буцаах хүсэлт хүлээгдэж байна: эхлээд түүнийг шийднэ.',
    return_not_asked: 'Хүлээгдэж буй буцаах хүсэлт алга.',
    return_own: 'Хүсэлт гаргасан ажилтан өөрөө батлахгүй: өөр ажилтан батална.',
    temporary_no_prime: 'Харилцагчид үндсэн банкны данс алга.',
    temporary_owner_differs:
      'Банкны данс эзэмшигчийн нэр харилцагчийнхаас зөрж байна. Дансыг шалгана уу.',
  },
  enums: {
    TemporaryState: {
      HOLDING: 'Үлдэгдэлтэй',
      EMPTY: 'Үлдэгдэлгүй',
    },
    TemporaryTarget: {
      WALLET: 'Харилцагчийн хэтэвч',
      CUSTOMER: 'Өөр харилцагчийн түр данс',
    },
  },
  resources: {
    'current-account': {
      name: 'Түр данс |||| Түр данснууд',
      fields: {
        number: 'Түр дансны дугаар',
        customerId: 'Харилцагч',
        balance: 'Түр дансны үлдэгдэл',
        opening: 'Эхний үлдэгдэл',
        cameIn: 'Нийт орлого',
        wentOut: 'Нийт зарлага',
        lastMovedOn: 'Сүүлийн хөдөлгөөн',
        idleDays: 'Хөдөлгөөнгүй хоног',
        openLoans: 'Нээлттэй зээл',
        walletBalance: 'Хэтэвчийн үлдэгдэл',
        walletRoom: 'Хэтэвчид багтах дүн',
        accountNumber: 'Үндсэн банкны данс',
        accountOwner: 'Данс эзэмшигч',
        isPrimeAccount: 'Үндсэн данстай эсэх',
        ownerMatch: 'Эзэмшигчийн нэрийн тулгалт',
        returnAmount: 'Буцаахаар хүлээж буй дүн',
        returnNote: 'Буцаах шалтгаан',
        returnAskedBy: 'Буцаах хүсэлт гаргасан ажилтан',
        lastJournal: 'Сүүлийн журнал',
        target: 'Хаашаа шилжүүлэх',
        toCustomerId: 'Хүлээн авах харилцагч',
        note: 'Шалтгаан',
      },
      views: {
        holding: 'Үлдэгдэлтэй',
        with_loan: 'Зээлтэй харилцагч',
        idle: '30 хоногоос удсан',
        empty: 'Үлдэгдэлгүй',
      },
      actions: {
        return_to_bank: 'Банк руу буцаах',
        approve_return: 'Буцаах хүсэлт батлах',
        refuse_return: 'Буцаах хүсэлтээс татгалзах',
        move_temporary: 'Өөр данс руу шилжүүлэх',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'accounting/current-account': typeof labels;
  }
}
