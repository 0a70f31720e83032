import type { InvoiceState } from '../../../../src/domain/enums/loans';
import { addDays } from '../../../../src/domain/dates';
import { isStanding } from '../../../../src/domain/lending/Installment';
import type { MockRecord } from '../../../engine/MockRecord';
import { invoiceRowsOf } from './invoiceRows';
import { fileOf } from '../book/fileOf';
import { sampleLoans } from '../pending/pendingRequests';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';

const PAID = 40;
const LIVE = 36;
/** Through whose app the embedded payment service says that payers paid. */
export const PAYER_BANK = 'Хаан банк';
const ENDED: readonly InvoiceState[] = ['cancelled', 'rejected', 'unsuccess'];

/** `INV-2026-000012` */
export const invoiceNumber = (day: string, id: number): string =>
  `INV-${day.slice(0, 4)}-${String(id).padStart(6, '0')}`;

/** The number under which the payment service knows an invoice. */
const qpayIdOf = (id: number): string =>
  `QP${String(40_000_000 + ((id * 104_729) % 59_999_999)).padStart(8, '0')}`;

/** Where a payer opens an invoice. */
const qpayLinkOf = (id: number): string => `https://qpay.example/q/${qpayIdOf(id)}`;

/** What the payment service has said of an invoice before anybody asked it. */
export const qpayFields = (id: number): Draft => ({
  qpayId: qpayIdOf(id),
  qpayLink: qpayLinkOf(id),
  checkedAt: null,
  isUnanswered: false,
  payerBank: null,
});

type Draft = Omit<MockRecord, 'id'>;

/** What an invoice says of its loan. */
export const invoiceFieldsOf = (loan: MockRecord): Draft => ({
  loanId: loan.id,
  loanCode: loan.code,
  customerName: loan.customerName,
  tenant: loan.tenant,
});

/** Paid invoices belong to receipts; pending ones to the next rows, one a row; the others to any row. */
export const samples: SampleMaker = {
  resource: 'invoices',
  make: cachedByWorld((world) => {
    const loans = sampleLoans(world);
    const open = loans.filter(({ state }) => state === 'LOAN_ONGOING');
    const drafts = [
      ...loans.flatMap(paidOf).slice(0, PAID),
      ...open.flatMap((loan, index) => liveOf(loan, index, world)).slice(0, LIVE),
    ];
    return drafts
      .sort((one, other) => (String(one.createdAt) < String(other.createdAt) ? -1 : 1))
      .map((draft, index) => ({
        id: index + 1,
        number: invoiceNumber(String(draft.createdAt), index + 1),
        ...qpayFields(index + 1),
        ...draft,
        ...(draft.state === 'paid' ? { checkedAt: draft.paidAt, payerBank: PAYER_BANK } : {}),
      }));
  }),
};

/** One paid invoice of a loan whose receipt paid exactly one row. */
function paidOf(loan: MockRecord): Draft[] {
  const { book, receipts } = fileOf(loan);
  const found = receipts.flatMap(({ date, amount, bookedAt, source, action }) => {
    const rows = (book?.rows ?? []).filter((row) => isStanding(row) && row.paidDate === date);
    return action === 'pay' && source === 'WALLET' && rows.length === 1
      ? [{ row: rows[0], amount, bookedAt }]
      : [];
  });
  return found.slice(0, 1).map(({ row, amount, bookedAt }) => ({
    ...invoiceFieldsOf(loan),
    installmentNo: row.no,
    dueDate: row.dueDate,
    amount,
    state: 'paid',
    paidAt: bookedAt,
    createdAt: `${addDays(bookedAt.slice(0, 10), -1)}T04:00:00.000Z`,
    createdBy: null,
  }));
}

/** A pending invoice over the first unpaid row; before some of them one that came to nothing. */
function liveOf(loan: MockRecord, index: number, { today, people }: SampleWorld): Draft[] {
  if (index % 4 !== 0) return [];
  const row = invoiceRowsOf(loan, [], today).at(0);
  if (!row) return [];
  const maker = people.find(({ username }) => username === 'economist')?.id ?? null;
  const base = {
    ...invoiceFieldsOf(loan),
    installmentNo: row.no,
    dueDate: row.dueDate,
    amount: row.amount,
    paidAt: null,
  };
  const before: Draft = {
    ...base,
    state: ENDED[(index / 4) % ENDED.length],
    createdAt: `${addDays(today, -3 - (index % 9))}T06:10:00.000Z`,
    createdBy: maker,
  };
  const pending: Draft = {
    ...base,
    state: 'pending',
    createdAt: `${addDays(today, -1 - (index % 3))}T0${index % 10}:25:00.000Z`,
    createdBy: index % 8 === 0 ? maker : null,
  };
  return [before, pending];
}
