import type { CourtState } from '../../../../src/domain/enums/loans';
import type { FraudLogState } from '../../../../src/domain/enums/accounting';
import type { Call } from '../../../engine/Call';
import { insertFollowing } from '../../../engine/insertFollowing';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';

const RESOURCE = 'court-list';
const ZERO = '0.00';

/** How far the court record of a case is. */
const REACHED: Partial<Record<FraudLogState, CourtState>> = {
  SENDING_TO_COURT: 'drafted',
  SENT_TO_COURT: 'filed',
  SETTLED_IN_COURT: 'closed',
};

/** The claim of a fraud case as a court record: the sum of the transfer, of no loan. */
export const fraudCourtFields = (fraud: MockRecord, day: string): Record<string, unknown> => ({
  fraudId: fraud.id,
  customerId: fraud.customerId,
  customerName: fraud.customerName,
  loanId: null,
  loanCode: fraud.number,
  state: REACHED[fraud.state as FraudLogState] ?? 'drafted',
  template: null,
  principal: fraud.amount,
  interest: ZERO,
  additionalInterest: ZERO,
  stateFee: ZERO,
  cost: ZERO,
  total: fraud.amount,
  courtDate: day,
  awarded: null,
  letterVersion: null,
  tenant: fraud.tenant,
});

/** The court record that a case gets when it is sent there. */
export const openFraudCourt = (call: Call, fraud: MockRecord): MockRecord =>
  insertFollowing(
    call,
    RESOURCE,
    { ...fraudCourtFields(fraud, call.store.clock.today()), state: 'drafted' },
    { origin: 'AUTO', source: String(fraud.number) },
  );

/** The court record goes where its case goes: it has no actions of its own. */
export function followFraud(call: Call, fraud: MockRecord, to: 'filed' | 'closed'): void {
  const { store, caller } = call;
  const records = collectionOf(call, RESOURCE);
  const record = records.get(fraud.courtId as number);
  if (!record) return;
  const at = store.clock.iso();
  store.history.add(RESOURCE, record, {
    at,
    by: caller.id,
    action: to === 'filed' ? 'file_claim' : 'settle',
    field: 'state',
    from: record.state,
    to,
    origin: 'AUTO',
    source: String(fraud.number),
  });
  const today = store.clock.today();
  records.change(record, {
    state: to,
    updatedAt: at,
    ...(to === 'filed' ? { filedDate: today } : { closedDate: today }),
  });
}
