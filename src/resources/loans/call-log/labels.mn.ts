/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'loans/call-log': {
      name: 'Дуудлага |||| Дуудлагын түүх',
      fields: {
        customerId: 'Харилцагч',
        loanId: 'Зээл',
        outcome: 'Дуудлагын үр дүн',
        phone: 'Залгасан дугаар',
        calledAt: 'Залгасан огноо',
        calledBy: 'Залгасан ажилтан',
        note: 'Тэмдэглэл',
        promisedDate: 'Төлөхөөр амласан огноо',
        nextCallAt: 'Дараагийн дуудлага',
        numberInactive: 'Дугаар идэвхгүй',
      },
      sections: { call: 'Дуудлага', number: 'Утасны дугаар' },
      views: { reached: 'Холбогдсон', notReached: 'Холбогдоогүй', badNumber: 'Дугаар буруу' },
    },
  },
  enums: {
    CallLogOutcome: {
      INFORMED: 'Мэдэгдсэн',
      TRANSMIT: 'Дамжуулж мэдэгдсэн',
      NOT_ANSWERED: 'Утсаа аваагүй',
      NOT_REACHED: 'Холбогдох боломжгүй',
      SUSPENDED: 'Дугаар түр хаагдсан',
      NOT_EXIST: 'Дугаар ашиглалтад байхгүй',
      NOT_OWNER: 'Дугаарын эзэмшигч биш',
      NOT_FOUND: 'Олдоогүй',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'loans/call-log': typeof labels;
  }
}
