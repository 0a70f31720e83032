/** Mongolian texts: what belongs to this folder. */
export const labels = {
  fraudTransfer: {
    holds: 'Энэ бүртгэл хаагдтал харилцагчийн эрх систем автоматаар хаалттай байна.',
    released: 'Бүртгэл хаагдсан: систем энэ бүртгэлийн улмаас ямар ч эрх хаагаагүй.',
    accesses: 'Харилцагчийн эрх',
    others: 'Харилцагчийн бусад нээлттэй бүртгэл: %{count}',
  },
  resources: {
    'accounting/fraud-transfer': {
      name: 'Сэжигтэй шилжүүлэг |||| Сэжигтэй шилжүүлгүүд',
      fields: {
        number: 'Дугаар',
        customerId: 'Харилцагч',
        fraudSource: 'Мэдээлсэн',
        accountNumber: 'Хүлээн авагчийн данс',
        receiver: 'Хүлээн авагч',
        transferredAt: 'Шилжүүлсэн огноо',
        openDays: 'Нээлттэй хоног',
        comment: 'Сэтгэгдэл',
        lastComment: 'Сүүлийн тайлбар',
        heldId: 'Түр саатуулсан гүйлгээ',
        courtId: 'Шүүхийн бүртгэл',
        settledAt: 'Барагдуулсан огноо',
        settledBy: 'Барагдуулсан ажилтан',
      },
      sections: { transfer: 'Шилжүүлэг', outcome: 'Явц, шийдвэр' },
      views: { open: 'Нээлттэй', court: 'Шүүхэд', settled: 'Барагдсан' },
      actions: {
        ask_customer: 'Харилцагчаас тодруулах',
        ask_merchant: 'Мерчантаас тодруулах',
        ask_bank: 'Банкнаас тодруулах',
        settle_by_user: 'Хэрэглэгч барагдуулсан',
        settle_by_nbfi: 'ББСБ барагдуулсан',
        send_to_court: 'Шүүхэд шилжүүлэх',
        mark_sent_to_court: 'Шүүхэд шилжүүлсэн',
        settle_in_court: 'Шүүхээр шийдвэрлэсэн',
        comment: 'Тайлбар нэмэх',
      },
    },
  },
  enums: {
    FraudSource: {
      CUSTOMER_REPORT: 'Харилцагчийн гомдол',
      MONITORING: 'Хяналтын систем',
      BANK_NOTICE: 'Банкны мэдэгдэл',
      HELD_TRANSACTION: 'Саатуулсан гүйлгээ',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'accounting/fraud-transfer': typeof labels;
  }
}
