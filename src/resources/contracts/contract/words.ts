import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'contract:list': {
      mn: 'Гэрээний жагсаалт харах',
      en: 'See contracts',
      ru: 'Просмотр договоров',
      demo: ['admin', 'economist', 'accountant'],
    },
    'contract-own:list': {
      mn: 'Өөрийн гэрээ харах',
      en: "See one's own contracts",
      ru: 'Просмотр своих договоров',
      demo: ['admin', 'agent', 'worker', 'tenant'],
    },
    'contract:create': {
      mn: 'Гэрээ байгуулах',
      en: 'Make contracts',
      ru: 'Заключение договоров',
      demo: ['admin', 'economist', 'agent'],
    },
    'contract:renew': {
      mn: 'Гарын үсэг шинэчлэх',
      en: 'Renew signatures',
      ru: 'Обновление подписей',
      demo: ['admin', 'economist', 'agent'],
    },
    'contract:export': {
      mn: 'Гэрээ экспортлох',
      en: 'Export contracts',
      ru: 'Экспорт договоров',
      demo: ['admin', 'economist'],
    },
    'contract:cancel': {
      mn: 'Гэрээ цуцлах',
      en: 'Cancel contracts',
      ru: 'Расторжение договоров',
      demo: [],
    },
    'contract:cession': {
      mn: 'Шаардах эрх шилжүүлэх',
      en: 'Cede contracts',
      ru: 'Уступка договоров',
      demo: [],
    },
  },
  contracts: {
    create: {
      document: { mn: 'Гэрээний текст', en: 'Text of the contract', ru: 'Текст договора' },
      document_failed: {
        mn: 'Гэрээний текстийг уншиж чадсангүй.',
        en: 'The text of the contract could not be read.',
        ru: 'Не удалось загрузить текст договора.',
      },
      choose: {
        mn: 'Харилцагч, гэрээний төрлийг сонгоход нөхцөлийг шалгана.',
        en: 'The gates are checked once a customer and a type are chosen.',
        ru: 'Условия проверяются после выбора клиента и типа договора.',
      },
      make: { mn: 'Гэрээ байгуулах', en: 'Create the contract', ru: 'Заключить договор' },
      closed: {
        mn: 'Бүх нөхцөл хангагдсаны дараа гэрээ байгуулна.',
        en: 'The contract can be created once every gate is open.',
        ru: 'Договор можно заключить, когда выполнены все условия.',
      },
      number: {
        mn: 'Гэрээний дугаар: %{number}',
        en: 'Contract number: %{number}',
        ru: 'Номер договора: %{number}',
      },
      template: {
        mn: 'Загвар: %{template}',
        en: 'Template: %{template}',
        ru: 'Шаблон: %{template}',
      },
      question: {
        mn: '%{type}: %{customer}. Лимит, скорингийн хувилбар энэ агшинд тогтоно.',
        en: '%{type}: %{customer}. The limit and the scoring version are fixed at this moment.',
        ru: '%{type}: %{customer}. Лимит и версия скоринга фиксируются в этот момент.',
      },
    },
    gates: {
      title: { mn: 'Гэрээ байгуулах нөхцөл', en: 'Gates of the contract', ru: 'Условия договора' },
      open: { mn: 'Бүх нөхцөл хангасан.', en: 'All gates are open.', ru: 'Все условия выполнены.' },
      shut: {
        mn: 'Хангаагүй нөхцөл: %{count}.',
        en: 'Closed gates: %{count}.',
        ru: 'Не выполнено условий: %{count}.',
      },
      days_left: {
        mn: '%{smart_count} хоног үлдсэн',
        en: '%{smart_count} day left |||| %{smart_count} days left',
        ru: 'Остался %{smart_count} день |||| Осталось %{smart_count} дня |||| Осталось %{smart_count} дней',
      },
      last_day: {
        mn: 'Өнөөдөр сүүлийн өдөр',
        en: 'Today is the last day',
        ru: 'Сегодня последний день',
      },
      at_making: {
        mn: 'Гэрээ байгуулах үеийн нөхцөл',
        en: 'Gates when the contract was created',
        ru: 'Условия при заключении договора',
      },
      none_kept: {
        mn: 'Энэ гэрээний нөхцөлийг хадгалаагүй байна.',
        en: 'The gates of this contract were not recorded.',
        ru: 'Условия при заключении этого договора не сохранены.',
      },
      to_family: {
        mn: 'Гэр бүлийн гишүүд рүү очих',
        en: 'Go to the family members',
        ru: 'Перейти к членам семьи',
      },
      to_xyp: {
        mn: 'ХУР лавлагаа руу очих',
        en: 'Go to the state registry lookup',
        ru: 'Перейти к запросу в госреестр',
      },
      to_customer: {
        mn: 'Харилцагчийн тохиргоо руу очих',
        en: 'Go to the customer’s settings',
        ru: 'Перейти к настройкам клиента',
      },
      to_contract: {
        mn: 'Хүчинтэй гэрээг нээх',
        en: 'Open the contract in force',
        ru: 'Открыть действующий договор',
      },
      fill_below: {
        mn: 'Доорх талбаруудыг бөглөнө үү.',
        en: 'Fill in the fields below.',
        ru: 'Заполните поля ниже.',
      },
      score_question: {
        mn: 'Харилцагчийн зээлийн оноог дахин тооцно.',
        en: 'The customer’s score will be computed anew.',
        ru: 'Кредитный балл клиента будет рассчитан заново.',
      },
    },
    versions: {
      title: { mn: 'Хувилбар %{version}', en: 'Version %{version}', ru: 'Версия %{version}' },
      current: { mn: 'Одоо хүчинтэй', en: 'In force', ru: 'Действует' },
      by_system: { mn: 'Систем', en: 'System', ru: 'Система' },
      none: {
        mn: 'Баримт үүсээгүй байна.',
        en: 'There is no document yet.',
        ru: 'Документа ещё нет.',
      },
    },
    loans: {
      none: {
        mn: 'Энэ гэрээгээр олгосон зээл алга.',
        en: 'There are no loans under this contract.',
        ru: 'По этому договору нет кредитов.',
      },
      total: { mn: 'Нийт үлдэгдэл', en: 'Total balance', ru: 'Общий остаток' },
      open: {
        mn: 'Хаагдаагүй зээл: %{count}',
        en: 'Open loans: %{count}',
        ru: 'Открытых кредитов: %{count}',
      },
      no_right: {
        mn: 'Зээлийн жагсаалт харах эрх алга.',
        en: 'You have no right to see the list of loans.',
        ru: 'У вас нет права на просмотр списка кредитов.',
      },
    },
    registry: {
      none: {
        mn: 'ЗМС-д бичээгүй байна.',
        en: 'Never written to the credit registry.',
        ru: 'Договор не записывался в кредитный реестр.',
      },
      at: { mn: 'Огноо', en: 'Date', ru: 'Дата' },
      by: { mn: 'Ажилтан', en: 'By', ru: 'Сотрудник' },
      code: { mn: 'Бичилтийн код', en: 'Write code', ru: 'Код записи' },
      error: { mn: 'Алдаа', en: 'Error', ru: 'Ошибка' },
      write_all_text: {
        mn: 'Шүүлтүүрт таарсан бичигдээгүй гэрээ: %{count}. Бүгдийг ЗМС-д бичихээр товлоно.',
        en: 'Unwritten contracts that match the filter: %{count}. All are scheduled for the credit registry.',
        ru: 'Незаписанных договоров по фильтру: %{count}. Все будут поставлены в очередь на запись.',
      },
      write_all_none: {
        mn: 'Бичих гэрээ алга.',
        en: 'There is no contract to write.',
        ru: 'Нет договоров для записи.',
      },
      write_all_done: {
        mn: 'ЗМС-д бичихээр товлосон гэрээ: %{count}.',
        en: 'Contracts scheduled for the credit registry: %{count}.',
        ru: 'Договоров поставлено в очередь на запись: %{count}.',
      },
    },
    cancel: {
      open_loans: { mn: 'Хаагдаагүй зээл', en: 'Open loans', ru: 'Открытые кредиты' },
      customer_code: { mn: 'Харилцагчийн код', en: 'Customer code', ru: 'Код клиента' },
      note: {
        mn: 'Лимит тэглэгдэж, энэ гэрээгээр зээл авах боломжгүй болно.',
        en: 'The limit becomes zero, and no more loans can be taken under this contract.',
        ru: 'Лимит станет нулевым, кредиты по этому договору будут невозможны.',
      },
    },
    cession: {
      today_only: {
        mn: 'Шаардах эрхийг зөвхөн өнөөдрийн огноогоор шилжүүлнэ: хаагдсан өдрийн бичилт өөрчлөгдөхгүй.',
        en: 'A claim is ceded as of today: days that are over do not change.',
        ru: 'Право требования уступается только сегодняшним днём: прошедшие дни не меняются.',
      },
      unknown: {
        mn: 'Шилжүүлэх үлдэгдлийг уншиж чадсангүй.',
        en: 'The balance to be ceded could not be read.',
        ru: 'Не удалось прочитать остаток для уступки.',
      },
      repaid: { mn: 'Төлсөн дүн', en: 'Repaid', ru: 'Погашено' },
      statement: {
        mn: 'Шилжүүлгээр хуваасан хуулга',
        en: 'Statement split by the cession',
        ru: 'Выписка, разделённая уступкой',
      },
      part: { mn: 'Хугацаа', en: 'Period', ru: 'Период' },
      before: { mn: 'Шилжүүлэхээс өмнө', en: 'Before the cession', ru: 'До уступки' },
      after: { mn: 'Шилжүүлснээс хойш', en: 'Since the cession', ru: 'После уступки' },
      receipts: { mn: 'Төлөлтийн тоо', en: 'Receipts', ru: 'Платежей' },
      principal: {
        mn: 'Үүнээс үндсэн төлбөр',
        en: 'Principal of it',
        ru: 'В том числе основной долг',
      },
      handed_over: {
        mn: 'Шилжүүлсэн үндсэн өр',
        en: 'Principal that changed hands',
        ru: 'Уступленный основной долг',
      },
      left: { mn: 'Одоо үлдсэн', en: 'Left of it now', ru: 'Осталось сейчас' },
      same: {
        mn: 'Шаардах эрх аль хэдийн энэ байгууллагад байна.',
        en: 'The claim is already with this organisation.',
        ru: 'Право требования уже у этой организации.',
      },
      owner: {
        mn: 'Шаардах эрх эзэмшигч',
        en: 'Owner of the claim',
        ru: 'Владелец права требования',
      },
      balance: {
        mn: 'Зээлийн үлдэгдэл, нийт',
        en: 'Total loan balance',
        ru: 'Общий остаток кредитов',
      },
      loans: {
        mn: 'Шилжих нээлттэй зээл',
        en: 'Open loans that go along',
        ru: 'Переходит открытых кредитов',
      },
      worth: {
        mn: 'Байгууллага хооронд тооцох дүн',
        en: 'Settled between the lenders',
        ru: 'Расчёт между кредиторами',
      },
      requests: {
        mn: 'Цуцлагдах хүсэлт',
        en: 'Requests that are cancelled',
        ru: 'Заявок будет отменено',
      },
      staying: {
        mn: 'Хуучин эзэмшигчид үлдэх зээл',
        en: 'Loans that stay',
        ru: 'Кредитов останется',
      },
      note: {
        mn: 'Өнөөдрөөс нээлттэй зээлийн шаардах эрх шинэ эзэмшигчид шилжинэ, үлдэгдэл өөрчлөгдөхгүй. Хоёр байгууллагын дэвтэрт тооцоо бичигдэж, өмнөх бичилт хэвээр үлдэнэ.',
        en: 'From today on the open loans are the new owner’s; balances stay as they are. The settlement is booked at both lenders; nothing booked before changes.',
        ru: 'С сегодняшнего дня открытые кредиты принадлежат новому владельцу, остатки не меняются. Расчёты проводятся у обоих кредиторов; прежние проводки не меняются.',
      },
      undo_note: {
        mn: 'Шилжүүлснээс хойш төлөлт бүртгээгүй тул шаардах эрх өнөөдрийн огноогоор хуучин эзэмшигчид буцна. Цуцалсан хүсэлт сэргэхгүй.',
        en: 'No receipts have been booked since the cession: as of today the claim goes back to its former owner. Cancelled requests stay cancelled.',
        ru: 'После уступки платежей не было: сегодняшним днём право требования возвращается прежнему владельцу. Отменённые заявки не восстанавливаются.',
      },
    },
    renewal: {
      note: {
        mn: 'Одоогийн гэрээ архивт орж, гарын үсэг хүлээх шинэ гэрээ үүснэ.',
        en: 'This contract goes to the archive, and a new one waits for its signature.',
        ru: 'Этот договор уйдёт в архив, новый будет ждать подписи.',
      },
      loans: {
        mn: 'Гарын үсэг зурмагц хаагдаагүй зээлүүд шинэ гэрээнд шилжинэ.',
        en: 'Once the new one is signed, open loans move to it.',
        ru: 'После подписания нового договора открытые займы перейдут на него.',
      },
      limit_max: {
        mn: 'Скорингоор зөвшөөрөх дээд лимит',
        en: 'Highest limit by scoring',
        ru: 'Наибольший лимит по скорингу',
      },
      limit_above: {
        mn: 'Скорингоор зөвшөөрөх дээд лимитээс хэтэрсэн байна: %{max}.',
        en: 'Above the highest limit by scoring: %{max}.',
        ru: 'Выше наибольшего лимита по скорингу: %{max}.',
      },
      limit_min: {
        mn: 'Зээлсэн, хүссэн дүнд хүрэх доод лимит',
        en: 'Lowest limit for what is lent and asked for',
        ru: 'Наименьший лимит для выданного и запрошенного',
      },
      limit_below: {
        mn: 'Энэ гэрээгээр зээлсэн, хүссэн дүнд хүрэхгүй байна. Доод лимит: %{min}.',
        en: 'Less than what is lent and asked for under the contract. Lowest limit: %{min}.',
        ru: 'Меньше выданного и запрошенного по договору. Наименьший лимит: %{min}.',
      },
    },
    online: {
      choose: {
        mn: 'Онлайн гэрээг харах харилцагчаа сонгоно уу.',
        en: 'Choose the customer whose online contract you want to see.',
        ru: 'Выберите клиента, чей онлайн-договор нужно посмотреть.',
      },
      none: {
        mn: 'Энэ харилцагч онлайн гэрээгүй байна.',
        en: 'This customer has no online contract.',
        ru: 'У этого клиента нет онлайн-договора.',
      },
      steps: { mn: 'Гэрээний явц', en: 'Progress of the contract', ru: 'Ход договора' },
      step_requested: { mn: 'Гэрээ үүссэн', en: 'Contract created', ru: 'Договор создан' },
      step_verified: {
        mn: 'Харилцагч баталгаажуулсан',
        en: 'Verified by the customer',
        ru: 'Подтверждён клиентом',
      },
      step_signed: {
        mn: 'Хөрөнгө оруулагч гарын үсэг зурсан',
        en: 'Signed by the investor',
        ru: 'Подписан инвестором',
      },
      step_written: {
        mn: 'ЗМС-д бичсэн',
        en: 'Written to the credit registry',
        ru: 'Записан в кредитный реестр',
      },
      step_ended: { mn: 'Гэрээ цуцлагдсан', en: 'Contract cancelled', ru: 'Договор расторгнут' },
      waiting: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидается' },
      document: { mn: 'Баримт', en: 'Document', ru: 'Документ' },
      open: { mn: 'Онлайн гэрээ', en: 'Online contract', ru: 'Онлайн-договор' },
      update: {
        mn: 'Онлайн гэрээ засах',
        en: 'Update the online contract',
        ru: 'Изменить онлайн-договор',
      },
      no_id: {
        mn: 'Засах гэрээгээ жагсаалтаас сонгоно уу.',
        en: 'Choose the contract from the list.',
        ru: 'Выберите договор в списке.',
      },
      to_list: {
        mn: 'Онлайн гэрээний жагсаалт руу очих',
        en: 'Go to the online contracts',
        ru: 'Перейти к онлайн-договорам',
      },
    },
  },
  contract_rules: {
    limit_max: {
      mn: 'Хариуцагчдын хариуцах дүн',
      en: 'What those who are bound answer for',
      ru: 'Сумма, за которую отвечают обязанные',
    },
    limit_above: {
      mn: 'Хариуцагчдын хариуцах дүнгээс хэтэрсэн байна: %{max}.',
      en: 'Above what those who are bound answer for: %{max}.',
      ru: 'Выше суммы, за которую отвечают обязанные: %{max}.',
    },
    one_primary: {
      mn: 'Үндсэн зээлдэгч нэг байна.',
      en: 'There must be exactly one primary borrower.',
      ru: 'Основной заёмщик должен быть один.',
    },
    guarantor_needed: {
      mn: 'Батлан даагч нэмнэ үү.',
      en: 'Add a guarantor.',
      ru: 'Добавьте поручителя.',
    },
    regnum_twice: {
      mn: 'Нэг хүнийг хоёр удаа оруулсан байна.',
      en: 'The same person is listed twice.',
      ru: 'Один человек указан дважды.',
    },
  },
  resources: {
    contract: {
      name: {
        mn: 'Гэрээ |||| Гэрээнүүд',
        en: 'Contract |||| Contracts',
        ru: 'Договор |||| Договоры |||| Договоры',
      },
      tabs: {
        detail: { mn: 'Дэлгэрэнгүй', en: 'Details', ru: 'Подробно' },
        versions: { mn: 'Баримтын хувилбар', en: 'Document versions', ru: 'Версии документа' },
        loans: { mn: 'Гэрээний зээлүүд', en: 'Loans under it', ru: 'Кредиты по договору' },
        registry: { mn: 'ЗМС-ийн бичилт', en: 'Registry writes', ru: 'Записи в реестр' },
      },
      fields: {
        type: { mn: 'Гэрээний төрөл', en: 'Contract type', ru: 'Тип договора' },
        state: { mn: 'Гэрээний төлөв', en: 'Contract state', ru: 'Статус договора' },
        createdAt: { mn: 'Байгуулсан огноо', en: 'Created at', ru: 'Дата заключения' },
        createdBy: { mn: 'Байгуулсан ажилтан', en: 'Created by', ru: 'Кто заключил' },
        verifiedAt: { mn: 'Баталгаажуулсан огноо', en: 'Verified at', ru: 'Дата подтверждения' },
        canceledAt: { mn: 'Цуцалсан огноо', en: 'Cancelled at', ru: 'Дата расторжения' },
        isCessioned: { mn: 'Шаардах эрх шилжсэн эсэх', en: 'Ceded', ru: 'Права уступлены' },
        isOnline: { mn: 'Онлайн эсэх', en: 'Online', ru: 'Онлайн' },
        isGsign: {
          mn: 'G-Sign-аар гарын үсэг зурсан эсэх',
          en: 'Signed with G-Sign',
          ru: 'Подписан через G-Sign',
        },
        isArchive: { mn: 'Архивласан эсэх', en: 'Archived', ru: 'В архиве' },
        zmsWriteStatus: {
          mn: 'ЗМС-д бичсэн төлөв',
          en: 'Credit-registry write status',
          ru: 'Статус записи в кредитный реестр',
        },
        zmsWriteError: {
          mn: 'ЗМС-д бичих үеийн алдаа',
          en: 'Credit-registry write error',
          ru: 'Ошибка записи в кредитный реестр',
        },
        scoringVersion: { mn: 'Скорингийн хувилбар', en: 'Scoring version', ru: 'Версия скоринга' },
        limit: { mn: 'Лимит', en: 'Limit', ru: 'Лимит' },
        parentId: { mn: 'Үндсэн гэрээ', en: 'Parent contract', ru: 'Основной договор' },
        owner: {
          mn: 'Шаардах эрх эзэмшигч',
          en: 'Owner of the claim',
          ru: 'Владелец права требования',
        },
        signedName: {
          mn: 'Гарын үсэг зурах үеийн нэр',
          en: 'Name when signed',
          ru: 'Имя при подписании',
        },
        signedRegnum: {
          mn: 'Гарын үсэг зурах үеийн регистр',
          en: 'Register number when signed',
          ru: 'Регистрационный номер при подписании',
        },
        signedAt: {
          mn: 'Хөрөнгө оруулагч зурсан огноо',
          en: 'Signed by the investor at',
          ru: 'Подписан инвестором',
        },
        signFailed: {
          mn: 'Гарын үсэг зурах амжилтгүй болсон эсэх',
          en: 'Signing failed',
          ru: 'Подписание не удалось',
        },
        signError: {
          mn: 'Гарын үсэг зурах үеийн алдаа',
          en: 'Signing error',
          ru: 'Ошибка подписания',
        },
        writtenAt: {
          mn: 'ЗМС-д бичсэн огноо',
          en: 'Written to the credit registry at',
          ru: 'Записан в кредитный реестр',
        },
        isWritten: {
          mn: 'ЗМС-д бичсэн эсэх',
          en: 'Written to the credit registry',
          ru: 'Есть запись в кредитном реестре',
        },
        cededAt: { mn: 'Шаардах эрх шилжүүлсэн огноо', en: 'Ceded at', ru: 'Дата уступки' },
        companyName: { mn: 'Байгууллагын нэр', en: 'Company name', ru: 'Название организации' },
        companyPhone: { mn: 'Байгууллагын утас', en: 'Company phone', ru: 'Телефон организации' },
        companyEmail: {
          mn: 'Байгууллагын и-мэйл',
          en: 'Company e-mail',
          ru: 'Эл. почта организации',
        },
        directorName: { mn: 'Захирлын овог нэр', en: 'Director', ru: 'Директор' },
        amendment: {
          mn: 'Нэмэлт, өөрчлөлтийн текст',
          en: 'Text of the amendment',
          ru: 'Текст изменения',
        },
        newLimit: { mn: 'Шинэ лимит', en: 'New limit', ru: 'Новый лимит' },
        cedeTo: { mn: 'Хэнд шилжүүлэх', en: 'Cede to', ru: 'Кому уступить' },
        cededOn: { mn: 'Шилжүүлэх огноо', en: 'Cession date', ru: 'Дата уступки' },
      },
      sections: {
        parties: { mn: 'Гэрээний талууд', en: 'Parties', ru: 'Стороны договора' },
        company: { mn: 'Байгууллагын мэдээлэл', en: 'Company', ru: 'Организация' },
        parent: { mn: 'Үндсэн гэрээ', en: 'Parent contract', ru: 'Основной договор' },
        contract: { mn: 'Гэрээ', en: 'Contract', ru: 'Договор' },
        signing: { mn: 'Гарын үсэг', en: 'Signature', ru: 'Подпись' },
        cession: { mn: 'Шаардах эрх', en: 'Claim', ru: 'Право требования' },
        registry: { mn: 'ЗМС', en: 'Credit registry', ru: 'Кредитный реестр' },
      },
      views: {
        live: { mn: 'Хүчинтэй', en: 'In force', ru: 'Действующие' },
        waiting: {
          mn: 'Гарын үсэг хүлээж буй',
          en: 'Waiting for signature',
          ru: 'Ожидают подписи',
        },
        ceded: { mn: 'Шаардах эрх шилжсэн', en: 'Ceded', ru: 'Уступленные' },
        registryFailed: {
          mn: 'ЗМС-д бичигдээгүй, алдаатай',
          en: 'Registry write failed',
          ru: 'Ошибка записи в реестр',
        },
        neverWritten: {
          mn: 'ЗМС-д бичээгүй',
          en: 'Never written to the registry',
          ru: 'Не записаны в реестр',
        },
        ended: { mn: 'Цуцлагдсан', en: 'Cancelled', ru: 'Расторгнутые' },
        archived: { mn: 'Архив', en: 'Archive', ru: 'Архив' },
      },
    },
  },
} satisfies Words;
