import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import { compareMoney } from '../../../../src/domain/money';
import { fileOf } from '../book/fileOf';
import { loanFieldsOf } from '../pending/pendingFollow';
import type { MockRecord } from '../../../engine/MockRecord';
import { decisionOf, notAfterNow, numbered, sampleLoans } from '../pending/pendingRequests';
import { minutesAgo } from '../pending/pendingRequestsCustomers';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

const OPEN: readonly unknown[] = OPEN_LOAN_STATES;
const WAITING = 14;
const CARRIED_OUT = 20;
const SOURCES = ['WALLET', 'BANK', 'TEMPORARY'] as const;

/** Payments that were asked for: those that wait, the receipts that the loans have, some that could not be booked. */
export const samples: SampleMaker = {
  resource: 'loans/pending/payment',
  make(world) {
    const loans = sampleLoans(world);
    const owing = loans.filter(
      ({ state, balance }) => OPEN.includes(state) && compareMoney(String(balance), 1_000) === 1,
    );
    const spread = owing.filter((_, index) => index % 3 === 0);
    const closed = loans.filter(({ state }) => state === 'CLOSED');
    const receipts = loans.flatMap((loan) =>
      fileOf(loan)
        .receipts.slice(-1)
        .map((receipt) => ({ loan, receipt })),
    );
    return numbered([
      ...owing.slice(1, 2).map((loan, index) => ({
        ...asked(loan, index),
        requestedAt: minutesAgo(world, 150),
        ...decisionOf('FAILED', world, minutesAgo(world, 120)),
        cause: '503 WALLET_TIMEOUT',
        retryable: true,
      })),
      ...spread.slice(0, WAITING).map((loan, index) => ({
        ...asked(loan, index),
        requestedAt: minutesAgo(world, 9 + index * 21),
        ...decisionOf('PENDING', world, ''),
      })),
      ...closed.slice(0, 2).map((loan, index) => ({
        ...asked(loan, index),
        requestedAt: minutesAgo(world, 3_000 + index * 400),
        ...decisionOf('FAILED', world, minutesAgo(world, 2_980 + index * 400)),
        cause: '409 LOAN_CLOSED',
      })),
      ...owing.slice(-4).map((loan, index) => ({
        ...asked(loan, index),
        requestedAt: minutesAgo(world, 4_000 + index * 700),
        ...decisionOf('CANCELLED', world, minutesAgo(world, 3_940 + index * 700)),
        rejectReason: 'DATA_WRONG',
      })),
      ...receipts.slice(0, CARRIED_OUT).map(({ loan, receipt }, index) => ({
        ...loanFieldsOf(loan),
        createdBy: null,
        amount: receipt.amount,
        paymentSource: receipt.source,
        requestedAt: notAfterNow(receipt.bookedAt, world, 200 + index),
        ...decisionOf('SUCCESS', world, notAfterNow(receipt.bookedAt, world, 180 + index)),
      })),
    ]);
  },
};

/** What is due, or a round part of what is owed. */
function asked(loan: MockRecord, index: number) {
  const due = String(loan.dueNow ?? '0.00');
  const amount = compareMoney(due, 0) === 1 ? due : `${(index + 2) * 10_000}.00`;
  return { ...loanFieldsOf(loan), createdBy: null, amount, paymentSource: SOURCES[index % 3] };
}
