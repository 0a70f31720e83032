import type { MessageKey } from '../../../../i18n/Catalogue';
import type { Tone } from '../../../../domain/tone';
import type { RowStatus } from './scheduleRows';

/** How the status of a row looks: colour, sign and the message key of its word, never the colour alone. */
export const ROW_STATUSES: Readonly<
  Record<RowStatus, { tone: Tone; sign: string; labelKey: MessageKey }>
> = {
  PAID: { tone: 'success', sign: '✓', labelKey: 'enums.InstallmentState.PAID' },
  PAID_LATE: { tone: 'caution', sign: '✓', labelKey: 'loanPage.schedule.standing.PAID_LATE' },
  OVERDUE: { tone: 'danger', sign: '!', labelKey: 'enums.LoanDerivedState.OVERDUE' },
  DUE_TODAY: { tone: 'caution', sign: '●', labelKey: 'enums.LoanDerivedState.DUE_TODAY' },
  PARTLY_PAID: { tone: 'pending', sign: '◐', labelKey: 'loanPage.schedule.standing.PARTLY_PAID' },
  UNPAID: { tone: 'neutral', sign: '○', labelKey: 'enums.InstallmentState.UNPAID' },
  EXTENDED: { tone: 'info', sign: '→', labelKey: 'enums.InstallmentState.EXTENDED' },
  CANCELLED: { tone: 'neutral', sign: '×', labelKey: 'enums.InstallmentState.CANCELLED' },
};
