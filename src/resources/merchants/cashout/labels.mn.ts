/** Mongolian texts: what belongs to this folder. */
export const labels = {
  actionBlocks: {
    cashout_no_account: 'Мерчантын үндсэн банкны данс бүртгэгдээгүй байна.',
    cashout_owner: 'Банк энэ дансыг мерчантынх гэж хэлсэнгүй.',
    cashout_short: 'Мерчантаас саатуулсан дүн хүрэлцэхгүй: %{left} ₮.',
    cashout_bank: 'Олголтын дансны үлдэгдэл хүрэлцэхгүй байна.',
    cashout_one_person: 'Энэ дүнг нэг хүн төлж болно.',
    cashout_checked: 'Хоёр дахь хүний шийдвэрийг хүлээж байна.',
    cashout_unchecked: 'Энэ дүнг эхлээд нэг хүн хянаж, дараа нь өөр хүн төлнө.',
    cashout_same_person: 'Хянасан хүн өөрөө төлөхгүй.',
  },
  resources: {
    'merchant-cashout': {
      name: 'Мерчантын зарлага |||| Мерчантын зарлагууд',
      fields: {
        number: 'Дугаар',
        merchantId: 'Мерчант',
        merchantName: 'Мерчант',
        amount: 'Хүссэн дүн',
        commission: 'Шимтгэл',
        netAmount: 'Банк руу орох',
        ownerMatch: 'Данс эзэмшигч',
        requestedAt: 'Хүсэлт гаргасан',
        checkedBy: 'Хянасан ажилтан',
        checkedAt: 'Хянасан',
        decidedAt: 'Шийдвэрлэсэн',
        decidedBy: 'Шийдвэрлэсэн ажилтан',
        valueDate: 'Тооцох огноо',
        failReason: 'Амжилтгүй болсон шалтгаан',
        journalId: 'Журнал',
      },
      sections: {
        to: 'Хүлээн авагч',
        decision: 'Шийдвэр',
      },
      views: {
        REQUESTED: 'Хүлээгдэж буй',
        PAID: 'Төлсөн',
        FAILED: 'Амжилтгүй',
      },
      actions: {
        check: 'Хянах',
        pay: 'Төлөх',
        fail: 'Амжилтгүй болгох',
      },
    },
  },
  merchants: {
    journals: 'Мерчантын дансны журнал',
    cashout: {
      released: 'Саатуулсан дүн мерчантын дансанд буцна. Мерчант дахин хүсэж болно.',
      close: 'Банкны хэлсэн нэр мерчантын нэртэй бүрэн таарахгүй байна.',
      waits: 'Банкны гэйтвэй зогссон: мөнгө гэйтвэй ажиллаж эхлэх хүртэл хүлээнэ.',
    },
  },
  enums: {
    CashOutState: {
      REQUESTED: 'Хүссэн',
      PAID: 'Төлсөн',
      FAILED: 'Амжилтгүй',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'merchants/cashout': typeof labels;
  }
}
