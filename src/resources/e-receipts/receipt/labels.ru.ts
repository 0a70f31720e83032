import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  eReceipts: {
    made: 'Электронный чек записан.',
    no_fees: 'Выберите хотя бы одну комиссию.',
    one_customer: 'В чеке комиссии одного клиента за один день.',
    fee_unpaid: 'Не оплачено',
    fee_taken: 'По этой комиссии чек уже есть.',
    fee_unknown: 'Такой комиссии нет.',
    too_many: 'В чеке не больше %{max} комиссий.',
    fees: 'Комиссии без чека',
    nothing_open: 'Нет комиссий, ожидающих чека',
    choose: 'Выбрать',
    sums: 'Суммы чека',
    sent_at_once:
      'При сохранении чек отправляется в налоговую систему. При неудаче платёж остаётся как есть, чек можно отправить снова.',
    failed:
      'Налоговая система не приняла чек. %{cause} Попыток: %{attempts}. Платёж не затронут. Чек можно отправить снова.',
    lottery: {
      show: 'Показать номер лотереи',
      title: 'Лотерея клиента',
      picture: 'QR-код чека',
      moment: 'Закроется через %{seconds} секунд. Это собственность клиента, она не хранится.',
      gone: 'Номер лотереи есть только у отправленного чека физического лица.',
    },
    return: {
      void: 'Чек станет недействительным. Отменить это нельзя.',
      lottery: 'Номер лотереи и QR-код станут недействительными и больше не показываются.',
      fees: 'По комиссиям чека (%{count}) можно будет отправить новый чек.',
      payment: 'Платёж и проводки кредита не изменятся.',
    },
    day: {
      title: 'Сверка дня',
      date: 'День комиссий',
      reading: 'Расчёт…',
      income: 'Комиссионный доход',
      sent: 'Отправлено',
      returned: 'Возвращено',
      standing: 'Действующие чеки',
      difference: 'Разница',
      equal: 'Совпадает',
      explained: 'Разница объяснена',
      unequal: 'Не совпадает',
      cause: {
        unpaid: 'Не оплачено',
        open: 'Чека нет',
        unsent: 'Не отправлено',
        returned: 'Возвращено',
        corrected: 'Исправлено',
      },
    },
  },
  actionBlocks: { ebarimt_return_state: 'Вернуть можно только отправленный чек.' },
  resources: {
    ebarimt: {
      name: 'Электронный чек |||| Электронные чеки |||| Электронные чеки',
      fields: {
        billId: 'Номер чека',
        ddtd: 'Уникальный номер чека (ДДТД)',
        receiverType: 'Получатель',
        companyRegnum: 'Регистрационный номер компании',
        customerId: 'Клиент',
        loanId: 'Кредит',
        feeDate: 'День комиссий',
        lines: 'Комиссии',
        journalId: 'Журнал',
        isTaxable: 'С НДС',
        total: 'Итого',
        taxable: 'Сумма с НДС',
        vat: 'НДС',
        attempts: 'Попытки отправки',
        lastError: 'Последняя ошибка',
        returnedAt: 'Возвращено',
        returnReason: 'Причина возврата',
      },
      actions: { show_lottery: 'Показать номер лотереи' },
      sections: {
        receiver: 'Получатель',
        company: 'Компания',
        fees: 'Комиссии',
        service: 'Налоговая система',
        returned: 'Возврат',
      },
      views: {
        NEW: 'Новые',
        FAILED: 'Неудачные',
        SENT: 'Отправленные',
        RETURNED: 'Возвращённые',
      },
    },
  },
  enums: {
    EbarimtType: {
      B2C: 'Физическое лицо',
      B2B: 'Компания',
    },
    EbarimtError: {
      NO_ANSWER: 'Ответа не было.',
      TAXPAYER_UNKNOWN: 'Номера компании нет среди налогоплательщиков.',
    },
    FeeKind: {
      LOAN: 'Комиссия кредита',
      RESCHEDULING: 'Комиссия продления или нового графика',
      WALLET: 'Комиссия кошелька',
      CORRECTION: 'Исправление',
    },
  },
};
