import { stateOn } from '../../../../src/domain/coupons/lifetime';
import type { CouponState } from '../../../../src/domain/enums/coupons';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { HistoryRow } from '../../../engine/History';
import { insertFollowing } from '../../../engine/insertFollowing';
import type { MockRecord } from '../../../engine/MockRecord';
import { passCoupons } from '../couponLife';
import { countsOf, standingOf } from '../couponWorld';
import { checkedOffer, offerIn, refuseLocked } from '../offerChecks';
import { ACQUISITIONS, acquisitionsOf, COUPONS, REQUESTS } from '../stockOfCoupon';

/** The request that waits for a decision on a coupon, where there is one: its number alone, for who may see it. */
const withRequest = (shown: MockRecord, { store }: Call): MockRecord => {
  const waiting = store
    .collection(REQUESTS)
    ?.all.find(({ couponId, state }) => couponId === shown.id && state === 'PENDING');
  return { ...shown, facts: { waitingRequestId: waiting?.id ?? null } };
};

/** Asks for the approval of a draft: a request with what it offers. */
function askApproval(coupon: MockRecord, call: Call): Record<string, unknown> {
  insertFollowing(
    call,
    REQUESTS,
    {
      couponId: coupon.id,
      ...offerIn(coupon),
      kind: 'NEW',
      state: 'PENDING',
      rejectReason: null,
      decidedAt: null,
      decidedBy: null,
    },
    { origin: 'MANUAL', source: `${COUPONS}/${coupon.id}` },
  );
  return standingOf('REQUESTED');
}

/**
 * A sale is ended before its day by `end_early` alone, which asks for a reason: not by an end that is over already.
 * @throws ApiError 400
 */
function refuseSilentEnd(
  { state }: MockRecord,
  { endDate }: Readonly<Record<string, unknown>>,
  { store }: Call,
): void {
  const runs = state === 'SCHEDULED' || state === 'ON_SALE';
  if (runs && typeof endDate === 'string' && endDate < store.clock.today())
    throw invalid({ endDate: 'validation.coupon_end_past' });
}

/** Coupons: locked by their state and sales, counted from what customers acquired, turned by the clock. */
export const hooks: Hooks = {
  resource: COUPONS,
  follows: [ACQUISITIONS],
  passing: passCoupons,
  create: (values, call) => ({
    ...checkedOffer(values, call),
    ...standingOf('DRAFT'),
    ...countsOf(values.variants, []),
    publishedAt: null,
    publishedBy: null,
    endedAt: null,
  }),
  update: (record, values, call) => {
    refuseLocked(values, record, 'hand');
    refuseSilentEnd(record, values, call);
    const checked = { ...values, ...checkedOffer({ ...record, ...values }, call) };
    const after: MockRecord = { ...record, ...checked };
    const { state } = record;
    const isDraft = state === 'DRAFT';
    const today = call.store.clock.today();
    const turned: CouponState = isDraft
      ? 'DRAFT'
      : stateOn(after as object, today, record.endedAt !== null);
    return {
      ...checked,
      ...(turned === state ? {} : standingOf(turned)),
      ...('variants' in values
        ? countsOf(after.variants, acquisitionsOf(call.store, record.id))
        : {}),
    };
  },
  present: withRequest,
  recorded: ['endedAt'],
  actions: {
    ask_approval: askApproval,
    end_early: (_, { store }) => ({ ...standingOf('ENDED'), endedAt: store.clock.iso() }),
  },
  history: ({ createdAt, createdBy, publishedAt, publishedBy, startDate, state, endedAt }) => {
    const row = (
      at: unknown,
      action: string,
      of: Partial<Omit<HistoryRow, 'id'>> = {},
    ): Omit<HistoryRow, 'id'> => ({
      at: String(at),
      by: null,
      action,
      origin: 'AUTO',
      ...of,
    });
    const began = `${String(startDate)}T00:00:00.000Z`;
    return [
      row(createdAt, 'create', { by: createdBy as string | null, origin: 'MANUAL' }),
      ...(publishedAt
        ? [
            row(publishedAt, 'approve', {
              by: publishedBy as string | null,
              origin: 'MANUAL',
              field: 'state',
              from: 'REQUESTED',
              to: 'SCHEDULED',
            }),
          ]
        : []),
      ...(publishedAt && state !== 'SCHEDULED'
        ? [row(began, 'time_passed', { field: 'state', from: 'SCHEDULED', to: 'ON_SALE' })]
        : []),
      ...(endedAt
        ? [
            row(endedAt, 'end_early', {
              by: createdBy as string | null,
              origin: 'MANUAL',
              field: 'state',
              from: 'ON_SALE',
              to: 'ENDED',
            }),
          ]
        : []),
    ];
  },
};
