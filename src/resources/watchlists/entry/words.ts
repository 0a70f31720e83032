import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'black-white:list': {
      mn: 'Хар, саарал жагсаалт харах',
      en: 'See the black and grey list',
      ru: 'Чёрный и серый список',
      demo: ['admin', 'operator', 'economist'],
    },
    'black-white:view': {
      mn: 'Хар, саарал жагсаалтаас хайх',
      en: 'Search the black and grey list',
      ru: 'Поиск в чёрном и сером списке',
      demo: ['admin', 'operator', 'economist'],
    },
    'black-white:create': {
      mn: 'Хар, саарал жагсаалтад нэмэх, засах',
      en: 'Add to and edit the black and grey list',
      ru: 'Правка чёрного и серого списка',
      demo: ['admin', 'operator', 'economist'],
    },
  },
  watch: {
    approval_until: {
      mn: 'Сүүлийн өдөр зөвшөөрөгдөх хугацаанаас гадуур байна. Хамгийн сүүлд: %{date}.',
      en: 'The last day is outside the allowed time. Latest: %{date}.',
      ru: 'Последний день вне допустимого срока. Не позднее: %{date}.',
    },
    one_number: {
      mn: 'Иргэний эсвэл байгууллагын регистрийн дугаарын аль нэгийг бөглөнө үү.',
      en: 'Enter the register number of a person or a company.',
      ru: 'Укажите регистрационный номер человека или организации.',
    },
    one_number_only: {
      mn: 'Иргэн, байгууллагын регистрийн дугаарын зөвхөн нэгийг бөглөнө үү.',
      en: 'Enter only one register number: the person’s or the company’s.',
      ru: 'Укажите только один номер: человека или организации.',
    },
    open_loans: {
      warning: {
        mn: 'Энэ этгээд хаагдаагүй %{smart_count} зээлтэй. Төлөлтийн хяналтыг үргэлжлүүлнэ үү.',
        en: 'There is %{smart_count} open loan. Keep monitoring its repayment. |||| There are %{smart_count} open loans. Keep monitoring their repayment.',
        ru: 'Есть %{smart_count} открытый кредит. Продолжайте следить за погашением. |||| Есть %{smart_count} открытых кредита. Продолжайте следить за погашением. |||| Есть %{smart_count} открытых кредитов. Продолжайте следить за погашением.',
      },
      customer: {
        mn: 'Манай харилцагч: %{name}',
        en: 'Our customer: %{name}',
        ru: 'Наш клиент: %{name}',
      },
      name_differs: {
        mn: 'Бичсэн нэр энэ дугаарын эзний нэрээс зөрж байна: %{name}. Дугаар, нэрээ шалгана уу.',
        en: 'The name is not the one that belongs to this number: %{name}. Check the number and the name.',
        ru: 'Имя не совпадает с именем владельца этого номера: %{name}. Проверьте номер и имя.',
      },
      balance: { mn: 'Үлдэгдэл', en: 'Balance', ru: 'Остаток' },
    },
    requests: {
      warning: {
        mn: 'Энэ этгээдийн шийдвэрлээгүй хүсэлт: %{smart_count}.',
        en: 'There is %{smart_count} pending request. |||| There are %{smart_count} pending requests.',
        ru: 'Есть %{smart_count} нерассмотренная заявка. |||| Есть %{smart_count} нерассмотренные заявки. |||| Есть %{smart_count} нерассмотренных заявок.',
      },
      queues: {
        'loans/pending/loan': { mn: 'Зээлийн хүсэлт', en: 'Loan request', ru: 'Заявка на кредит' },
        'loans/pending/ltl': {
          mn: 'Урт хугацаат зээлийн хүсэлт',
          en: 'Long-term loan request',
          ru: 'Заявка на долгосрочный кредит',
        },
        'loans/pending/extension': {
          mn: 'Сунгалтын хүсэлт',
          en: 'Extension request',
          ru: 'Заявка на продление',
        },
        'loans/pending/payment': {
          mn: 'Төлбөрийн хүсэлт',
          en: 'Payment request',
          ru: 'Заявка на платёж',
        },
        'loans/guarantee-request': {
          mn: 'Батлан даалтын хүсэлт',
          en: 'Guarantee request',
          ru: 'Заявка на поручительство',
        },
        'customers/income/requests': {
          mn: 'Орлогын хүсэлт',
          en: 'Income request',
          ru: 'Заявка по доходу',
        },
        'contract-signature': {
          mn: 'Гэрээний гарын үсэг',
          en: 'Contract signature',
          ru: 'Подпись договора',
        },
      },
    },
    ask: {
      question: {
        mn: 'Жагсаалтад нэмсэн ч доорх зээл, хүсэлт хэвээр үлдэнэ. Хүсэлт бүрийн түүхэнд тэмдэглэнэ.',
        en: 'These loans and requests stay as they are. The listing will be noted in the history of each request.',
        ru: 'Эти кредиты и заявки останутся без изменений. В истории каждой заявки будет отмечено внесение в список.',
      },
      unknown: {
        mn: 'Нээлттэй зээл, хүлээгдэж буй хүсэлт байгаа эсэхийг шалгаж чадсангүй. Шалгахгүйгээр нэмэх үү?',
        en: 'Open loans and pending requests could not be checked. Add without checking?',
        ru: 'Не удалось проверить, есть ли открытые кредиты или нерассмотренные заявки. Внести без проверки?',
      },
      go_on: { mn: 'Жагсаалтад нэмэх', en: 'Add to the list', ru: 'Внести в список' },
    },
    import: {
      open: { mn: 'Файлаас оруулах', en: 'Import from a file', ru: 'Загрузить из файла' },
      title: {
        mn: 'Хар, саарал жагсаалтад файлаас оруулах',
        en: 'Import into the black and grey lists',
        ru: 'Загрузка в чёрный и серый списки',
      },
      run: { mn: 'Жагсаалтад оруулах', en: 'Add to the list', ru: 'Внести в список' },
      question: {
        mn: 'Жагсаалтад оруулах мөрийн тоо: %{smart_count}.',
        en: '%{smart_count} row will be added. |||| %{smart_count} rows will be added.',
        ru: 'Будет внесена %{smart_count} строка. |||| Будет внесено %{smart_count} строки. |||| Будет внесено %{smart_count} строк.',
      },
      columns: {
        listType: { mn: 'Жагсаалт', en: 'List', ru: 'Список' },
        name: {
          mn: 'Овог нэр, байгууллагын нэр',
          en: 'Name of the person or company',
          ru: 'ФИО или название организации',
        },
        regnum: { mn: 'Регистрийн дугаар', en: 'Register number', ru: 'Регистрационный номер' },
        phone: { mn: 'Утас', en: 'Phone', ru: 'Телефон' },
        reason: { mn: 'Шалтгаан', en: 'Reason', ru: 'Причина' },
        fromDate: { mn: 'Огноо', en: 'Date', ru: 'Дата' },
      },
      open_loans: {
        mn: 'Хаагдаагүй зээл: %{smart_count}.',
        en: 'Open loans: %{smart_count}. |||| Open loans: %{smart_count}.',
        ru: 'Открытых кредитов: %{smart_count}. |||| Открытых кредитов: %{smart_count}. |||| Открытых кредитов: %{smart_count}.',
      },
      waiting_requests: {
        mn: 'Шийдээгүй хүсэлт: %{smart_count}.',
        en: 'Pending requests: %{smart_count}.',
        ru: 'Нерассмотренных заявок: %{smart_count}.',
      },
      repeated: {
        mn: 'Энэ регистрийн дугаар файлд давхардсан.',
        en: 'This register number is repeated in the file.',
        ru: 'Этот регистрационный номер повторяется в файле.',
      },
    },
  },
  actionBlocks: {
    watch_not_grey: {
      mn: 'Зөвхөн саарал жагсаалтад байгаа хүнийг зөвшөөрнө.',
      en: 'Dealing is approved on the grey list only.',
      ru: 'Согласие даётся только по серому списку.',
    },
    watch_is_black: {
      mn: 'Аль хэдийн хар жагсаалтад байна.',
      en: 'Already on the black list.',
      ru: 'Уже в чёрном списке.',
    },
    watch_is_grey: {
      mn: 'Аль хэдийн саарал жагсаалтад байна.',
      en: 'Already on the grey list.',
      ru: 'Уже в сером списке.',
    },
  },
  resources: {
    'bw-list': {
      name: {
        mn: 'Хар, саарал жагсаалтын бүртгэл |||| Хар, саарал жагсаалт',
        en: 'Black or grey list entry |||| Black and grey lists',
        ru: 'Запись чёрного или серого списка |||| Чёрный и серый списки |||| Чёрный и серый списки',
      },
      fields: {
        listType: { mn: 'Жагсаалт', en: 'List', ru: 'Список' },
        type: { mn: 'Этгээд', en: 'Person or company', ru: 'Лицо' },
        name: {
          mn: 'Овог нэр, байгууллагын нэр',
          en: 'Name of the person or company',
          ru: 'ФИО или название организации',
        },
        companyRegnum: {
          mn: 'Байгууллагын регистрийн дугаар',
          en: 'Company register number',
          ru: 'Регистрационный номер организации',
        },
        fromDate: { mn: 'Жагсаалтад орсон огноо', en: 'Listed on', ru: 'Дата внесения' },
        document: { mn: 'Нотлох баримт', en: 'Evidence', ru: 'Подтверждающий документ' },
        createdBy: { mn: 'Бүртгэсэн ажилтан', en: 'Listed by', ru: 'Внёс' },
        approvedUntil: {
          mn: 'Зөвшөөрсөн сүүлийн өдөр',
          en: 'Approved until',
          ru: 'Согласовано до',
        },
        approvedBy: { mn: 'Зөвшөөрсөн', en: 'Approved by', ru: 'Согласовал' },
        approvedAt: { mn: 'Зөвшөөрсөн цаг', en: 'Approved at', ru: 'Время согласования' },
      },
      sections: {
        person: { mn: 'Этгээд', en: 'Person or company', ru: 'Лицо' },
        subject: { mn: 'Хэнийг бүртгэх', en: 'Who is listed', ru: 'Кого внести' },
        cause: { mn: 'Шалтгаан, баримт', en: 'Reason and evidence', ru: 'Причина и документ' },
        approval: {
          mn: 'Хоёр дахь хүний зөвшөөрөл',
          en: 'Approval of a second person',
          ru: 'Согласие второго сотрудника',
        },
      },
      views: {
        listed: { mn: 'Хүчинтэй', en: 'In force', ru: 'Действующие' },
        black: { mn: 'Хар жагсаалт', en: 'Black list', ru: 'Чёрный список' },
        grey: { mn: 'Саарал жагсаалт', en: 'Grey list', ru: 'Серый список' },
        removed: { mn: 'Хасагдсан', en: 'Removed', ru: 'Исключённые' },
      },
      actions: {
        move_to_black: {
          mn: 'Хар жагсаалтад шилжүүлэх',
          en: 'Move to the black list',
          ru: 'Перенести в чёрный список',
        },
        move_to_grey: {
          mn: 'Саарал жагсаалтад шилжүүлэх',
          en: 'Move to the grey list',
          ru: 'Перенести в серый список',
        },
        approve_dealing: {
          mn: 'Харилцахыг зөвшөөрөх',
          en: 'Approve dealing',
          ru: 'Согласовать работу с клиентом',
        },
        remove_from_list: {
          mn: 'Жагсаалтаас хасах',
          en: 'Remove from the list',
          ru: 'Исключить из списка',
        },
      },
    },
  },
  enums: {
    WatchState: {
      LISTED: { mn: 'Бүртгэлтэй', en: 'Listed', ru: 'В списке' },
      REMOVED: { mn: 'Хасагдсан', en: 'Removed', ru: 'Исключён' },
    },
  },
} satisfies Words;
