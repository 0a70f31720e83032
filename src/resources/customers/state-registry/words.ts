import type { Words } from '../../../i18n/words';

export const words = {
  xyp: {
    other: {
      mn: 'Өөр харилцагч сонгох',
      en: 'Choose another customer',
      ru: 'Выбрать другого клиента',
    },
    company: {
      mn: 'Байгууллагыг ХУР-аас хурууны хээгээр лавлах боломжгүй.',
      en: 'A company cannot be looked up in the state registry by fingerprint.',
      ru: 'Запрос в госреестр об организации по отпечатку пальца невозможен.',
    },
    no_right: {
      mn: 'ХУР-аас лавлахад таны эрх хүрэлцэхгүй байна.',
      en: 'You do not have permission for state registry lookups.',
      ru: 'Недостаточно прав для запроса в госреестр.',
    },
    to_reading: {
      mn: 'Сүүлийн лавлагааг харах',
      en: 'View the last lookup',
      ru: 'Посмотреть последний запрос',
    },
    days_left: {
      mn: 'Хүчинтэй хугацаа: %{smart_count} хоног',
      en: 'Valid for %{smart_count} day |||| Valid for %{smart_count} days',
      ru: 'Действует ещё %{smart_count} день |||| Действует ещё %{smart_count} дня |||| Действует ещё %{smart_count} дней',
    },
    last_day: {
      mn: 'Өнөөдөр сүүлийн өдөр',
      en: 'Today is the last day',
      ru: 'Сегодня последний день',
    },
    expired: { mn: 'Хугацаа дууссан', en: 'Expired', ru: 'Срок истёк' },
    form: {
      title: { mn: 'Лавлагаа', en: 'Lookup', ru: 'Запрос' },
      purpose: { mn: 'Лавлах шалтгаан', en: 'Purpose', ru: 'Цель запроса' },
      choose: { mn: 'Сонгоно уу', en: 'Choose', ru: 'Выберите' },
      worker: {
        mn: 'Ажилтны регистрийн дугаар',
        en: 'Employee’s register number',
        ru: 'Регистрационный номер сотрудника',
      },
      worker_help: {
        mn: 'Зөвхөн энэ нэвтрэлтийн үед санана.',
        en: 'Remembered until you sign out.',
        ru: 'Запоминается только до выхода из системы.',
      },
      own_number: {
        mn: 'Таны бүртгэлтэй дугаар: %{number}.',
        en: 'Your registered number: %{number}.',
        ru: 'Ваш зарегистрированный номер: %{number}.',
      },
      not_own_number: {
        mn: 'Зөвхөн өөрийн регистрийн дугаараар лавлана.',
        en: 'Only your own register number may be used.',
        ru: 'Запрос возможен только по собственному регистрационному номеру.',
      },
      send: { mn: 'ХУР-аас лавлах', en: 'Look up in state registry', ru: 'Запросить госреестр' },
      question: {
        mn: 'Харилцагчийн мэдээллийг улсын бүртгэлээс лавлана. Лавлагаа бүр хэн, хэзээ, ямар шалтгаанаар хийснийхээ хамт бүртгэгдэнэ.',
        en: 'The customer’s data will be requested from the state registry. Every lookup is logged: who, when and why.',
        ru: 'Данные клиента запрашиваются в госреестре. Каждый запрос записывается: кто, когда и зачем.',
      },
      again: { mn: 'Дахин лавлах', en: 'Look up again', ru: 'Запросить снова' },
    },
    finger: {
      worker: {
        mn: 'Ажилтны хурууны хээ',
        en: 'Employee’s fingerprint',
        ru: 'Отпечаток сотрудника',
      },
      customer: {
        mn: 'Харилцагчийн хурууны хээ',
        en: 'Customer’s fingerprint',
        ru: 'Отпечаток клиента',
      },
      customer_required: {
        mn: 'Харилцагчийн хурууны хээг уншуулна уу.',
        en: 'Read the customer’s fingerprint.',
        ru: 'Считайте отпечаток клиента.',
      },
      ribbon: { mn: 'ТУРШИЛТЫН ТӨХӨӨРӨМЖ', en: 'SIMULATED DEVICE', ru: 'ИМИТАЦИЯ УСТРОЙСТВА' },
      none: {
        mn: 'Хурууны хээ уншигч тохируулаагүй байна.',
        en: 'No fingerprint reader is configured.',
        ru: 'Считыватель отпечатков не настроен.',
      },
      idle: { mn: 'Уншаагүй', en: 'Not read yet', ru: 'Ещё не считан' },
      reading: { mn: 'Уншиж байна…', en: 'Reading…', ru: 'Считывание…' },
      done: { mn: 'Уншсан', en: 'Read', ru: 'Считан' },
      failed: { mn: 'Уншиж чадсангүй', en: 'Not read', ru: 'Не считан' },
      cancel_help: {
        mn: 'Уншилтыг зогсоох товч: %{key}',
        en: 'Key to stop reading: %{key}',
        ru: 'Клавиша остановки: %{key}',
      },
      picture: {
        mn: 'Уншсан хурууны хээний зураг',
        en: 'Fingerprint image',
        ru: 'Изображение отпечатка',
      },
      quality: {
        mn: 'Зургийн чанар: %{quality}',
        en: 'Image quality: %{quality}',
        ru: 'Качество изображения: %{quality}',
      },
      hints: {
        place: {
          mn: 'Хуруугаа уншигч дээр тавина уу.',
          en: 'Place the finger on the reader.',
          ru: 'Приложите палец к считывателю.',
        },
        lift: { mn: 'Хуруугаа авна уу.', en: 'Lift the finger.', ru: 'Уберите палец.' },
        'press-harder': {
          mn: 'Хуруугаа арай чанга дарна уу.',
          en: 'Press a little harder.',
          ru: 'Нажмите немного сильнее.',
        },
        hold: {
          mn: 'Хуруугаа хөдөлгөлгүй барина уу.',
          en: 'Hold the finger still.',
          ru: 'Не двигайте палец.',
        },
      },
      errors: {
        'agent-unreachable': {
          mn: 'Уншигчийн програм энэ компьютерт ажиллахгүй байна.',
          en: 'The reader software is not running on this computer.',
          ru: 'Программа считывателя не запущена на этом компьютере.',
        },
        'permission-denied': {
          mn: 'Хөтөч уншигчийн програмтай холбогдохыг зөвшөөрөөгүй байна.',
          en: 'The browser does not allow a connection to the reader software.',
          ru: 'Браузер не разрешает соединение с программой считывателя.',
        },
        'no-reader': {
          mn: 'Хурууны хээ уншигч холбогдоогүй байна.',
          en: 'No fingerprint reader is connected.',
          ru: 'Считыватель отпечатков не подключён.',
        },
        timeout: {
          mn: 'Хуруу тавих хугацаа дууссан.',
          en: 'The finger was not placed in time.',
          ru: 'Палец не приложен вовремя.',
        },
        'low-quality': {
          mn: 'Хурууны хээ тод уншигдсангүй. Хуруугаа арчаад дахин тавина уу.',
          en: 'The fingerprint is not clear. Wipe the finger and try again.',
          ru: 'Отпечаток нечёткий. Протрите палец и попробуйте снова.',
        },
        cancelled: {
          mn: 'Уншилтыг зогсоосон.',
          en: 'Reading was stopped.',
          ru: 'Считывание остановлено.',
        },
        license: {
          mn: 'Уншигчийн програмын эрх хүчингүй байна. Системийн админд хандана уу.',
          en: 'The licence of the reader software is not valid. Contact the administrator.',
          ru: 'Лицензия программы считывателя недействительна. Обратитесь к администратору.',
        },
      },
      guide: { mn: 'Суулгах заавар', en: 'Installation guide', ru: 'Как установить' },
      guide_steps: {
        install: {
          mn: 'Уншигч үйлдвэрлэгчийн програмыг энэ компьютерт суулгана.',
          en: 'Install the manufacturer’s reader software on this computer.',
          ru: 'Установите на этот компьютер программу производителя считывателя.',
        },
        start: {
          mn: 'Програмыг ажиллуулж, уншигчаа залгана.',
          en: 'Start the software and plug in the reader.',
          ru: 'Запустите программу и подключите считыватель.',
        },
        allow: {
          mn: 'Хөтөч асуувал энэ хуудсыг уншигчтай холбогдохыг зөвшөөрнө.',
          en: 'Allow this page to connect to the reader when the browser asks.',
          ru: 'Когда браузер спросит, разрешите этой странице соединение со считывателем.',
        },
        retry: {
          mn: 'Энэ хуудсан дээр дахин оролдоно.',
          en: 'Try again on this page.',
          ru: 'Попробуйте снова на этой странице.',
        },
      },
    },
    result: {
      NOT_AVAILABLE: {
        mn: 'Улсын бүртгэлд энэ иргэний мэдээлэл олдсонгүй.',
        en: 'The state registry has no record of this person.',
        ru: 'В госреестре нет сведений об этом человеке.',
      },
      WORKER_UNKNOWN: {
        mn: 'ХУР-аас лавлах ажилтны мэдээлэл байхгүй байна.',
        en: 'There is no employee information for the state registry lookup.',
        ru: 'Нет данных сотрудника для запроса в госреестр.',
      },
      WORKER_FINGERPRINT: {
        mn: 'Ажилтны хурууны хээ таарсангүй. Дахин уншуулна уу.',
        en: 'The employee’s fingerprint does not match. Read it again.',
        ru: 'Отпечаток сотрудника не совпал. Считайте его снова.',
      },
      CUSTOMER_FINGERPRINT: {
        mn: 'Харилцагчийн хурууны хээ таарсангүй. Дахин уншуулна уу.',
        en: 'The customer’s fingerprint does not match. Read it again.',
        ru: 'Отпечаток клиента не совпал. Считайте его снова.',
      },
      SERVICE_DOWN: {
        mn: 'Улсын бүртгэлийн систем хариу өгсөнгүй. Түр хүлээгээд дахин лавлана уу.',
        en: 'The state registry is not responding. Wait a moment and look up again.',
        ru: 'Госреестр не отвечает. Подождите немного и повторите запрос.',
      },
      photo: {
        mn: 'Улсын бүртгэл дэх цээж зураг',
        en: 'State registry photo',
        ru: 'Фото из госреестра',
      },
      photo_note: {
        mn: 'Зургийг хадгалахгүй: хуудаснаас гармагц устана.',
        en: 'The photo is not stored: it is discarded when you leave the page.',
        ru: 'Фото не сохраняется: оно исчезнет при уходе со страницы.',
      },
    },
    differences: {
      title: { mn: 'Зөрүүтэй мэдээлэл', en: 'Differences', ru: 'Расхождения' },
      none: {
        mn: 'Манай бүртгэл улсын бүртгэлтэй тохирч байна.',
        en: 'Our record matches the state registry.',
        ru: 'Наши данные совпадают с госреестром.',
      },
      all: { mn: 'Бүгдийг сонгох', en: 'Select all', ru: 'Выбрать все' },
      field: { mn: 'Мэдээлэл', en: 'Field', ru: 'Поле' },
      ours: { mn: 'Манай бүртгэлд', en: 'In our record', ru: 'У нас' },
      theirs: { mn: 'Улсын бүртгэлд', en: 'In the state registry', ru: 'В госреестре' },
      pick: { mn: 'Сонгох: %{field}', en: 'Select: %{field}', ru: 'Выбрать: %{field}' },
      accept: {
        mn: 'Сонгосныг хүлээн авах (%{count})',
        en: 'Accept selected (%{count})',
        ru: 'Принять выбранное (%{count})',
      },
      question: {
        mn: 'Сонгосон мэдээллийг улсын бүртгэлийнхээр солино. Солигдох мэдээллийн тоо: %{smart_count}.',
        en: '%{smart_count} field will be replaced with state registry data. |||| %{smart_count} fields will be replaced with state registry data.',
        ru: 'Данными госреестра будет заменено %{smart_count} поле. |||| Данными госреестра будет заменено %{smart_count} поля. |||| Данными госреестра будет заменено %{smart_count} полей.',
      },
      done: {
        mn: 'Хүлээн авсан мэдээлэл: %{smart_count}.',
        en: '%{smart_count} field accepted. |||| %{smart_count} fields accepted.',
        ru: 'Принято %{smart_count} поле. |||| Принято %{smart_count} поля. |||| Принято %{smart_count} полей.',
      },
      accepted: { mn: 'Хүлээн авсан', en: 'Accepted', ru: 'Принято' },
      before: { mn: 'Өмнө нь', en: 'Before', ru: 'Было' },
      after: { mn: 'Одоо', en: 'Now', ru: 'Стало' },
      by: { mn: 'Ажилтан', en: 'Employee', ru: 'Сотрудник' },
    },
    tab: {
      last: { mn: 'Сүүлийн лавлагаа', en: 'Last lookup', ru: 'Последний запрос' },
      read_at: { mn: 'Лавласан огноо', en: 'Looked up at', ru: 'Дата запроса' },
      by: { mn: 'Лавласан ажилтан', en: 'Looked up by', ru: 'Запросил' },
      purpose: { mn: 'Лавласан шалтгаан', en: 'Purpose', ru: 'Цель запроса' },
      age: { mn: 'Хэр удсан', en: 'Time elapsed', ru: 'Давность' },
      days_ago: {
        mn: '%{smart_count} хоногийн өмнө',
        en: '%{smart_count} day ago |||| %{smart_count} days ago',
        ru: '%{smart_count} день назад |||| %{smart_count} дня назад |||| %{smart_count} дней назад',
      },
      today: { mn: 'Өнөөдөр', en: 'Today', ru: 'Сегодня' },
      validity: {
        mn: 'Дахин лавлах хүртэл',
        en: 'Until the next lookup',
        ru: 'До следующего запроса',
      },
      never: {
        mn: 'ХУР-аас нэг ч удаа лавлаагүй',
        en: 'Never looked up in the state registry',
        ru: 'Запросов в госреестр ещё не было',
      },
      never_text: {
        mn: 'Лавлагаа хийхэд зөрүүтэй мэдээлэл энд харагдана.',
        en: 'Differences appear here after a lookup.',
        ru: 'После запроса здесь появятся расхождения.',
      },
      new: { mn: 'Шинээр лавлах', en: 'New lookup', ru: 'Новый запрос' },
      detail: { mn: 'Бүртгэлийн дэлгэрэнгүй', en: 'Registry details', ru: 'Данные госреестра' },
      log: { mn: 'Лавлагааны түүх', en: 'Lookup history', ru: 'История запросов' },
      outcome: { mn: 'Үр дүн', en: 'Outcome', ru: 'Результат' },
      taken: { mn: 'Хүлээн авсан', en: 'Accepted', ru: 'Принято' },
    },
    detail: {
      family: { mn: 'Гэр бүл', en: 'Family', ru: 'Семья' },
      address: { mn: 'Албан ёсны хаяг', en: 'Official address', ru: 'Официальный адрес' },
      identity: { mn: 'Иргэний мэдээлэл', en: 'Identity', ru: 'Личные данные' },
      vehicles: { mn: 'Тээврийн хэрэгсэл', en: 'Vehicles', ru: 'Транспорт' },
      property: { mn: 'Үл хөдлөх хөрөнгө', en: 'Real estate', ru: 'Недвижимость' },
      employment: {
        mn: 'Ажил эрхлэлт, нийгмийн даатгал',
        en: 'Employment and social insurance',
        ru: 'Занятость и социальное страхование',
      },
      nothing: { mn: 'Бүртгэлгүй', en: 'Nothing registered', ru: 'Нет записей' },
      relation: { mn: 'Хамаарал', en: 'Relation', ru: 'Родство' },
      name: { mn: 'Овог нэр', en: 'Full name', ru: 'ФИО' },
      plateNumber: { mn: 'Улсын дугаар', en: 'Plate number', ru: 'Госномер' },
      model: { mn: 'Загвар', en: 'Model', ru: 'Модель' },
      year: { mn: 'Үйлдвэрлэсэн он', en: 'Year of manufacture', ru: 'Год выпуска' },
      vin: { mn: 'Арлын дугаар', en: 'VIN', ru: 'Номер кузова' },
      number: { mn: 'Бүртгэлийн дугаар', en: 'Registration number', ru: 'Номер регистрации' },
      kind: { mn: 'Төрөл', en: 'Type', ru: 'Вид' },
      share: { mn: 'Эзэмшлийн хувь', en: 'Share, %', ru: 'Доля, %' },
      since: { mn: 'Эхэлсэн огноо', en: 'Since', ru: 'Дата начала' },
      employer: { mn: 'Ажил олгогч', en: 'Employer', ru: 'Работодатель' },
      paidUntil: {
        mn: 'Шимтгэл төлсөн сүүлийн сар',
        en: 'Contributions paid up to',
        ru: 'Взносы уплачены по',
      },
      salary: { mn: 'Хөдөлмөрийн хөлс', en: 'Wage', ru: 'Заработная плата' },
    },
  },
  enums: {
    XypPurpose: {
      LOAN_REQUEST: {
        mn: 'Зээлийн хүсэлт шийдвэрлэх',
        en: 'Decide a loan request',
        ru: 'Решение по заявке на кредит',
      },
      CONTRACT: { mn: 'Гэрээ байгуулах', en: 'Make a contract', ru: 'Заключение договора' },
      IDENTITY_CHECK: {
        mn: 'Харилцагчийг таних',
        en: 'Identify the customer',
        ru: 'Установление личности',
      },
      DATA_UPDATE: { mn: 'Бүртгэлийг шинэчлэх', en: 'Update the record', ru: 'Обновление данных' },
      COLLECTION: {
        mn: 'Хугацаа хэтэрсэн зээл барагдуулах',
        en: 'Collect an overdue loan',
        ru: 'Взыскание просроченного кредита',
      },
    },
    XypFailure: {
      WORKER_UNKNOWN: {
        mn: 'Ажилтны мэдээлэл байхгүй',
        en: 'No employee information',
        ru: 'Нет данных сотрудника',
      },
      WORKER_FINGERPRINT: {
        mn: 'Ажилтны хурууны хээ таараагүй',
        en: 'Employee’s fingerprint does not match',
        ru: 'Отпечаток сотрудника не совпал',
      },
      CUSTOMER_FINGERPRINT: {
        mn: 'Харилцагчийн хурууны хээ таараагүй',
        en: 'Customer’s fingerprint does not match',
        ru: 'Отпечаток клиента не совпал',
      },
      SERVICE_DOWN: {
        mn: 'Улсын бүртгэл хариу өгөөгүй',
        en: 'The state registry did not answer',
        ru: 'Госреестр не ответил',
      },
    },
  },
} satisfies Words;
