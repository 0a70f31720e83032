import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  enums: { LoanCriteriaState: { IN_FORCE: 'Действует' } },
  loanCriteria: {
    groups: {
      requests: 'Заявки на кредит',
      contracts: 'Договоры, поручительства, счета',
      extensions: 'Продление',
      renewals: 'Обновление графика',
      collection: 'Риск, суд, корректировки',
    },
    affected: {
      requests: 'Заявок в ожидании: %{count}.',
      contracts: 'Неподписанных договоров и неоплаченных счетов: %{count}.',
      extensions: 'Действующих кредитов: %{count}.',
      renewals: 'Открытых кредитов с пониженным классом: %{count}.',
      collection: 'Открытых кредитов: %{count}.',
    },
    help: 'Изменение действует со следующего решения. Ранее сделанное заново не проверяется.',
    scores: 'Хороший балл должен быть выше минимального.',
  },
  resources: {
    loan_criteria: {
      name: 'Кредитный критерий |||| Кредитные критерии |||| Кредитные критерии',
      fields: {
        scoreMin: 'Минимальный балл',
        scoreGood: 'Хороший балл',
        paymentShare: 'Доля дохода на платежи',
        automaticMax: 'Наибольшая сумма одобрения системой',
        monthlyRateWarnPercent: 'Месячная ставка для предупреждения',
        payoutFeeMaxPercent: 'Наибольшая комиссия за выдачу',
        noScholarshipPercent: 'Доля лимита студента без стипендии',
        aggregationShortMonths: 'Наибольший срок краткосрочного кредита, месяцев',
        longOnholdDays: 'Закрытий дня до долгой приостановки',
        signWithinDays: 'Дней на подписание договора',
        invoiceExpiresDays: 'Дней действия счёта',
        guaranteeCoverPercent: 'Покрытие поручительством',
        guarantorFromDpd: 'Дней просрочки до требования к поручителям',
        extensionDpdMax: 'Дней просрочки, при которых возможно продление',
        extensionsMax: 'Наибольшее число продлений',
        extensionMonthsMax: 'Наибольшее продление, месяцев',
        extensionDaysMax: 'Наибольшее продление, дней',
        extensionFeePercent: 'Комиссия за продление',
        renewalFirstDaysMax: 'Дней до первого платежа нового графика',
        renewalsWithoutLead: 'Обновлений без руководителя',
        renewalWatchRows: 'Наблюдаемых платежей',
        renewalArrearsDays: 'Дней на уплату перенесённых процентов',
        reschedulingFeeMaxPercent: 'Наибольшая комиссия за продление и обновление',
        reschedulingFeeFloor: 'Всегда допустимая комиссия',
        riskFromDpd: 'Дней просрочки до отдела рисков',
        correctionMaxPercent: 'Наибольшая доля корректировки',
        courtCostMaxPercent: 'Наибольшие судебные расходы',
        courtCostFloor: 'Всегда допустимые судебные расходы',
      },
      actions: {
        change_requests: 'Изменить критерии заявок',
        change_contracts: 'Изменить критерии договоров',
        change_extensions: 'Изменить критерии продления',
        change_renewals: 'Изменить критерии обновления',
        change_collection: 'Изменить критерии взыскания',
      },
    },
  },
};
