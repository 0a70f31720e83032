import type { MockRecord } from '../../../engine/MockRecord';

/** The first id of loans; codes count from it. */
export const FIRST_LOAN = 300_001;

/** What a loan shows of its customer. */
export const borrowerFields = (customer: MockRecord): Record<string, unknown> => ({
  customerName: [customer.lastName, customer.firstName].filter(Boolean).join(' ') || customer.name,
  regnum: customer.regnum ?? customer.companyRegnum ?? null,
  phone: customer.phone ?? null,
  customerType: 'PRIMARY',
  participateType: 'PRIMARY',
  tenant: customer.tenant,
});

/** The code of a loan: the year of its request and its number. */
export const loanCode = (day: string, id: number): string =>
  `LN-${day.slice(0, 4)}-${String(id - FIRST_LOAN + 1).padStart(6, '0')}`;
