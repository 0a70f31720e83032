/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'bank-gateways/outgoing': {
      name: 'Гарсан шилжүүлэг |||| Гарсан шилжүүлгүүд',
      fields: {
        number: 'Дугаар',
        at: 'Шилжүүлсэн огноо',
        customerId: 'Харилцагч',
        customerName: 'Харилцагчийн нэр',
        amount: 'Дүн',
        bankCode: 'Хүлээн авах банк',
        accountNumber: 'Хүлээн авах данс',
        gatewayId: 'Гэйтвэй',
        state: 'Төлөв',
        attempts: 'Оролдлогын тоо',
        nextTryAt: 'Дараагийн оролдлого',
        executedAt: 'Гүйцэтгэсэн огноо',
        bankReference: 'Банкны лавлагаа',
        answer: 'Банкны хариу',
        failedTransferId: 'Амжилтгүй шилжүүлэг',
        journalId: 'Журналын дугаар',
      },
      views: {
        WAITING: 'Гэйтвэй хүлээж байна',
        RETRYING: 'Дахин оролдоно',
        EXECUTED: 'Гүйцэтгэсэн',
        REFUSED: 'Татгалзсан',
        UNANSWERED: 'Хариу өгөөгүй',
      },
      sections: { transfer: 'Шилжүүлэг', answer: 'Үр дүн' },
    },
  },
  bankOutgoing: {
    journals: 'Мөнгөний зам',
    no_journals: 'Энэ шилжүүлгээр журнал бичигдээгүй байна.',
  },
  enums: {
    OutgoingState: {
      WAITING: 'Гэйтвэй хүлээж байна',
      RETRYING: 'Дахин оролдоно',
      EXECUTED: 'Гүйцэтгэсэн',
      REFUSED: 'Татгалзсан',
      UNANSWERED: 'Хариу өгөөгүй',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'settings/bank-gateway-outgoing': typeof labels;
  }
}
