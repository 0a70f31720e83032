/** Labels of the call log. */
export const callLogLabels = {
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
  views: {
    reached: 'Холбогдсон',
    notReached: 'Холбогдоогүй',
    badNumber: 'Дугаар буруу',
  },
};

/** Names of the ledger accounts that loans touch. */
export const ledgerAccounts = {
  loan: 'Зээлийн данс',
  wallet: 'Харилцагчийн хэтэвч',
  bank: 'Банкны харилцах данс',
  batch: 'Багц төлөлтийн түр данс',
  temporary: 'Түр данс',
  interestInAdvance: 'Урьдчилж авсан хүү',
  accruedInterest: 'Хуримтлагдсан хүүгийн авлага',
  accruedAdditional: 'Нэмэгдүүлсэн хүүгийн авлага',
  feesReceivable: 'Шимтгэлийн авлага',
  courtCosts: 'Шүүхийн зардлын авлага',
  interestIncome: 'Хүүгийн орлого',
  additionalIncome: 'Нэмэгдүүлсэн хүүгийн орлого',
  feeIncome: 'Шимтгэлийн орлого',
  recoveryIncome: 'Нөхөн төлөлтийн орлого',
  provision: 'Эрсдэлийн сан',
  claimsLost: 'Авлагын алдагдал',
};

/** What an assessment rests on, in the words of its sources. */
export const assessmentWords = {
  reasons: {
    INCOME_LOW: 'Орлого хүрэлцэхгүй',
    SCORE_LOW: 'Зээлийн оноо бага',
    REGISTRY_BAD: 'Зээлийн мэдээллийн санд муу ангилалтай',
    ABOVE_AUTOMATIC: 'Автоматаар шийдвэрлэх хязгаараас их',
    SCORE_GOOD: 'Зээлийн оноо сайн',
    INCOME_ENOUGH: 'Орлого хангалттай',
  },
  figures: {
    openLoans: 'Хаагдаагүй зээл',
    worstClass: 'Хамгийн муу ангилал',
    openBalance: 'Хаагдаагүй зээлийн үлдэгдэл',
    employer: 'Ажил олгогч',
    averageIncome: 'Сарын дундаж орлого',
    months: 'Орлого тооцсон сар',
  },
};

/** What the system does with loans by itself, beside the acts of people. */
export const loanSystemActs = { end_of_day: 'Өдөр өндөрлөлт' };
