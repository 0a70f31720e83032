/** Mongolian texts: what belongs to this folder. */
export const labels = {
  income: {
    sums: 'Сар бүрийн дүн',
    transactions: 'Гүйлгээ',
    no_transactions: 'Гүйлгээ алга.',
    other_sender: 'Өөр илгээгч',
    from_employer: 'Ажил олгогчоос',
    open_income: 'Орлогын хүсэлт нээх',
  },
  resources: {
    'bank-statement-verification': {
      name: 'Банкны хуулгын баталгаажуулалт |||| Банкны хуулгын баталгаажуулалт',
      fields: {
        customerId: 'Харилцагч',
        incomeId: 'Орлого',
        bankCode: 'Банк',
        accountNumber: 'Дансны дугаар',
        ownerName: 'Данс эзэмшигч',
        ownerMatches: 'Эзэмшигч таарсан эсэх',
        periodFrom: 'Хуулгын эхлэл',
        periodTo: 'Хуулгын төгсгөл',
        transactionCount: 'Гүйлгээний тоо',
        incomeSum: 'Нийт орлого',
        averageAmount: 'Сарын дундаж орлого',
        declaredAmount: 'Мэдүүлсэн дундаж',
        employer: 'Мэдүүлсэн ажил олгогч',
        senderMatch: 'Илгээгч таарсан хувь',
        checkState: 'Шалгалтын төлөв',
        checkReason: 'Шалгалтын тайлбар',
        checkedAt: 'Шалгасан огноо',
        checkedBy: 'Шалгасан ажилтан',
        uploadedAt: 'Оруулсан огноо',
        transactionDate: 'Гүйлгээний огноо',
        transactionDescription: 'Гүйлгээний утга',
        income: 'Орлого',
        expense: 'Зарлага',
        counterpartAccount: 'Харьцсан данс',
        sender: 'Илгээгч',
      },
      views: {
        unchecked: 'Шалгаагүй',
        mismatched: 'Илгээгч зөрсөн',
        verified: 'Баталгаажсан',
        refused: 'Баталгаажаагүй',
      },
      sections: { statement: 'Хуулга', match: 'Тулгалт', check: 'Шалгалт' },
      actions: {
        verify_statement: 'Баталгаажуулах',
        refuse_statement: 'Баталгаажаагүй гэж тэмдэглэх',
      },
    },
  },
  enums: {
    StatementCheckState: {
      UNCHECKED: 'Шалгаагүй',
      VERIFIED: 'Баталгаажсан',
      NOT_VERIFIED: 'Баталгаажаагүй',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/bank-statement': typeof labels;
  }
}
