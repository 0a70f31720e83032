import type { enums as mn } from '../../../mn/areas/loans/enums';
import type { Same } from '../../../Same';

export const enums = {
  LoanPendingList: {
    ltl: 'Ожидающие долгосрочные кредиты',
    loan: 'Ожидающие кредиты',
    extension: 'Ожидающие продления',
    extension_search: 'Поиск продлений',
    payment: 'Ожидающие платежи',
  },
  PaymentOption: { DIRECT: 'Прямой платёж', IN_ADVANCE: 'Досрочный платёж' },
  LoanChartType: {
    '01': 'Ежегодно',
    '02': 'По полугодиям',
    '03': 'Ежеквартально',
    '04': 'Ежемесячно',
    '05': 'Равными долями',
    '06': 'Неравными долями',
  },
  LoanSource: {
    PENDING_REQUEST: 'Из списка ожидающих',
    MANUAL_ENTRY: 'Введён вручную',
    SYSTEM_GENERATED: 'Создан системой',
  },
  LoanRequestAction: {
    PAY: 'Погасить',
    EXTEND: 'Продлить',
    OVERDUE_RENEW: 'Обновить просроченный график',
    PAY_IN_ADVANCE: 'Погасить досрочно',
  },
  CallLogOutcome: {
    INFORMED: 'Проинформирован',
    TRANSMIT: 'Передано через третье лицо',
    NOT_ANSWERED: 'Не ответил',
    NOT_REACHED: 'Недоступен',
    SUSPENDED: 'Номер приостановлен',
    NOT_EXIST: 'Номер не существует',
    NOT_OWNER: 'Не владелец номера',
    NOT_FOUND: 'Не найден',
  },
  InstallmentState: {
    UNPAID: 'Не оплачен',
    PAID: 'Оплачен',
    EXTENDED: 'Продлён',
    CANCELLED: 'Отменён',
  },
  GuaranteeRequestState: {
    PENDING: 'На рассмотрении',
    APPROVED: 'Одобрена',
    REJECTED: 'Отклонена',
    CANCELLED: 'Отменена',
  },
  GuaranteeLoanState: { FAILED_TO_PROCEED: 'Не удалось продолжить' },
  InvoiceState: {
    pending: 'Ожидает оплаты',
    paid: 'Оплачен',
    cancelled: 'Отменён',
    rejected: 'Отклонён',
    unsuccess: 'Неуспешно',
  },
} satisfies Same<typeof mn>;
