import type { MockRecord } from '../../../engine/MockRecord';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import type { Store } from '../../../engine/Store';
import type { Fee } from '../receipt/fees';

/** Whether a reason stands for a fee: of the day of its payment and of its lender, paid by then. The main lender's people speak for all. */
const standsFor = (
  { feeDate, tenant, createdAt }: MockRecord,
  fee: Pick<Fee, 'wantedDay' | 'tenant' | 'wantedAt'>,
): boolean =>
  feeDate === fee.wantedDay &&
  (tenant === MAIN_TENANT || tenant === fee.tenant) &&
  String(fee.wantedAt) <= String(createdAt);

/** Whether a person has said why a fee has no receipt (docs/domain/money.md 8.4). */
export const hasReason = (
  store: Store,
  fee: Pick<Fee, 'wantedDay' | 'tenant' | 'wantedAt'>,
): boolean =>
  (store.collection('ebarimt/reasons')?.all ?? []).some((reason) => standsFor(reason, fee));
