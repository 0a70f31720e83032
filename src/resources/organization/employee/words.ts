import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'org-employee:list': {
      mn: 'Ажилтан харах',
      en: 'See employees',
      ru: 'Просмотр сотрудников',
      demo: ['admin', 'worker'],
    },
    'org-employee:create': {
      mn: 'Ажилтан бүртгэх, засах',
      en: 'Register and edit employees',
      ru: 'Регистрация и правка сотрудников',
      demo: ['admin'],
    },
    'org-employee:create-on-tenant': {
      mn: 'Тенант дээр ажилтан бүртгэх',
      en: 'Register employees on a tenant',
      ru: 'Регистрация сотрудников у кредитора',
      demo: ['admin'],
    },
  },
  actionBlocks: {
    employee_own: {
      mn: 'Өөрийгөө ажлаас чөлөөлөх боломжгүй. Өөр хүн чөлөөлнө.',
      en: 'Nobody ends their own employment. Somebody else does it.',
      ru: 'Нельзя уволить самого себя. Это сделает другой сотрудник.',
    },
    employee_unit_removed: {
      mn: 'Ажиллаж байсан нэгж нь хасагдсан байна. Эхлээд нэгжийг солино уу.',
      en: 'The unit was taken out. Choose another unit first.',
      ru: 'Подразделение исключено. Сначала выберите другое.',
    },
  },
  resources: {
    'org-employee': {
      name: {
        mn: 'Ажилтан |||| Ажилтнууд',
        en: 'Employee |||| Employees',
        ru: 'Сотрудник |||| Сотрудники |||| Сотрудники',
      },
      fields: {
        unitId: { mn: 'Нэгж', en: 'Unit', ru: 'Подразделение' },
        branchId: { mn: 'Салбар', en: 'Branch', ru: 'Отделение' },
        staffId: { mn: 'Нэвтрэх бүртгэл', en: 'Account', ru: 'Учётная запись' },
        hiredAt: { mn: 'Ажилд орсон огноо', en: 'Hired at', ru: 'Дата приёма на работу' },
        leftOn: { mn: 'Ажлаас гарсан огноо', en: 'Left on', ru: 'Дата увольнения' },
        handedTo: {
          mn: 'Дуусаагүй ажлыг хүлээн авах',
          en: 'Open work goes to',
          ru: 'Незаконченную работу принимает',
        },
        positionNames: { mn: 'Албан тушаал', en: 'Position', ru: 'Должность' },
        positionCount: {
          mn: 'Албан тушаалын тоо',
          en: 'Positions held',
          ru: 'Занимаемых должностей',
        },
      },
      sections: {
        person: { mn: 'Хувийн мэдээлэл', en: 'The person', ru: 'Человек' },
        work: { mn: 'Ажлын мэдээлэл', en: 'Work', ru: 'Работа' },
      },
      views: {
        working: { mn: 'Ажиллаж буй', en: 'Working', ru: 'Работают' },
        left: { mn: 'Гарсан', en: 'Left', ru: 'Уволены' },
        unplaced: { mn: 'Албан тушаалгүй', en: 'Without a position', ru: 'Без должности' },
      },
      actions: {
        leave: { mn: 'Ажлаас чөлөөлөх', en: 'End employment', ru: 'Уволить' },
        rehire: { mn: 'Ажилд эргүүлэн авах', en: 'Take back', ru: 'Принять снова' },
      },
      events: {
        leave: {
          mn: 'Ажлаас чөлөөлсөн',
          en: 'Employment ended',
          ru: 'Трудовые отношения прекращены',
        },
      },
    },
  },
  organization: {
    employee: {
      twice: {
        mn: 'Энэ бүртгэл өөр ажилтанд холбогдсон байна.',
        en: 'This account belongs to another employee.',
        ru: 'Эта учётная запись принадлежит другому сотруднику.',
      },
      own_lender: {
        mn: 'Өөрийн байгууллагын ажилтныг энгийн маягтаар бүртгэнэ.',
        en: 'Employees of the own lender are registered with the ordinary form.',
        ru: 'Сотрудники своей организации регистрируются обычной формой.',
      },
      unit_gone: {
        mn: 'Энэ нэгж бүтцээс хасагдсан байна.',
        en: 'This unit was taken out.',
        ru: 'Это подразделение исключено.',
      },
      before_hired: {
        mn: 'Ажилд орсон огнооноос өмнө байж болохгүй.',
        en: 'May not be before the hiring date.',
        ru: 'Не раньше даты приёма на работу.',
      },
      before_left: {
        mn: 'Ажлаас гарсан огнооноос өмнө байж болохгүй.',
        en: 'Not before the day of leaving.',
        ru: 'Не раньше даты увольнения.',
      },
      after_left: {
        mn: 'Ажлаас гарсан огнооноос хойш байж болохгүй.',
        en: 'Not after the day of leaving.',
        ru: 'Не позже даты увольнения.',
      },
      hand_over_needed: {
        mn: 'Дуусаагүй ажил байна. Хүлээн авах ажилтныг сонгоно уу.',
        en: 'There is open work. Choose who takes it over.',
        ru: 'Есть незаконченная работа. Выберите, кто её примет.',
      },
      hand_over_to: {
        mn: 'Ажиллаж байгаа, нэвтрэх эрх нь нээлттэй өөр ажилтан сонгоно уу.',
        en: 'Choose another colleague who works here and has an open account.',
        ru: 'Выберите другого работающего сотрудника с открытой учётной записью.',
      },
      handed_over: {
        title: {
          mn: 'Танд ажил хүлээлгэн өглөө',
          en: 'Work was handed over to you',
          ru: 'Вам передана работа',
        },
        body: {
          mn: '%{who} ажлаас гарлаа. Ноорог: %{drafts}, шийдвэр хүлээж буй хүсэлт: %{waiting}.',
          en: '%{who} has left. Drafts: %{drafts}, requests that wait for a decision: %{waiting}.',
          ru: '%{who} больше не работает. Черновиков: %{drafts}, заявок, ждущих решения: %{waiting}.',
        },
      },
      has_left: {
        mn: 'Энэ ажилтан ажлаас гарсан байна.',
        en: 'This employee has left.',
        ru: 'Этот сотрудник уволен.',
      },
      positions: { mn: 'Албан тушаал', en: 'Positions', ru: 'Должности' },
      no_positions: { mn: 'Албан тушаалгүй', en: 'No position', ru: 'Нет должности' },
      no_positions_text: {
        mn: 'Албан тушаалыг «Хэрэглэгчийн албан тушаал» цэсээс өгнө.',
        en: 'Positions are given under “User positions”.',
        ru: 'Должности назначаются в разделе «Должности пользователей».',
      },
      no_account: {
        mn: 'Нэвтрэх бүртгэлгүй ажилтан',
        en: 'An employee without an account',
        ru: 'Сотрудник без учётной записи',
      },
      no_account_text: {
        mn: 'Албан тушаал өгөхийн өмнө нэвтрэх бүртгэлтэй холбоно.',
        en: 'An account is needed before a position can be given.',
        ru: 'Чтобы назначить должность, нужна учётная запись.',
      },
      open_unit: { mn: 'Нэгжийг нээх', en: 'Open the unit', ru: 'Открыть подразделение' },
      open_account: {
        mn: 'Хэрэглэгчийн бүртгэлийг нээх',
        en: 'Open the account',
        ru: 'Открыть учётную запись',
      },
      ends: {
        mn: 'Дуусгавар болох албан тушаал: %{count}',
        en: 'Positions that end: %{count}',
        ru: 'Прекращаемых должностей: %{count}',
      },
      account_ends: {
        mn: 'Хаагдах бүртгэл: %{login}. Нэвтрэлт нь шууд тасарна.',
        en: 'Account that is closed: %{login}. Its sessions end at once.',
        ru: 'Закрывается учётная запись: %{login}. Её сеансы прекращаются сразу.',
      },
      account_closed: {
        mn: 'Бүртгэл нь хаалттай байна: %{login}.',
        en: 'The account is closed already: %{login}.',
        ru: 'Учётная запись уже закрыта: %{login}.',
      },
      without_account: {
        mn: 'Нэвтрэх бүртгэлгүй ажилтан.',
        en: 'An employee without an account.',
        ru: 'Сотрудник без учётной записи.',
      },
      role: { mn: 'Хасагдах үүрэг', en: 'Role that is taken', ru: 'Снимаемая роль' },
      given_by: { mn: 'Олгосон арга', en: 'Given by', ru: 'Чем назначена' },
      given_by_users: {
        mn: 'Хэрэглэгчийн удирдлагаар',
        en: 'The users’ screen',
        ru: 'На экране пользователей',
      },
      roles_end: {
        mn: 'Хасагдах үүрэг: %{count}',
        en: 'Roles that are taken: %{count}',
        ru: 'Снимаемых ролей: %{count}',
      },
      nothing_ends: {
        mn: 'Дуусгавар болох албан тушаал алга.',
        en: 'No position ends.',
        ru: 'Должности не прекращаются.',
      },
      elsewhere: {
        mn: 'Тенант дээр бүртгэх',
        en: 'Register on a tenant',
        ru: 'Зарегистрировать у кредитора',
      },
    },
  },
  enums: {
    EmployeeState: {
      WORKING: { mn: 'Ажиллаж буй', en: 'Working', ru: 'Работает' },
      LEFT: { mn: 'Гарсан', en: 'Left', ru: 'Уволен' },
    },
  },
} satisfies Words;
