import type { ActionBlockKey } from '../../../i18n/Catalogue';
import { numberOfClass } from '../../classification';
import { compareMoney } from '../../money';
import { LENDING, LOAN } from '../../settings';
import type { LoanActName } from '../loanLifecycle';
import type { Condition, Conditions } from '../../../entity/Condition';
import type { LoanFacts, LoanRequestFacts } from './LoanFacts';

type LoanCondition = Condition<LoanFacts>;

/** A condition on the request; what is not known of it does not hold. */
const ofRequest = (
  key: ActionBlockKey,
  holds: (request: LoanRequestFacts) => boolean,
): LoanCondition => ({
  key,
  holds: ({ request }) => request !== undefined && holds(request),
});

const owes: LoanCondition = {
  key: 'nothing_owed',
  holds: ({ balance, arrears }) => compareMoney(balance, 0) === 1 || compareMoney(arrears, 0) === 1,
};

const queueRight = ofRequest('queue_right', ({ hasQueueRight }) => hasQueueRight);

const submit: readonly Condition<LoanRequestFacts>[] = [
  { key: 'lend_access_closed', holds: ({ mayLend }) => mayLend },
  { key: 'other_open_request', holds: ({ otherOpenRequest }) => !otherOpenRequest },
  {
    key: 'limit_exceeded',
    holds: ({ amount, availableLimit }) => {
      const order = compareMoney(amount, availableLimit);
      return order === -1 || order === 0;
    },
    values: ({ availableLimit }) => ({ limit: String(availableLimit ?? '') }),
  },
];

/** What a new request must keep, T1: within the limit, one open request per product (docs/domain/lending.md 3.1). */
export const submitConditions: Conditions<'submit', LoanRequestFacts> = { submit };

/**
 * Conditions of the acts of a loan beyond state and right (docs/domain/lending.md 3.1, 9.1, 10.2). In the order in
 * which they are told.
 */
export const loanConditions: Conditions<LoanActName, LoanFacts> = {
  approve: [
    queueRight,
    ...submit.map(({ key, holds, values }): LoanCondition => ({
      ...ofRequest(key, holds),
      ...(values ? { values: ({ request }) => (request ? values(request) : {}) } : {}),
    })),
    ofRequest('contract_unsigned', ({ contractSigned }) => contractSigned),
  ],
  reject: [queueRight],
  cancel_record: [queueRight, ofRequest('transfer_sent', ({ transferSent }) => !transferSent)],
  mark_wrong_request: [queueRight],
  confirm_cancel_to_issued: [
    { key: 'payout_not_found', holds: ({ payout }) => Boolean(payout) },
    { key: 'payout_amount', holds: ({ payout }) => payout?.amountAgrees === true },
    { key: 'payout_account', holds: ({ payout }) => payout?.accountAgrees === true },
  ],
  pay: [owes],
  pay_in_advance: [
    { key: 'past_due', holds: ({ daysPastDue }) => daysPastDue <= 0, values: daysOf },
    owes,
  ],
  extend: [
    { key: 'not_extendable', holds: ({ isExtendable }) => isExtendable },
    { key: 'extension_pending', holds: ({ extensionPending }) => !extensionPending },
    {
      key: 'extension_dpd',
      holds: ({ daysPastDue }) => daysPastDue <= LENDING.extensionDpdMax,
      values: (facts) => ({ ...daysOf(facts), max: LENDING.extensionDpdMax }),
    },
    {
      key: 'extensions_used',
      holds: ({ extensions }) => extensions < LENDING.extensionsMax,
      values: () => ({ max: LENDING.extensionsMax }),
    },
  ],
  renew_overdue_schedule: [
    { key: 'not_past_due', holds: ({ daysPastDue }) => daysPastDue > 0 },
    {
      key: 'renewal_needs_lead',
      holds: ({ renewals, isLead }) => isLead || renewals < LENDING.renewalsWithoutLead,
    },
  ],
  move_to_risk_fund: [
    {
      key: 'risk_dpd',
      holds: ({ daysPastDue }) => daysPastDue >= LOAN.riskFromDpd,
      values: (facts) => ({ ...daysOf(facts), min: LOAN.riskFromDpd }),
    },
  ],
  move_to_court: [owes],
  return_to_ongoing: [{ key: 'arrears_unpaid', holds: isUpToDate }],
  withdraw_claim: [{ key: 'court_decided', holds: ({ courtDecided }) => !courtDecided }],
  settle_claim: [
    {
      key: 'claim_open',
      holds: (facts) => facts.courtDecided === true || !owes.holds(facts),
    },
  ],
  close_from_risk_fund: [
    { key: 'nothing_to_write_off', holds: ({ balance }) => compareMoney(balance, 0) === 1 },
  ],
  move_receipt: [{ key: 'no_receipts', holds: ({ receipts }) => receipts !== 0 }],
  record_recovery: [
    { key: 'not_written_off', holds: ({ offBalance }) => offBalance !== undefined },
    { key: 'all_recovered', holds: ({ offBalance }) => compareMoney(offBalance, 0) === 1 },
  ],
  upgrade_class: [
    { key: 'best_class', holds: ({ storedClass }) => numberOfClass(storedClass) > 1 },
  ],
};

function daysOf({ daysPastDue }: LoanFacts): { days: number } {
  return { days: daysPastDue };
}

function isUpToDate({ arrears, daysPastDue }: LoanFacts): boolean {
  return daysPastDue <= 0 && compareMoney(arrears, 0) === 0;
}
