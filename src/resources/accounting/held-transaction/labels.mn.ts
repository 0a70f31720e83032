/** Mongolian texts: what belongs to this folder. */
export const labels = {
  heldTransaction: {
    wallet_available: 'Хэтэвчний боломжит үлдэгдэл',
    wallet_held: 'Саатуулсан',
    bank: 'Банк руу гарах',
  },
  actionBlocks: {
    held_one_person: 'Энэ дүнд хоёр дахь ажилтан шаардлагагүй.',
    held_checked: 'Аль хэдийн хянасан байна.',
    held_unchecked: 'Эхлээд өөр ажилтан хянана.',
    held_same_person: 'Хянасан ажилтан өөрөө гүйцээхгүй: өөр ажилтан гүйцээнэ.',
    hold_not_silent: 'Банк хариу өгөөгүйгээс саатаагүй тул банкны лог шаардлагагүй.',
    fraud_open: '%{number} залилангийн бүртгэл хаагдаагүй тул гүйцээх боломжгүй.',
    fraud_reported: '%{number} залилангийн бүртгэл нээгдсэн байна.',
  },
  resources: {
    'accounting/held-transactions': {
      name: 'Түр саатуулсан гүйлгээ |||| Түр саатуулсан гүйлгээнүүд',
      fields: {
        number: 'Дугаар',
        customerId: 'Харилцагч',
        counterparty: 'Хүлээн авагч',
        holdReason: 'Саатуулсан шалтгаан',
        heldAt: 'Саатуулсан огноо',
        logState: 'Банкны логт',
        logReadAt: 'Лог шалгасан огноо',
        logReadBy: 'Лог шалгасан ажилтан',
        checkedBy: 'Хянасан ажилтан',
        solution: 'Шийдэл',
        comment: 'Тайлбар',
        solvedAt: 'Шийдвэрлэсэн огноо',
        solvedBy: 'Шийдвэрлэсэн ажилтан',
        fraudId: 'Залилангийн бүртгэл',
      },
      views: { held: 'Саатуулсан', solved: 'Шийдвэрлэсэн' },
      actions: {
        release_held: 'Гүйцээх',
        return_held: 'Хэтэвчид буцаах',
        read_log: 'Банкны логоос шалгах',
        check_release: 'Хянасан гэж тэмдэглэх',
        report_fraud: 'Залилан гэж бүртгэх',
      },
    },
  },
  enums: {
    HeldKind: { CASH_OUT: 'Зарлага', TRANSFER: 'Шилжүүлэг', MERCHANT_PAYMENT: 'Мерчантын төлбөр' },
    HoldReason: {
      BANK_SILENT: 'Банк хариу өгөөгүй',
      OVER_LIMIT: 'Лимит хэтэрсэн',
      SUSPICION: 'Сэжигтэй',
    },
    HeldSolution: { RELEASED: 'Гүйцээсэн', RETURNED: 'Буцаасан' },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'accounting/held-transaction': typeof labels;
  }
}
