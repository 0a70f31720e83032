import { fileOf } from '../book/fileOf';
import { loanFieldsOf } from '../pending/pendingFollow';
import type { MockRecord } from '../../../engine/MockRecord';
import { decisionOf, notAfterNow, numbered, sampleLoans } from '../pending/pendingRequests';
import { minutesAgo } from '../pending/pendingRequestsCustomers';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';

const REFUSED = 5;

/** Requests for an extension: those that wait, those that were carried out as the loans have it, some that were not. */
export const samples: SampleMaker = {
  resource: 'loans/pending/extension',
  make(world) {
    const loans = sampleLoans(world);
    const waiting = loans.filter((loan) => fileOf(loan).book?.hasPendingExtension);
    const done = loans.flatMap((loan) =>
      fileOf(loan)
        .extensions.map(({ date, fee }) => ({ loan, date, fee }))
        .slice(0, 1),
    );
    const others = loans.filter(
      ({ state, isExtendable, isExtended, overdueDays }) =>
        state === 'LOAN_ONGOING' && isExtendable && !isExtended && Number(overdueDays) <= 20,
    );
    const free = others.filter((loan) => !waiting.includes(loan));
    return numbered([
      ...free.slice(0, 1).map((loan) => ({
        ...asked(loan, 1),
        requestedAt: minutesAgo(world, 95),
        ...decisionOf('FAILED', world, minutesAgo(world, 40)),
        cause: '503 LEDGER_TIMEOUT',
        retryable: true,
      })),
      ...waiting.map((loan, index) => ({
        ...asked(loan, index),
        requestedAt: minutesAgo(world, 12 + index * 35),
        ...decisionOf('PENDING', world, ''),
      })),
      ...free.slice(1, 1 + REFUSED).map((loan, index) => ({
        ...asked(loan, index),
        requestedAt: minutesAgo(world, 2_000 + index * 900),
        ...decisionOf('CANCELLED', world, minutesAgo(world, 1_950 + index * 900)),
      })),
      ...done.map(({ loan, date, fee }, index) => carriedOut(loan, date, fee, index, world)),
    ]);
  },
};

function carriedOut(
  loan: MockRecord,
  date: string,
  fee: string,
  index: number,
  world: SampleWorld,
) {
  const decidedAt = notAfterNow(`${date}T03:10:00.000Z`, world, 20 + index);
  return {
    ...asked(loan, index),
    extensionFee: fee,
    requestedAt: notAfterNow(`${date}T02:20:00.000Z`, world, 60 + index),
    ...decisionOf('SUCCESS', world, decidedAt),
  };
}

/** By how much the dates are to move. */
const asked = (loan: MockRecord, index: number) => ({
  ...loanFieldsOf(loan),
  createdBy: null,
  duration: index % 3 === 2 ? 2 : 1,
  termUnit: 'MONTH',
  extensionFee: index % 2 === 0 ? '5000.00' : '10000.00',
});
