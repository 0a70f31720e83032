import { cashOutBlock, type CashOutFacts } from '../../../../src/domain/merchants/cashOut';
import { takesTwo } from '../../../../src/domain/ledger/payOut';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { reasonIn, tellOwner } from '../../../engine/ownedRecords';
import { ApiError } from '../../../engine/ApiError';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { ledgerOf } from '../../../ledger/Ledger';
import { isGatewayStopped } from '../../settings/bank-gateway/gatewaysOf';
import { payOut, payOutFacts } from '../../settings/bank-gateway-outgoing/payOut';
import { cashOutPosting, releasePosting } from './sampleCashOuts';

const RESOURCE = 'merchant-cashout';
/** The account from which merchants are paid. */
const PAYS = 'bankPayouts';

const merchantOf = ({ store }: Pick<Call, 'store'>, { merchantId }: MockRecord) =>
  store.collection('customers')?.get(merchantId as number);

/** Where the money of a cash-out goes now: to the merchant's prime account. */
const accountOf = ({ store }: Pick<Call, 'store'>, { merchantId }: MockRecord) =>
  store
    .collection('bank_account')
    ?.all.find(({ customerId, role }) => customerId === merchantId && role === 'PRIME');

const tenantOf = ({ tenant }: MockRecord): string => String(tenant ?? MAIN_TENANT);

/** Everything that decides on paying, as it is now. */
function factsOf(
  { store, caller }: Pick<Call, 'store' | 'caller'>,
  record: MockRecord,
): CashOutFacts {
  const tenant = tenantOf(record);
  const payOut = payOutFacts(store, {
    kind: 'MERCHANT_CASH_OUT',
    customer: merchantOf({ store }, record),
    from: PAYS,
    by: caller.id,
    tenant,
  });
  return {
    left: ledgerOf(store).balanceOf('merchant', { holder: Number(record.merchantId) }),
    held: ledgerOf(store).balanceOf('merchantHeld', { holder: Number(record.merchantId) }),
    needsSecond: takesTwo(payOut, String(record.amount)),
    payOut,
    waits: isGatewayStopped(store, tenant, PAYS),
  };
}

/** Pays: booked, handed to the bank's gateway, and told in the merchant's history. */
function paid(record: MockRecord, call: Call): Record<string, unknown> {
  const { store, caller } = call;
  const merchant = merchantOf(call, record);
  const account = accountOf(call, record);
  const facts = factsOf(call, record);
  const amounts = { amount: String(record.amount), commission: String(record.commission) };
  if (!merchant || !account || cashOutBlock(amounts, facts))
    throw new ApiError(409, 'TRANSITION_FORBIDDEN');
  const at = store.clock.iso();
  const today = store.clock.today();
  const journal = payOut(store, {
    number: String(record.number),
    customer: merchant,
    amount: String(record.netAmount),
    from: PAYS,
    by: caller.id,
    byTwo: typeof record.checkedBy === 'string' && record.checkedBy !== caller.id,
    posting: { ...cashOutPosting(record), valueDate: today, at, by: caller.id },
  });
  const refused = store
    .collection('bank-gateways/outgoing')
    ?.all.findLast(({ journalId, state }) => journalId === journal.id && state === 'REFUSED');
  tellOwner(call, merchant, { action: 'merchant_cash_out', source: `${RESOURCE}/${record.id}` });
  return {
    bankCode: account.bankCode,
    accountNumber: account.number,
    ownerMatch: facts.payOut.account?.match ?? null,
    decidedAt: at,
    decidedBy: caller.id,
    valueDate: today,
    journalId: journal.id,
    ...(refused && {
      state: 'REFUSED',
      failedTransferId: refused.failedTransferId,
      failReason: refused.answer,
    }),
  };
}

/** Cash-outs of merchants: paid from what is there, or failed with a reason (docs/domain/organisation.md 2.3). */
export const hooks: Hooks = {
  resource: RESOURCE,
  recorded: ['checkedBy', 'journalId'],
  judged: (record, call) => ({ facts: factsOf(call, record) }),
  present: (shown, call) => ({ ...shown, facts: factsOf(call, shown) }),
  presentRow: (shown, call) => ({ ...shown, facts: factsOf(call, shown) }),
  actions: {
    check: (_, { store, caller }) => ({ checkedBy: caller.id, checkedAt: store.clock.iso() }),
    pay: paid,
    fail: (record, call) => {
      const { reason = '' } = reasonIn(call);
      const { store, caller } = call;
      ledgerOf(store).post({
        ...releasePosting(record),
        valueDate: store.clock.today(),
        at: store.clock.iso(),
        by: caller.id,
      });
      tellOwner(call, merchantOf(call, record), {
        action: 'merchant_cash_out_failed',
        source: `${RESOURCE}/${record.id}`,
        reason,
      });
      return {
        failReason: reason,
        decidedAt: call.store.clock.iso(),
        decidedBy: call.caller.id,
      };
    },
  },
};
