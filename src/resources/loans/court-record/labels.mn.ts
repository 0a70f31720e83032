/** Mongolian texts: what belongs to this folder. */
export const labels = {
  actionBlocks: {
    court_of_fraud:
      'Энэ нь %{number} залилангийн бүртгэлийн нэхэмжлэл: явц нь тэндээс өөрчлөгдөнө.',
  },
  resources: {
    'court-list': {
      name: 'Шүүхийн баримт |||| Шүүхийн баримтууд',
      fields: {
        customerId: 'Хариуцагч',
        customerName: 'Хариуцагчийн нэр',
        loanId: 'Зээл',
        loanCode: 'Зээлийн код',
        state: 'Төлөв',
        template: 'Загвар',
        principal: 'Үндсэн өр',
        interest: 'Хүү',
        additionalInterest: 'Нэмэгдүүлсэн хүү',
        stateFee: 'Улсын тэмдэгтийн хураамж',
        cost: 'Зардал',
        total: 'Нэхэмжлэлийн дүн',
        courtDate: 'Шүүхийн огноо',
        courtName: 'Шүүх',
        caseNumber: 'Хэргийн дугаар',
        filedDate: 'Нэхэмжлэл гаргасан огноо',
        acceptedDate: 'Хүлээн авсан огноо',
        hearingDate: 'Шүүх хуралдааны огноо',
        decisionDate: 'Шийдвэрийн огноо',
        awarded: 'Шийдвэрлэсэн дүн',
        enforcementDate: 'Гүйцэтгэлд шилжүүлсэн огноо',
        closedDate: 'Хаасан огноо',
        letterTotal: 'Хэвлэсэн бичгийн дүн',
        letterVersion: 'Бичгийн хувилбар',
      },
      sections: { claim: 'Хэргийн мэдээлэл', progress: 'Явц' },
    },
  },
  courtRecord: {
    before_step: 'Өмнөх алхмаас өмнөх огноо байж болохгүй: %{date}.',
    award_over: 'Нэхэмжилсэн дүнгээс хэтрэхгүй: %{max}.',
    claim: 'Нэхэмжлэл',
    progress: 'Явц',
    letter: 'Бичиг',
    no_letter_of_fraud:
      'Бичгийг зөвхөн зээлд бэлддэг: %{number} сэжигтэй шилжүүлгийн нэхэмжлэлд бичиг байхгүй.',
    truth: 'Нэхэмжлэлийн дүн ба хэвлэсэн бичгийн дүн',
    not_printed: 'Бичиг хэвлээгүй байна',
    batch: {
      title: 'Бичгүүдийг хэвлэх',
      ready: 'Хэвлэхэд бэлэн бичиг: %{count}.',
      blocked: 'Хэвлэх боломжгүй бичиг: %{count}.',
      none: 'Хэвлэх бичиг алга.',
      print: 'Бичгүүдийг хэвлэх (%{count})',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'loans/court-record': typeof labels;
  }
}
