import { customerListActs } from './customerLists';
import { peopleActs } from './people';
import type { Same } from '../../../Same';
import type {
  identityResources as identityResourcesMn,
  identityEnums as identityEnumsMn,
  identityCustomer as identityCustomerMn,
} from '../../../mn/areas/customers/identity';

/** Labels of identity, log, level, deletion and management history. */
export const identityResources = {
  'customers/verification-log': {
    name: 'Верификация |||| Журнал верификации |||| Журнал верификации',
    fields: {
      customerId: 'Клиент',
      at: 'Время',
      type: 'Вид верификации',
      target: 'Телефон или эл. почта',
      result: 'Результат',
      rejectionCode: 'Код отказа',
      reason: 'Пояснение',
      verifiedBy: 'Подтвердил',
    },
  },
  'customers/log': {
    name: 'Запись журнала |||| Журнал клиента |||| Журнал клиента',
    fields: {
      customerId: 'Клиент',
      at: 'Время',
      event: 'Событие',
      changedField: 'Поле',
      from: 'Было',
      to: 'Стало',
      origin: 'Источник',
      source: 'Связанная запись',
      actor: 'Сотрудник',
    },
    views: {
      manual: 'Сотрудники',
      automatic: 'Система',
    },
  },
  'customers/level-queue': {
    fields: {
      customerId: 'Клиент',
      oldLevel: 'Прежний уровень',
      newLevel: 'Новый уровень',
      points: 'Баллы ранга',
      oldLimit: 'Текущий кредитный лимит',
      newLimit: 'Новый кредитный лимит',
      requestedAt: 'В очереди с',
      decidedAt: 'Дата решения',
      decidedBy: 'Решение принял',
    },
    views: {
      queued: 'Ожидают',
      applied: 'Применены',
      refused: 'Отклонены',
    },
    actions: {
      accept_level: 'Принять уровень',
      refuse_level: 'Отклонить уровень',
    },
  },
  'customers/delete/request': {
    fields: {
      customerId: 'Клиент',
      openChecks: 'Невыполненные проверки',
      failedStep: 'Шаг с ошибкой',
      customerReason: 'Причина, указанная клиентом',
      rejectReason: 'Причина отказа',
      requestedAt: 'Дата запроса',
      decidedAt: 'Дата решения',
      decidedBy: 'Решение принял',
    },
    views: {
      waiting: 'Ожидают',
      failed: 'С ошибкой',
      rejected: 'Отклонены',
      approved: 'Удалены',
    },
    actions: {
      approve_deletion: 'Одобрить удаление',
      reject_deletion: 'Отклонить удаление',
      retry_deletion: 'Повторить',
    },
  },
  'customers/search/management-history': {
    fields: {
      action: 'Действие',
      actor: 'Кто выполнил',
      entity: 'Запись',
      at: 'Дата действия',
      from: 'Было',
      to: 'Стало',
      document: 'Документ (PDF)',
      documentImage: 'Изображение документа',
    },
    views: {
      names: 'Изменения имён',
      deleted: 'Удаления',
    },
    sections: {
      change: 'Изменение',
      document: 'Документ',
    },
  },
} satisfies Same<typeof identityResourcesMn>;

/** Values of the same. */
export const identityEnums = {
  LevelChangeState: {
    QUEUED: 'Ожидает',
    APPLIED: 'Применён',
    REFUSED: 'Отклонён',
  },
  DeleteCheck: {
    OPEN_LOAN: 'Нет открытых кредитов',
    WALLET: 'Остаток кошелька 0',
    DEPOSIT: 'Нет вкладов',
    HELD: 'Нет удержанных средств',
    GUARANTOR: 'Не поручитель',
    FRAUD_COURT: 'Нет дел о мошенничестве и судебных дел',
    UNCLAIMED: 'Нет неполученных купонов и конвертов',
  },
  DeleteStep: {
    CONTRACTS: 'Закрытие договоров',
    WALLET: 'Закрытие кошелька',
    SIGN_IN: 'Закрытие учётной записи',
    LOG: 'Запись в журнал',
  },
  RequiredSignInAction: {
    UPDATE_PASSWORD: 'Сменить пароль',
    VERIFY_EMAIL: 'Подтвердить эл. почту',
    UPDATE_PROFILE: 'Обновить профиль',
    CONFIGURE_TOTP: 'Настроить двухэтапный вход',
    TERMS_AND_CONDITIONS: 'Принять условия',
  },
  CustomerEvent: {
    ...customerListActs,
    ...peopleActs,
    create: 'Зарегистрирован',
    update: 'Данные изменены',
    process: 'Изменён код процесса',
    approve_identity: 'Личность подтверждена вручную',
    deny_identity: 'В подтверждении отказано',
    change_name: 'Имя изменено',
    reject_data: 'Данные возвращены',
    notify: 'Клиент уведомлён',
    open: 'Доступ открыт',
    close: 'Доступ закрыт',
    reveal: 'Скрытые данные открыты',
    change_level: 'Уровень изменён',
    cancel_contract: 'Договор расторгнут',
    check_zms: 'Отправлен запрос в кредитный реестр',
    lookup_xyp: 'Отправлен запрос в госреестр',
    accept_xyp: 'Данные госреестра приняты',
    compute_score: 'Балл рассчитан',
    income_approved: 'Доход одобрен',
    release: 'Блокировка снята системой',
    answer_zms: 'Получен ответ кредитного реестра',
    watch_black: 'Внесён в чёрный список',
    watch_grey: 'Внесён в серый список',
    watch_off: 'Исключён из списка',
    delete_customer: 'Клиент удалён',
  },
} satisfies Same<typeof identityEnumsMn>;

/** What a customer’s own labels have beside those of the area. */
export const identityCustomer = {
  fields: {
    verificationState: 'Подтверждение личности',
    identitySubmittedAt: 'Фото отправлены',
    openLoanBalance: 'Остаток по кредитам',
    activeLoans: 'Активные кредиты',
    daysPastDue: 'Дней просрочки',
    walletBalance: 'Остаток кошелька',
    document: 'Документ (PDF)',
    documentImage: 'Изображение документа',
    dataReasons: 'Причины',
  },
  views: {
    waiting_identity: 'Ожидают верификации',
  },
  actions: {
    approve_identity: 'Подтвердить личность',
    deny_identity: 'Отказать в подтверждении',
    change_name: 'Изменить имя',
    reject_data: 'Вернуть данные',
  },
} satisfies Same<typeof identityCustomerMn>;
