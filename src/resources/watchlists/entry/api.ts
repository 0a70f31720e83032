import type { LoanState } from '../../../domain/enums/loans';
import { endpoint, hasField } from '../../../dataProviders/endpoint';
import type { Job } from '../../../framework/jobs/api';

// What the gateway answers about entries of the black and grey list beside their records.

/** A loan that somebody who is listed has not paid back. Amounts are decimal strings. */
export interface OpenLoan {
  id: number;
  code: string;
  state: LoanState;
  balance: string;
}

/** Queues in which somebody's request may wait, by the resource that it is a record of (docs/domain/lending.md 4.2). */
export const REQUEST_QUEUES = [
  'loans/pending/loan',
  'loans/pending/ltl',
  'loans/pending/extension',
  'loans/pending/payment',
  'loans/guarantee-request',
  'customers/income/requests',
  'contract-signature',
] as const;
export type RequestQueue = (typeof REQUEST_QUEUES)[number];

/** A request of somebody who is listed that nobody has decided yet. */
export interface WaitingRequest {
  queue: RequestQueue;
  id: number;
  /** Of its loan or contract; null where it has none. */
  code: string | null;
  /** ISO instant. */
  requestedAt: string | null;
}

/** `readListedPerson`: the customer behind a number, what is open and what waits. */
export interface ListedPerson {
  customerId: number | null;
  customerName: string | null;
  loans: OpenLoan[];
  requests: WaitingRequest[];
}

/** What the gateway would do with a row of a file: `tryEntries`. */
export interface TriedEntry {
  row: number;
  outcome: 'READY' | 'REFUSED';
  /** Why it is refused, in the person's language. */
  message: string | null;
  openLoans: number;
  waitingRequests: number;
}

/** True for an answer that says what is open; another one does not say that nothing is. */
function isListedPerson(answer: unknown): boolean {
  const { loans, requests } = (answer ?? {}) as Partial<ListedPerson>;
  return Array.isArray(loans) && Array.isArray(requests);
}

export const readListedPerson = endpoint<{ regnum: string }, ListedPerson>()(
  'main',
  'POST /bw-list/open-loans',
  {
    safePost: true,
    assumed: true,
    access: 'black-white:create',
    carries: '`regnum`, of a person or a company',
    isShaped: isListedPerson,
  },
);

/** What each row of a file would come to. */
export const tryEntries = endpoint<{ rows: readonly object[] }, TriedEntry[]>()(
  'main',
  'POST /bw-list/dry-run',
  { assumed: true, access: 'black-white:create', carries: '`rows`; writes nothing' },
);

/** Has the gateway add rows of a file one after another, as a job of who sends them. */
export const addEntries = endpoint<{ fileName: string; rows: readonly object[] }, Job>()(
  'main',
  'POST /bw-list/import',
  {
    assumed: true,
    access: 'black-white:create',
    carries: '`fileName`, `rows`; each is added as a single entry is, as a job',
    isShaped: hasField('id'),
  },
);
