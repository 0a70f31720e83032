/** Mongolian texts: what belongs to this folder. */
export const labels = {
  profit: {
    open_desk: 'Тулгах ширээ нээх',
    lines: 'Хүлээж буй орлого',
    no_lines: 'Хүлээж буй орлого алга.',
    line: 'Банкны гүйлгээ',
    proposals: 'Хэний мөнгө байж болох вэ',
    no_proposals: 'Санал болгох зээл, харилцагч олдсонгүй',
    no_proposals_text: '«Оноох» товчоор зээл эсвэл харилцагчийг өөрөө хайж сонгоно уу.',
    to_temporary: 'Түр данс',
    score: 'Магадлал %{score}',
    signs: {
      loanCode: 'зээлийн код',
      contract: 'гэрээний дугаар',
      registerNumber: 'регистрийн дугаар',
      phone: 'утас',
      account: 'өмнө нь төлсөн данс',
      fullName: 'овог нэр',
      firstName: 'нэр',
      dueAmount: 'төлөх дүн тохирсон',
      payoffAmount: 'хаах дүн тохирсон',
    },
    due_now: 'Одоо төлөх',
    keys: 'J, K – дараах, өмнөх орлого; 1–9 – сонгох; S – хуваах; Enter – оноох',
    splitting: 'Хувааж байна',
    split: 'Хэд хэдэн зээлд хуваах',
    parts: 'Хуваарилалт',
    part_amount: 'Дүн: %{name}',
    left: 'Үлдсэн дүн',
    preview: 'Оноосны дараа',
    temporary_balance: 'Түр дансны үлдэгдэл',
    refused: 'Энэ зээлд оноох боломжгүй',
    book: 'Оноох',
    assignments: 'Хаана орсон',
    target: 'Зээл, данс',
    journal: 'Журнал',
    undone: 'Буцаасан: %{journal}',
    faults: {
      target: 'Зээл эсвэл харилцагч сонгоно уу.',
      too_many: 'Хэт олон хэсэгт хуваасан байна.',
      amount: 'Хэсэг бүрийн дүн тэгээс их байна.',
      same: 'Нэг зээл, данс хоёр удаа орсон байна.',
      sum: 'Хэсгүүдийн нийлбэр орлогын дүнтэй тэнцүү байна.',
    },
  },
  actionBlocks: {
    line_awaited: '%{number} бичилт энэ мөрийг хүлээж байна: эхлээд түүнийг шийднэ.',
    line_of_entry: '%{number} бичилтээр хэтэвчид орсон: бичилтийг нь буцаана.',
    receipt_spent: 'Түр данснаас мөнгө нь гарсан тул буцаах боломжгүй.',
  },
  resources: {
    'accounting/profits': {
      name: 'Ашгийн бичилт |||| Ашиг',
      fields: {
        number: 'Дугаар',
        transactionId: 'Банкны гэйтвэйн гүйлгээ',
        reference: 'Банкны гүйлгээний дугаар',
        payerName: 'Төлөгч',
        payerAccount: 'Төлөгчийн данс',
        text: 'Гүйлгээний утга',
        assignedTo: 'Оноосон',
        partCount: 'Хэсгийн тоо',
        decidedAt: 'Оноосон огноо',
        decidedBy: 'Оноосон ажилтан',
        parts: 'Хуваарилалт',
        loanId: 'Зээл',
        customerId: 'Харилцагчийн түр данс',
        comment: 'Тайлбар',
      },
      sections: { bank: 'Банкны гүйлгээ', decision: 'Шийдвэр' },
      views: {
        PENDING: 'Хүлээгдэж буй',
        PROCESSED: 'Боловсруулсан',
        UNRECOGNIZED: 'Танигдаагүй',
        CORRECTED: 'Залруулсан',
      },
      actions: {
        recognise: 'Дахин таних',
        assign: 'Оноох',
        undo_assign: 'Оноолтыг буцаах',
      },
    },
  },
  enums: { ReceiptTarget: { LOAN: 'Зээл', TEMPORARY: 'Түр данс' } },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'accounting/profit': typeof labels;
  }
}
