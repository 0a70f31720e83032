import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'customer-delete-request:view': {
      mn: 'Бүртгэл устгах хүсэлт харах',
      en: 'See requests to delete customers',
      ru: 'Запросы на удаление клиентов',
      demo: ['admin', 'operator'],
    },
    'customer-delete-request:approve': {
      mn: 'Бүртгэл устгах хүсэлт батлах',
      en: 'Approve requests to delete customers',
      ru: 'Утверждение удаления клиентов',
      demo: [],
    },
  },
  identity: {
    deletion: {
      checks: { mn: 'Урьдчилсан шалгалт', en: 'Pre-checks', ru: 'Предварительные проверки' },
      passed: { mn: 'Хангасан', en: 'Passed', ru: 'Выполнено' },
      open: { mn: 'Хангаагүй', en: 'Not passed', ru: 'Не выполнено' },
      steps: { mn: 'Алхамууд', en: 'Steps', ru: 'Шаги' },
      done: { mn: 'Хийгдсэн', en: 'Done', ru: 'Сделано' },
      failed: { mn: 'Энд зогссон', en: 'Stopped here', ru: 'Остановлено здесь' },
      not_done: { mn: 'Хийгдээгүй', en: 'Not done', ru: 'Не сделано' },
      contracts: { mn: 'Гэрээнүүд', en: 'Contracts', ru: 'Договоры' },
      contracts_after: { mn: 'Хаагдана', en: 'Closed', ru: 'Закрываются' },
      wallet: { mn: 'Хэтэвч', en: 'Wallet', ru: 'Кошелёк' },
      wallet_after: { mn: 'Хаагдана', en: 'Closed', ru: 'Закрывается' },
      sign_in: { mn: 'Нэвтрэх бүртгэл', en: 'Sign-in account', ru: 'Учётная запись' },
      sign_in_after: { mn: 'Идэвхгүй болно', en: 'Disabled', ru: 'Отключается' },
      accounting: {
        mn: 'Нягтлан бодох бүртгэл',
        en: 'Accounting records',
        ru: 'Бухгалтерские записи',
      },
      accounting_after: {
        mn: 'Хуулийн хугацаанд хадгална',
        en: 'Kept as required by law',
        ru: 'Хранятся по закону',
      },
      log: { mn: 'Нэрийн өөрчлөлтийн лог', en: 'Name-change log', ru: 'Журнал изменений имён' },
      log_after: {
        mn: '3 – Харилцагч устгасан',
        en: '3 – customer deleted',
        ru: '3 — клиент удалён',
      },
      now: { mn: 'Байгаа', en: 'Exists', ru: 'Есть' },
      phone_differs: {
        mn: 'Харилцагчийн утас биш байна.',
        en: 'This is not the customer’s phone.',
        ru: 'Это не телефон клиента.',
      },
      phone_failed: {
        mn: 'Утасны дугаарыг авч чадсангүй.',
        en: 'The phone number could not be loaded.',
        ru: 'Не удалось получить номер телефона.',
      },
    },
  },
  resources: {
    'customers/delete/request': {
      name: {
        mn: 'Устгах хүсэлт |||| Устгах хүсэлтүүд',
        en: 'Deletion request |||| Deletion requests',
        ru: 'Запрос на удаление |||| Запросы на удаление |||| Запросы на удаление',
      },
      fields: {
        openChecks: {
          mn: 'Хангаагүй шалгуур',
          en: 'Checks not passed',
          ru: 'Невыполненные проверки',
        },
        failedStep: { mn: 'Амжилтгүй болсон алхам', en: 'Failed step', ru: 'Шаг с ошибкой' },
        customerReason: {
          mn: 'Харилцагчийн шалтгаан',
          en: 'Customer’s reason',
          ru: 'Причина, указанная клиентом',
        },
        requestedAt: { mn: 'Хүсэлт гаргасан', en: 'Requested at', ru: 'Дата запроса' },
      },
      views: {
        waiting: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидают' },
        failed: { mn: 'Амжилтгүй', en: 'Failed', ru: 'С ошибкой' },
        rejected: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонены' },
        approved: { mn: 'Устгасан', en: 'Deleted', ru: 'Удалены' },
      },
      actions: {
        approve_deletion: {
          mn: 'Устгахыг батлах',
          en: 'Approve deletion',
          ru: 'Одобрить удаление',
        },
        reject_deletion: {
          mn: 'Устгахаас татгалзах',
          en: 'Reject deletion',
          ru: 'Отклонить удаление',
        },
        retry_deletion: { mn: 'Дахин оролдох', en: 'Try again', ru: 'Повторить' },
      },
    },
  },
  enums: {
    CustomerDeleteRequestState: {
      0: { mn: 'Хүлээгдэж буй', en: 'Pending', ru: 'На рассмотрении' },
      1: { mn: 'Амжилтгүй', en: 'Failed', ru: 'Ошибка' },
      2: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонён' },
      3: { mn: 'Батлагдсан', en: 'Approved', ru: 'Одобрен' },
    },
    DeleteCheck: {
      OPEN_LOAN: { mn: 'Хаагдаагүй зээлгүй', en: 'No open loan', ru: 'Нет открытых кредитов' },
      WALLET: { mn: 'Хэтэвчийн үлдэгдэл 0', en: 'Wallet balance 0', ru: 'Остаток кошелька 0' },
      DEPOSIT: { mn: 'Хадгаламжгүй', en: 'No deposit', ru: 'Нет вкладов' },
      HELD: { mn: 'Түр саатуулсан мөнгөгүй', en: 'No held money', ru: 'Нет удержанных средств' },
      GUARANTOR: { mn: 'Батлан даагч биш', en: 'Not a guarantor', ru: 'Не поручитель' },
      FRAUD_COURT: {
        mn: 'Залилан, шүүхийн хэрэггүй',
        en: 'No fraud or court case',
        ru: 'Нет дел о мошенничестве и судебных дел',
      },
      UNCLAIMED: {
        mn: 'Аваагүй купон, дугтуйгүй',
        en: 'No unclaimed coupons or envelopes',
        ru: 'Нет неполученных купонов и конвертов',
      },
    },
    DeleteStep: {
      CONTRACTS: { mn: 'Гэрээ хаах', en: 'Closing contracts', ru: 'Закрытие договоров' },
      WALLET: { mn: 'Хэтэвч хаах', en: 'Closing the wallet', ru: 'Закрытие кошелька' },
      SIGN_IN: {
        mn: 'Нэвтрэх бүртгэл хаах',
        en: 'Closing the sign-in account',
        ru: 'Закрытие учётной записи',
      },
      LOG: { mn: 'Түүхэнд бичих', en: 'Writing the log', ru: 'Запись в журнал' },
    },
  },
} satisfies Words;
