/** Mongolian texts: what belongs to this folder. */
export const labels = {
  eReceipts: {
    made: 'И-баримт бүртгэлээ.',
    no_fees: 'Дор хаяж нэг шимтгэл сонгоно уу.',
    one_customer: 'Нэг баримтад нэг харилцагчийн нэг өдрийн шимтгэл орно.',
    fee_unpaid: 'Төлөөгүй',
    fee_taken: 'Энэ шимтгэлд и-баримт илгээсэн байна.',
    fee_unknown: 'Ийм шимтгэл алга.',
    too_many: 'Нэг баримтад хамгийн ихдээ %{max} шимтгэл орно.',
    fees: 'Баримт илгээгээгүй шимтгэл',
    nothing_open: 'Баримт илгээх шимтгэл алга',
    choose: 'Сонгох',
    sums: 'Баримтын дүн',
    sent_at_once:
      'Хадгалмагц татварын системд илгээнэ. Илгээж чадаагүй бол төлбөр хэвээр үлдэж, дахин илгээх боломжтой.',
    failed:
      'Татварын систем баримтыг хүлээж аваагүй. %{cause} Оролдсон: %{attempts}. Төлбөр хэвээр байгаа. Дахин илгээж болно.',
    lottery: {
      show: 'Сугалааны дугаар харах',
      title: 'Харилцагчийн сугалаа',
      picture: 'И-баримтын QR код',
      moment: '%{seconds} секундийн дараа хаагдана. Энэ нь харилцагчийн өмч тул хадгалахгүй.',
      gone: 'Илгээсэн төлөвтэй, хувь хүний баримтад л сугалааны дугаар бий.',
    },
    return: {
      void: 'И-баримт хүчингүй болно. Энэ үйлдлийг буцаах боломжгүй.',
      lottery: 'Сугалааны дугаар, QR код хүчингүй болж, цаашид харагдахгүй.',
      fees: 'Баримтад орсон %{count} шимтгэлд шинэ баримт илгээх боломжтой болно.',
      payment: 'Төлбөр, зээлийн бичилт өөрчлөгдөхгүй.',
    },
    day: {
      title: 'Өдрийн тулгалт',
      date: 'Тулгах өдөр',
      income: 'Шимтгэлийн орлого',
      sent: 'Илгээсэн',
      returned: 'Буцаасан',
      standing: 'Хүчинтэй баримт',
      difference: 'Зөрүү',
      equal: 'Тэнцсэн',
      explained: 'Зөрүүний шалтгаан тодорхой',
      unequal: 'Тэнцээгүй',
      cause: {
        unpaid: 'Төлөөгүй',
        open: 'Баримт хийгээгүй',
        unsent: 'Илгээгдээгүй',
        returned: 'Буцаасан',
        corrected: 'Залруулсан',
      },
    },
  },
  resources: {
    ebarimt: {
      name: 'И-баримт |||| И-баримтууд',
      onlyFrom: { return_receipt: 'Зөвхөн илгээсэн төлөвтэй и-баримтыг буцаах боломжтой.' },
      fields: {
        billId: 'Баримтын дугаар',
        ddtd: 'ДДТД',
        receiverType: 'Хүлээн авагч',
        companyRegnum: 'Байгууллагын регистр',
        customerId: 'Харилцагч',
        loanId: 'Зээл',
        feeDate: 'Шимтгэлийн өдөр',
        lines: 'Шимтгэл',
        journalId: 'Журнал',
        isTaxable: 'НӨАТ-тай эсэх',
        total: 'Нийт дүн',
        taxable: 'НӨАТ-тай дүн',
        vat: 'НӨАТ',
        attempts: 'Илгээх оролдлого',
        lastError: 'Сүүлийн алдаа',
        returnedAt: 'Буцаасан огноо',
        returnReason: 'Буцаасан шалтгаан',
      },
      actions: { show_lottery: 'Сугалааны дугаар харах' },
      sections: {
        receiver: 'Хүлээн авагч',
        company: 'Байгууллага',
        fees: 'Шимтгэл',
        service: 'Татварын систем',
        returned: 'Буцаалт',
      },
      views: {
        NEW: 'Шинэ',
        FAILED: 'Амжилтгүй',
        SENT: 'Илгээсэн',
        RETURNED: 'Буцаасан',
      },
    },
  },
  enums: {
    EbarimtType: {
      B2C: 'Хувь хүн',
      B2B: 'Байгууллага',
    },
    EbarimtError: {
      NO_ANSWER: 'Хариу ирээгүй.',
      TAXPAYER_UNKNOWN: 'Байгууллагын регистр татварын бүртгэлд алга.',
    },
    FeeKind: {
      LOAN: 'Зээлийн шимтгэл',
      RESCHEDULING: 'Сунгалт, хуваарийн шимтгэл',
      WALLET: 'Хэтэвчийн шимтгэл',
      CORRECTION: 'Залруулга',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'e-receipts/receipt': typeof labels;
  }
}
