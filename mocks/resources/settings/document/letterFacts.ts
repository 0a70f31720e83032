import { daysPastDue } from '../../../../src/domain/lending/daysPastDue';
import type {
  PersonFacts,
  SenderFacts,
  LetterFacts,
} from '../../../../src/domain/letters/LetterFacts';
import { enums } from '../../../../src/i18n/mn/frame/enums';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { fileOf } from '../../loans/book/fileOf';
import { letterOrg } from './letterOrg';

export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** Whom a document is about; nothing is known of somebody who is no customer. */
export const personFacts = (customer: MockRecord | undefined): PersonFacts => ({
  isCompany: customer?.type === 'COMPANY',
  lastName: textOf(customer?.lastName) ?? textOf(customer?.name),
  firstName: textOf(customer?.firstName),
  regnum: textOf(customer?.regnum) ?? textOf(customer?.companyRegnum),
  address: textOf(customer?.officialAddress) ?? textOf(customer?.currentAddress),
  phone: textOf(customer?.phone),
});

/** The lender that writes, and the day on which it does; today unless a sample says otherwise. */
export function senderFacts(
  store: Pick<Store, 'tenants'>,
  lender: unknown,
  today: string,
): SenderFacts {
  const tenant = store.tenants.find(({ alias }) => alias === lender);
  const org = letterOrg[String(lender)];
  return {
    org: {
      tenantName: tenant?.name ?? null,
      director: org?.director ?? null,
      branch: org?.branch ?? null,
      bankAccount: org?.bankAccount ?? null,
    },
    today,
  };
}

/** Where a document takes its facts from: the store of today, or a sample on the day when it was printed. */
export interface LetterSource extends Pick<Store, 'tenants'> {
  /** The day on which it is printed, `YYYY-MM-DD`. */
  today: string;
  recordOf(resource: 'customers' | 'contract', id: unknown): MockRecord | undefined;
}

export const sourceOf = (store: Store): LetterSource => ({
  tenants: store.tenants,
  today: store.clock.today(),
  recordOf: (resource, id) => store.collection(resource)?.get(id as number),
});

/** What a document says of a loan: whose it is, what is claimed as of a day, how it was to be paid and was. */
export function loanLetterFacts(
  source: LetterSource,
  loan: MockRecord,
  {
    customerId,
    claim,
    asOfDate,
  }: { customerId: unknown; claim: LetterFacts['claim']; asOfDate: string },
): LetterFacts {
  const { book, receipts, storedClass } = fileOf(loan);
  const contract = source.recordOf('contract', loan.contractId);
  return {
    ...senderFacts(source, loan.tenant, source.today),
    customer: personFacts(source.recordOf('customers', customerId)),
    loan: {
      code: String(loan.code),
      contractNumber: textOf(contract?.contractNumber),
      lentAmount: String(loan.lentAmount),
      lendedDate: textOf(loan.lendedDate),
      refundDate: book?.rows.at(-1)?.dueDate ?? null,
      annualPercent: String(loan.interestRate),
      duration: `${loan.duration} ${enums.enums.TermUnit[loan.termUnit as 'DAY' | 'MONTH'].toLowerCase()}`,
    },
    claim,
    daysPastDue: book ? daysPastDue(book.rows, asOfDate) : 0,
    className: enums.enums.AssetClassification[storedClass],
    asOfDate,
    installments: book?.rows ?? [],
    payments: receipts.map(({ date, amount }) => ({ date, amount })),
  };
}
