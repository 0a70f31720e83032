import type { enums as mn } from '../../../mn/areas/loans/enums';
import type { Same } from '../../../Same';

export const enums = {
  LoanPendingList: {
    ltl: 'Pending long-term loans',
    loan: 'Pending loans',
    extension: 'Pending extensions',
    extension_search: 'Extension search',
    payment: 'Pending payments',
  },
  PaymentOption: { DIRECT: 'Direct', IN_ADVANCE: 'In advance' },
  LoanChartType: {
    '01': 'Yearly',
    '02': 'Half-yearly',
    '03': 'Quarterly',
    '04': 'Monthly',
    '05': 'Equal instalments',
    '06': 'Uneven instalments',
  },
  LoanSource: {
    PENDING_REQUEST: 'From pending list',
    MANUAL_ENTRY: 'Manual entry',
    SYSTEM_GENERATED: 'System generated',
  },
  LoanRequestAction: {
    PAY: 'Pay',
    EXTEND: 'Extend',
    OVERDUE_RENEW: 'Renew overdue schedule',
    PAY_IN_ADVANCE: 'Pay in advance',
  },
  CallLogOutcome: {
    INFORMED: 'Informed',
    TRANSMIT: 'Message passed on',
    NOT_ANSWERED: 'No answer',
    NOT_REACHED: 'Not reached',
    SUSPENDED: 'Number suspended',
    NOT_EXIST: 'Number does not exist',
    NOT_OWNER: 'Not the owner',
    NOT_FOUND: 'Not found',
  },
  InstallmentState: {
    UNPAID: 'Unpaid',
    PAID: 'Paid',
    EXTENDED: 'Extended',
    CANCELLED: 'Cancelled',
  },
  GuaranteeRequestState: {
    PENDING: 'Pending',
    APPROVED: 'Approved',
    REJECTED: 'Rejected',
    CANCELLED: 'Cancelled',
  },
  GuaranteeLoanState: { FAILED_TO_PROCEED: 'Failed to proceed' },
  InvoiceState: {
    pending: 'Pending',
    paid: 'Paid',
    cancelled: 'Cancelled',
    rejected: 'Rejected',
    unsuccess: 'Unsuccessful',
  },
} satisfies Same<typeof mn>;
