import type { SmsVariable } from '../../../domain/enums/settings';

/** Values for a preview without a customer: nobody's, of an ordinary length. */
export const EXAMPLES: Readonly<Record<SmsVariable, string>> = {
  firstName: 'Номин',
  lender: 'Покет',
  loanCode: 'LN26-100234',
  lentAmount: '1,500,000.00',
  balance: '1,234,500.00',
  dueAmount: '156,300.00',
  dueDate: '2026-12-05',
  overdueDays: '12',
};
