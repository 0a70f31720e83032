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
  actionBlocks: {
    transfer_waits:
      'Шилжүүлэг банкны гэйтвэйг эсвэл банкны хариуг хүлээж байна: хариу иртэл буцаахгүй.',
    transfer_unanswered: 'Банк %{number} шилжүүлэгт хариу өгөөгүй: хариу иртэл буцаахгүй.',
    transfer_paid_out:
      'Банк %{number} шилжүүлгийг гүйцэтгэсэн тул буцаахгүй. Мөнгө нь буцаж орж ирвэл хуулгын мөрөөр нь хэтэвчид орлого бичнэ.',
    transfer_failed:
      'Банк %{number} шилжүүлгээс татгалзсан: мөнгийг нь «Амжилтгүй шилжүүлэг» дээр шийднэ.',
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
