/** Mongolian texts: what belongs to this folder. */
export const labels = {
  watch: {
    approval_until: 'Сүүлийн өдөр зөвшөөрөгдөх хугацаанаас гадуур байна. Хамгийн сүүлд: %{date}.',
    one_number: 'Иргэний эсвэл байгууллагын регистрийн дугаарын аль нэгийг бөглөнө үү.',
    one_number_only: 'Иргэн, байгууллагын регистрийн дугаарын зөвхөн нэгийг бөглөнө үү.',
    open_loans: {
      warning: 'Энэ этгээд хаагдаагүй %{smart_count} зээлтэй. Төлөлтийн хяналтыг үргэлжлүүлнэ үү.',
      customer: 'Манай харилцагч: %{name}',
      name_differs:
        'Бичсэн нэр энэ дугаарын эзний нэрээс зөрж байна: %{name}. Дугаар, нэрээ шалгана уу.',
      balance: 'Үлдэгдэл',
    },
    requests: {
      warning: 'Энэ этгээдийн шийдвэрлээгүй хүсэлт: %{smart_count}.',
      queues: {
        'loans/pending/loan': 'Зээлийн хүсэлт',
        'loans/pending/ltl': 'Урт хугацаат зээлийн хүсэлт',
        'loans/pending/extension': 'Сунгалтын хүсэлт',
        'loans/pending/payment': 'Төлбөрийн хүсэлт',
        'loans/guarantee-request': 'Батлан даалтын хүсэлт',
        'customers/income/requests': 'Орлогын хүсэлт',
        'contract-signature': 'Гэрээний гарын үсэг',
      },
    },
    ask: {
      question:
        'Жагсаалтад нэмсэн ч доорх зээл, хүсэлт хэвээр үлдэнэ. Хүсэлт бүрийн түүхэнд тэмдэглэнэ.',
      unknown:
        'Нээлттэй зээл, хүлээгдэж буй хүсэлт байгаа эсэхийг шалгаж чадсангүй. Шалгахгүйгээр нэмэх үү?',
      go_on: 'Жагсаалтад нэмэх',
    },
    import: {
      open: 'Файлаас оруулах',
      title: 'Хар, саарал жагсаалтад файлаас оруулах',
      run: 'Жагсаалтад оруулах',
      question: 'Жагсаалтад оруулах мөрийн тоо: %{smart_count}.',
      columns: {
        listType: 'Жагсаалт',
        name: 'Овог нэр, байгууллагын нэр',
        regnum: 'Регистрийн дугаар',
        phone: 'Утас',
        reason: 'Шалтгаан',
        fromDate: 'Огноо',
      },
      open_loans: 'Хаагдаагүй зээл: %{smart_count}.',
      waiting_requests: 'Шийдээгүй хүсэлт: %{smart_count}.',
      repeated: 'Энэ регистрийн дугаар файлд давхардсан.',
    },
  },
  actionBlocks: {
    watch_not_grey: 'Зөвхөн саарал жагсаалтад байгаа хүнийг зөвшөөрнө.',
    watch_is_black: 'Аль хэдийн хар жагсаалтад байна.',
    watch_is_grey: 'Аль хэдийн саарал жагсаалтад байна.',
  },
  resources: {
    'bw-list': {
      name: 'Хар, саарал жагсаалтын бүртгэл |||| Хар, саарал жагсаалт',
      fields: {
        listType: 'Жагсаалт',
        type: 'Этгээд',
        name: 'Овог нэр, байгууллагын нэр',
        companyRegnum: 'Байгууллагын регистрийн дугаар',
        fromDate: 'Жагсаалтад орсон огноо',
        document: 'Нотлох баримт',
        customerId: 'Харилцагч',
        createdBy: 'Бүртгэсэн ажилтан',
        approvedUntil: 'Зөвшөөрсөн сүүлийн өдөр',
        approvedBy: 'Зөвшөөрсөн',
        approvedAt: 'Зөвшөөрсөн цаг',
      },
      sections: {
        person: 'Этгээд',
        subject: 'Хэнийг бүртгэх',
        cause: 'Шалтгаан, баримт',
        approval: 'Хоёр дахь хүний зөвшөөрөл',
      },
      views: {
        listed: 'Хүчинтэй',
        black: 'Хар жагсаалт',
        grey: 'Саарал жагсаалт',
        removed: 'Хасагдсан',
      },
      actions: {
        move_to_black: 'Хар жагсаалтад шилжүүлэх',
        move_to_grey: 'Саарал жагсаалтад шилжүүлэх',
        approve_dealing: 'Харилцахыг зөвшөөрөх',
        remove_from_list: 'Жагсаалтаас хасах',
      },
    },
  },
  enums: { WatchState: { LISTED: 'Бүртгэлтэй', REMOVED: 'Хасагдсан' } },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'watchlists/entry': typeof labels;
  }
}
