import { strengthsOf } from '../../../../src/domain/matching/proposals';
import { MATCHING } from '../../../../src/domain/settings';
import { isWholeAmount } from '../../../../src/domain/lending/amounts';
import {
  type OpenLine,
  type PartPreview,
  profitCalls,
  type Proposal,
} from '../../../../src/resources/accounting/profit/api';
import { partsOf } from '../../../../src/resources/accounting/profit/lifecycle';
import { BANK_INCOME } from '../../../../src/resources/accounting/rights';
import { invalid } from '../../../engine/ApiError';
import { inBooksOf } from '../../../engine/books';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { masked } from '../../../engine/personal';
import { collectionOf, recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { systemSettingsOf } from '../../settings/system/systemSettings';
import { customerName } from '../../loans/loan/loanProfile';
import { previewed, targetsOf } from './booking';
import { proposalsOf } from './candidates';

const RESOURCE = 'accounting/profits';

/** Who a line may be from: the likeliest nine. */
function proposals(call: Call): Answer<Proposal[]> {
  need(call.caller, BANK_INCOME);
  const line = recordOf(call, RESOURCE);
  const { entity } = collectionOf(call, 'customers');
  const settings = systemSettingsOf(call.store);
  const found = proposalsOf(call, line);
  const strengths = strengthsOf(found, settings);
  const body = found
    .slice(0, MATCHING.shown)
    .map(({ candidate, score, signs }, place): Proposal => {
      const { loan, customer } = candidate;
      const { regnum, phone } = masked(customer, entity);
      return {
        loanId: candidate.loanId,
        loanCode: loan ? String(loan.code) : null,
        loanState: loan ? (loan.state as Proposal['loanState']) : null,
        product: (loan?.product as string | undefined) ?? null,
        customerId: candidate.customerId,
        customerName: customerName(customer),
        regnum: (regnum as string | null) ?? null,
        phone: (phone as string | null) ?? null,
        dueNow: loan ? String(loan.dueNow) : null,
        balance: loan ? String(loan.balance) : null,
        score,
        strength: strengths[place],
        signs,
      };
    });
  return { body };
}

/** What parts would do. Their sum is not looked at: a division is seen while it grows. */
function preview(call: Call): Answer<PartPreview[]> {
  need(call.caller, BANK_INCOME);
  const line = recordOf(call, RESOURCE);
  const parts = partsOf(bodyOf(call).parts);
  if (parts.length === 0 || parts.length > MATCHING.partsMax) {
    throw invalid({ parts: 'validation.invalid_value' });
  }
  const wrong = parts.findIndex(({ amount }) => !isWholeAmount(amount, 'above zero'));
  if (wrong >= 0) throw invalid({ [`parts.${wrong}.amount`]: 'validation.amount' });
  return { body: previewed(call, line, targetsOf(call, line, parts)) };
}

/** Lines that wait for a person or the gateway, the oldest first. */
function openLines(call: Call): Answer<OpenLine[]> {
  need(call.caller, BANK_INCOME);
  const isInBooks = inBooksOf(call);
  const body = collectionOf(call, RESOURCE)
    .all.filter(
      (one) => (one.state === 'UNRECOGNIZED' || one.state === 'PENDING') && isInBooks(one),
    )
    .sort(
      (one, other) =>
        String(one.date).localeCompare(String(other.date), 'en') ||
        Number(one.id) - Number(other.id),
    )
    .map(({ id, number, date, amount, payerName, state }): OpenLine => ({
      id: Number(id),
      number: String(number),
      date: String(date),
      amount: String(amount),
      payerName: (payerName as string | null) ?? null,
      state: state as OpenLine['state'],
    }));
  return { body };
}

/** The desk's calls beside the ordinary ones (their addresses are assumed). */
export const routes: readonly Route[] = [
  route(profitCalls.open, openLines),
  route(profitCalls.proposals, proposals),
  route(profitCalls.preview, preview),
];
