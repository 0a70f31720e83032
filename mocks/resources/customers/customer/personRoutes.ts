import { invitationStates } from '../../../../src/domain/bonus/invitationCounts';
import { pointsByType, type PointMovement } from '../../../../src/domain/bonus/points';
import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import type { Endpoint } from '../../../../src/dataProviders/endpoint';
import {
  readInvitations,
  readLevel,
  readLoanBalances,
  readPoints,
  readPositions,
  readQr,
  type CustomerQr,
  type InvitationSummary,
  type KnownPosition,
  type LevelStatus,
  type LoanBalanceRow,
  type PointSummary,
} from '../../../../src/resources/customers/customer/api';
import { positionsOf } from './positions';
import { notFound } from '../../../engine/ApiError';
import type { Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { cardOf } from '../qr-card/rules';
import { collectionOf, recordOf } from '../../../engine/records';
import type { MockRecord } from '../../../engine/MockRecord';
import { isVisible } from '../../../engine/tenancy';
import { route } from '../../../engine/route';

const recordsOf = (call: Call, resource: string, field: string, id: unknown): MockRecord[] =>
  collectionOf(call, resource).all.filter((one) => one[field] === id);

/** One part of what stands below a customer, for whoever may see the customer. */
const part = <T>(
  endpoint: Endpoint<void, T, 'GET', `/customers/:id/${string}`>,
  answer: (customer: MockRecord, call: Call) => T,
): Route =>
  route(endpoint, (call: Call) => {
    need(call.caller, 'customer:view');
    return { body: answer(recordOf(call, 'customers'), call) };
  });

const points = ({ id }: MockRecord, call: Call): PointSummary => ({
  byType: pointsByType(
    recordsOf(call, 'bonus-points', 'customerId', id) as unknown as PointMovement[],
  ),
});

const invitations = ({ id }: MockRecord, call: Call): InvitationSummary => ({
  counts: invitationStates(recordsOf(call, 'invitation-list', 'inviter', id)),
});

function level({ id, level: own }: MockRecord, call: Call): LevelStatus {
  const changes = recordsOf(call, 'customers/level', 'customerId', id);
  const newest = [...changes].sort((one, other) =>
    String(one.createdAt) < String(other.createdAt) ? 1 : -1,
  )[0];
  return {
    level: (own as number | null) ?? null,
    rankPoints: Number(newest?.rankPoints ?? own ?? 0),
  };
}

function qr({ id }: MockRecord, call: Call): CustomerQr {
  const card = cardOf(call, id);
  return {
    text: `urtuu:customer:${id}`,
    card: card
      ? {
          id: Number(card.id),
          sequenceNumber: String(card.sequenceNumber),
          connectedAt: String(card.connectedAt),
        }
      : null,
  };
}

const locations = (customer: MockRecord, { store }: Call): KnownPosition[] =>
  positionsOf(customer, store.world);

/** Every open loan of a customer as the ledger has it. */
function loanBalances(call: Call) {
  need(call.caller, 'customer:view');
  const customer = collectionOf(call, 'customers').get(Number(call.query.get('customerId')));
  if (!customer || !isVisible(call.caller, customer)) throw notFound();
  const open: readonly unknown[] = OPEN_LOAN_STATES;
  const rows = recordsOf(call, 'loans', 'customerId', customer.id)
    .filter(({ state }) => open.includes(state))
    .map((loan): LoanBalanceRow => {
      const money = (field: string) => String(loan[field] ?? '0.00');
      return {
        loanId: Number(loan.id),
        code: String(loan.code),
        productType: String(loan.productType),
        state: String(loan.state),
        balance: money('balance'),
        interest: money('interest'),
        additionalInterest: money('penaltyInterest'),
        due: money('dueNow'),
        dpd: Math.max(0, Number(loan.overdueDays ?? 0)),
        classification: String(loan.classification ?? ''),
      };
    });
  return { body: rows };
}

/** What stands below a customer beside records. */
export const routes: readonly Route[] = [
  part(readPoints, points),
  part(readInvitations, invitations),
  part(readLevel, level),
  part(readQr, qr),
  part(readPositions, locations),
  route(readLoanBalances, loanBalances),
];
