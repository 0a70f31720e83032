import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  enums: {
    SystemSettingsState: {
      IN_FORCE: 'Действует',
    },
    IncomeWindow: {
      '12': 'Последний 1 год',
      '36': 'Последние 3 года',
    },
  },
  systemSettings: {
    groups: {
      registries: 'Кредитная информация, ХУР, семья',
      borrowers: 'Требования к заёмщикам',
      incomes: 'Доход',
      messages: 'Сообщения и уведомления',
      sign_in: 'Вход и пароли',
      entries: 'Проводки, требующие двух человек',
    },
    affected: {
      registries: 'Заявок на договор в работе: %{count}',
      borrowers: 'Заявок на кредит, ожидающих решения: %{count}',
      incomes: 'Доходов, ожидающих утверждения: %{count}',
      messages: 'Запланировано уведомлений: %{count}',
      sign_in: 'Отмечено попыток входа: %{count}',
      entries: 'Проводок, ожидающих второго человека: %{count}',
    },
    help: 'Изменение действует со следующего решения. Сделанное ранее не пересматривается.',
    elsewhere: {
      title: 'Настраивается на других страницах',
      help: 'Эти значения меняются на своих страницах.',
      criteria: 'Критерии кредитов, продления, пересмотр',
      percents: 'Проценты и годы автомобилей в залоге',
      margins: 'Маржа дохода',
      deposits: 'Критерии временного счёта',
      fees: 'Комиссии переводов',
      holidays: 'Праздники',
    },
  },
  resources: {
    system_settings: {
      name: 'Системная настройка |||| Системные настройки |||| Системных настроек',
      fields: {
        zmsValidityDays: 'Дней действия кредитной справки',
        xypCacheDays: 'Дней без повторного запроса ХУР',
        familyConfirmedMin: 'Минимум подтверждённых родственников',
        registryCheckFee: 'Плата за кредитную справку',
        borrowerAgeMin: 'Наименьший возраст',
        borrowerAgeMax: 'Наибольший возраст',
        borrowerIncomeMin: 'Наименьший месячный доход',
        incomeWindowMonths: 'Период учитываемого дохода',
        incomeMonthsMin: 'Минимум месяцев дохода',
        incomeFreshDays: 'Дней до устаревания дохода',
        smsPartPrice: 'Цена части SMS',
        smsWaitMinutes: 'Минут ожидания ответа об SMS',
        quietFromHour: 'Начало тихих часов, час',
        quietToHour: 'Конец тихих часов, час',
        massLockSeconds: 'Секунд до повторной отправки всем',
        failuresFlagged: 'Неудачных входов подряд до отметки',
        passwordMin: 'Наименьшая длина пароля',
        secondDepositToWallet: 'С депозита в кошелёк',
        secondDepositFromWallet: 'Из кошелька на депозит',
        secondMerchantToWallet: 'От мерчанта в кошелёк',
        secondDepositToLoan: 'С депозита в погашение кредита',
        secondInternalTransfer: 'Внутренний перевод',
        secondWalletCashIn: 'Пополнение кошелька',
        secondWalletCashOut: 'Вывод из кошелька',
        secondCorrection: 'Корректировка процентов или комиссии',
      },
      actions: {
        change_registries: 'Изменить настройки справок',
        change_borrowers: 'Изменить требования к заёмщикам',
        change_incomes: 'Изменить настройки дохода',
        change_messages: 'Изменить настройки сообщений',
        change_sign_in: 'Изменить настройки входа',
        change_entries: 'Изменить суммы для двух человек',
      },
    },
  },
};
