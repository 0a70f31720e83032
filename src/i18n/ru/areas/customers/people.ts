import type { Same } from '../../../Same';
import type {
  peopleActs as mnActs,
  peopleEnums as mnEnums,
  peopleResources as mnResources,
} from '../../../mn/areas/customers/people';

/** Labels of relatives, education, accounts, savings, points, levels, invitations, work and printed codes. */
export const peopleResources = {
  access_override: {
    name: 'Решение руководителя |||| Решения руководителя |||| Решения руководителя',
    fields: {
      customerId: 'Клиент',
      access: 'Доступ',
      until: 'Последний день',
    },
    sections: { word: 'Решение' },
  },
  family_relation: {
    name: 'Член семьи |||| Члены семьи |||| Члены семьи',
    fields: {
      customerId: 'Клиент',
      type: 'Степень родства',
      confirmed: 'Подтверждено',
      confirmedBy: 'Подтвердил',
      confirmedAt: 'Дата подтверждения',
      isPhoneShared: 'Телефон повторяется',
    },
    sections: { relative: 'Член семьи' },
    actions: { confirm: 'Подтвердить', unconfirm: 'Отменить подтверждение' },
  },
  education: {
    fields: {
      customerId: 'Клиент',
      organization: 'Организация',
      school: 'Учебное заведение',
      department: 'Факультет',
      course: 'Курс',
      gpa: 'Средний балл',
      startYear: 'Год поступления',
      scholarshipType: 'Тип стипендии',
      entranceScore: 'Балл вступительного экзамена',
    },
    sections: { study: 'Обучение', results: 'Поступление и оценки' },
  },
  bank_account: {
    name: 'Банковский счёт |||| Банковские счета |||| Банковские счета',
    fields: {
      customerId: 'Клиент',
      number: 'Номер счёта',
      ownerName: 'Владелец счёта',
      isPrime: 'Основной счёт',
      isRun: 'Загрузка включена',
      lastRun: 'Последняя загрузка',
    },
    actions: { set_prime: 'Сделать основным' },
  },
  saving: {
    name: 'Вклад |||| Вклады |||| Вклады',
    fields: {
      customerId: 'Клиент',
      number: 'Счёт вклада',
      principal: 'Основная сумма',
      rate: 'Годовая процентная ставка',
      openedOn: 'Дата открытия',
      maturesOn: 'Дата окончания',
      capitalised: 'Капитализированные проценты',
      paid: 'Выплачено',
      ledgerBalance: 'Остаток на счёте',
      blockedAmount: 'Заблокированная сумма',
      loanId: 'Обеспеченный кредит',
      cashOutAccess: 'Доступ к снятию',
      daysToPayment: 'До следующего платежа',
      isLoanOpen: 'Кредит открыт',
    },
    actions: {
      approve_cash_out: 'Одобрить снятие',
      approve_cancel: 'Одобрить расторжение',
      refuse_cancel: 'Отклонить расторжение',
      block_saving: 'Заблокировать',
      unblock_saving: 'Разблокировать',
    },
  },
  'bonus-points': {
    fields: {
      customerId: 'Клиент',
      type: 'Вид баллов',
      credit: 'Начислено',
      debit: 'Использовано',
      source: 'Примечание',
    },
    views: { given: 'Начислено', used: 'Использовано' },
  },
  'customers/point': {
    name: 'Бонусный балл |||| Бонусные баллы |||| Бонусные баллы',
    fields: {
      customerId: 'Клиент',
      type: 'Вид баллов',
      credit: 'Начислено',
      debit: 'Использовано',
      source: 'Примечание',
    },
    views: { given: 'Начислено', used: 'Использовано' },
  },
  'customers/level': {
    name: 'Изменение уровня |||| История уровней |||| История уровней',
    fields: {
      customerId: 'Клиент',
      oldLevel: 'Прежний уровень',
      newLevel: 'Новый уровень',
      rankPoints: 'Баллы ранга',
    },
  },
  'invitation-list': {
    fields: {
      inviter: 'Пригласивший',
      invitee: 'Приглашённый',
      bonus: 'Бонус',
      registeredAt: 'Дата регистрации',
      contractedAt: 'Дата договора',
    },
    views: { waiting: 'Ожидают', contracted: 'С договором', withoutResult: 'Без результата' },
  },
  'customers/invitation': {
    name: 'Приглашение |||| Приглашения |||| Приглашения',
    fields: {
      inviter: 'Пригласивший',
      invitee: 'Приглашённый',
      bonus: 'Бонус',
      registeredAt: 'Дата регистрации',
      contractedAt: 'Дата договора',
    },
    views: { waiting: 'Ожидают', contracted: 'С договором', withoutResult: 'Без результата' },
  },
  'customers/contract': {
    name: 'Договор |||| Договоры |||| Договоры',
    fields: {
      customerId: 'Клиент',
      limit: 'Кредитный лимит',
      version: 'Версия',
      owner: 'Кредитор',
      zmsWriteStatus: 'Статус записи в кредитный реестр',
      isArchive: 'В архиве',
      verifiedAt: 'Дата подтверждения',
    },
  },
  worki_info: {
    name: 'Сведения о работе |||| Сведения о работе |||| Сведения о работе',
    fields: {
      customerId: 'Клиент',
      employer: 'Работодатель',
      position: 'Должность',
      since: 'Работает с',
      salary: 'Заработная плата',
      fetchedAt: 'Последняя загрузка',
    },
    actions: { fetch_work: 'Запросить снова' },
  },
  qr_card: {
    name: 'Печатный QR-код |||| Печатные QR-коды |||| Печатные QR-коды',
    fields: {
      customerId: 'Клиент',
      sequenceNumber: 'Порядковый номер',
      qr: 'Содержимое QR',
      printedOn: 'Дата печати',
      connectedAt: 'Дата привязки',
    },
    actions: { connect_qr: 'Привязать QR-код', disconnect_qr: 'Отвязать QR-код' },
  },
} satisfies Same<typeof mnResources>;

/** Values that only these pages show. */
export const peopleEnums = {
  RelativeState: { UNCONFIRMED: 'Не подтверждён', CONFIRMED: 'Подтверждён' },
  BankAccountRole: { OTHER: 'Дополнительный', PRIME: 'Основной' },
  QrCardState: { FREE: 'Свободен', CONNECTED: 'Привязан', WITHDRAWN: 'Изъят' },
} satisfies Same<typeof mnEnums>;

/** What was done to something of a customer, as the customer’s history tells it. */
export const peopleActs = {
  override: 'Автоматическая блокировка временно снята',
  add_relative: 'Добавлен член семьи',
  update_relative: 'Изменены данные члена семьи',
  remove_relative: 'Удалён член семьи',
  confirm_relative: 'Подтверждён член семьи',
  unconfirm_relative: 'Отменено подтверждение члена семьи',
  add_education: 'Добавлено образование',
  update_education: 'Изменено образование',
  set_prime: 'Изменён основной счёт',
  approve_cash_out: 'Одобрено снятие с вклада',
  approve_cancel: 'Одобрено расторжение вклада',
  refuse_cancel: 'Отклонено расторжение вклада',
  block_saving: 'Вклад заблокирован',
  unblock_saving: 'Вклад разблокирован',
  fetch_work: 'Сведения о работе запрошены снова',
  connect_qr: 'Привязан печатный QR-код',
  disconnect_qr: 'Отвязан печатный QR-код',
} satisfies Same<typeof mnActs>;
