import Big from 'big.js';
import type { PendingStatus } from '../../../../src/domain/enums/common';
import { LoanRejectReason } from '../../../../src/domain/enums/loans';
import type { LoanFactsAnswer } from '../../../../src/resources/loans/loan/api';
import type { CollateralFact } from '../../../../src/resources/loans/pending/api';
import { causeOf, loanFieldsOf, queueOf, statusOf, WAITING } from './pendingFollow';
import type { MockRecord } from '../../../engine/MockRecord';
import { isWrongAccount } from '../loan/payoutOwner';
import { samples as loans } from '../loan/samples';
import { minutesAgo } from './pendingRequestsCustomers';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';

/** How many of the requests that were carried out a queue's list shows. */
const CARRIED_OUT = 24;

/** The sample's loans, from which every request is made: nothing is asked for that the loan does not know of. */
export const sampleLoans = (world: SampleWorld): MockRecord[] => loans.make(world);

/**
 * What decides on a sample request.
 * @param turn which of the reasons it was refused for
 */
export function decisionOf(
  status: PendingStatus,
  { people }: SampleWorld,
  decidedAt: string,
  turn = 0,
): Record<string, unknown> {
  if (status === 'PENDING') return WAITING;
  const decider = people.find(({ username }) => username === 'economist');
  return {
    ...WAITING,
    status,
    retryable: status === 'FAILED' ? false : null,
    rejectReason:
      status === 'CANCELLED'
        ? LoanRejectReason.values[turn % LoanRejectReason.values.length]
        : null,
    decidedAt,
    decidedBy: decider?.id ?? null,
  };
}

/** Numbers the requests; the oldest first. */
export const numbered = (requests: readonly Omit<MockRecord, 'id'>[]): MockRecord[] =>
  requests.map((request, index): MockRecord => ({
    ...request,
    id: index + 1,
    createdAt: request.requestedAt,
  }));

/** A moment is never yet to come. */
export const notAfterNow = (moment: unknown, world: SampleWorld, minutes: number): string => {
  const latest = minutesAgo(world, minutes);
  return typeof moment === 'string' && moment < latest ? moment : latest;
};

/**
 * The requests of one of the two queues for loans: everything that waits or has failed or was refused, and the latest
 * that were carried out. One could not be sent at all and may be tried again.
 */
export const loanRequests = (resource: ReturnType<typeof queueOf>): SampleMaker => ({
  resource,
  make(world) {
    const own = sampleLoans(world).filter(({ productType }) => queueOf(productType) === resource);
    const done = own.filter(({ state }) => statusOf(state) === 'SUCCESS').slice(0, CARRIED_OUT);
    const others = own.filter(({ state }) => statusOf(state) !== 'SUCCESS');
    const waiting = others.filter(({ state }) => state === 'LOAN_REQUESTED');
    const unsent = waiting.findLast(isReady);
    const ordered = [
      ...(unsent && waiting.length > 1 ? [unsent] : []),
      ...others.filter((loan) => loan !== unsent || waiting.length === 1),
      ...done,
    ];
    return numbered(
      ordered.map((loan, index) => ({
        ...loanFieldsOf(loan),
        requestedAmount: loan.lentAmount,
        requestedAt: notAfterNow(loan.createdAt, world, 6 + index * 7),
        ...(loan === unsent && waiting.length > 1
          ? { ...decisionOf('FAILED', world, minutesAgo(world, 3)), ...UNSENT }
          : judged(loan, world)),
      })),
    );
  },
});

/** Nothing prevents its approval. */
function isReady({ facts, accountNumber }: MockRecord): boolean {
  const { request } = facts as LoanFactsAnswer;
  return (
    request?.contract === null &&
    request.mayLend &&
    !request.otherOpenRequest &&
    !isWrongAccount(accountNumber)
  );
}

/** Nothing of it was sent, so it may be tried again. */
const UNSENT = { cause: '503 LIMIT_SERVICE_TIMEOUT', retryable: true };

function judged(loan: MockRecord, world: SampleWorld): Record<string, unknown> {
  const status = statusOf(loan.state);
  const decidedAt = notAfterNow(loan.createdAt, world, 4);
  return {
    ...decisionOf(status, world, decidedAt, Number(loan.id)),
    ...(status === 'FAILED' ? { cause: causeOf(loan) } : {}),
  };
}

/** What secures a loan; made of its number, so that it is the same each time. */
export function collateralOf({ id, productType, lentAmount }: MockRecord): CollateralFact[] {
  const number = Number(id);
  const value = (times: number) =>
    new Big(String(lentAmount)).times(times).toFixed(0, Big.roundHalfUp).concat('.00');
  if (productType === 'LOAN_AUTO_COLLATERAL')
    return [{ kind: 1, number: `${1_000 + (number % 9_000)} УБА`, value: value(1.6) }];
  if (productType === 'LOAN_LONG_TERM' && number % 3 !== 1)
    return [
      { kind: 2, number: `Ү-22${String(number % 100_000).padStart(8, '0')}`, value: value(1.4) },
    ];
  return [];
}
