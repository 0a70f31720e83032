import type { MockRecord } from '../../../engine/MockRecord';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import type { Store } from '../../../engine/Store';
import type { Fee } from '../receipt/fees';

/** Whether a reason stands for a fee: of its day and lender, booked by then. The main lender's people speak for all. */
const standsFor = (
  { feeDate, tenant, createdAt }: MockRecord,
  fee: Pick<Fee, 'bookingDay' | 'tenant' | 'bookedAt'>,
): boolean =>
  feeDate === fee.bookingDay &&
  (tenant === MAIN_TENANT || tenant === fee.tenant) &&
  fee.bookedAt <= String(createdAt);

/** Whether a person has said why a fee has no receipt (docs/domain/money.md 8.4). */
export const hasReason = (
  store: Store,
  fee: Pick<Fee, 'bookingDay' | 'tenant' | 'bookedAt'>,
): boolean =>
  (store.collection('ebarimt/reasons')?.all ?? []).some((reason) => standsFor(reason, fee));
