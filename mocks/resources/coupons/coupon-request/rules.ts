import type { CustomerEvent } from '../../../../src/domain/enums/customers';
import { changedParts } from '../../../../src/domain/coupons/changes';
import { stateOn } from '../../../../src/domain/coupons/lifetime';
import type { CouponState } from '../../../../src/domain/enums/coupons';
import type { RequestFacts } from '../../../../src/resources/coupons/coupon-request/lifecycle';
import { invalid } from '../../../engine/ApiError';
import { bodyOf, type Call } from '../../../engine/Call';
import { blockedAnswer } from '../../../engine/hindered';
import type { Hooks } from '../../../engine/Hooks';
import type { HistoryRow } from '../../../engine/History';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import { countsOf, standingOf } from '../couponWorld';
import { checkedOffer, lockedChanges, offerIn, refuseLocked } from '../offerChecks';
import { acquisitionsOf, COUPONS, REQUESTS } from '../stockOfCoupon';

const CHANGEABLE: readonly unknown[] = ['SCHEDULED', 'ON_SALE', 'ENDED'] satisfies CouponState[];

/** The coupon that a request is about; undefined for one that is not there yet. */
const couponOf = ({ store }: Pick<Call, 'store'>, { couponId }: MockRecord) =>
  couponId === null || couponId === undefined
    ? undefined
    : store.collection(COUPONS)?.get(couponId as RecId);

/** What decides on a request now (docs/domain/wallets.md 3.3). */
function factsOf(request: MockRecord, call: Call): RequestFacts {
  const { store } = call;
  const coupon = couponOf(call, request);
  const isNew = request.kind === 'NEW';
  const others = store.collection(REQUESTS)?.all ?? [];
  return {
    isOver: String(request.endDate) < store.clock.today(),
    changesLocked:
      coupon !== undefined && !isNew && lockedChanges(request, coupon, 'request').fields.length > 0,
    isOvertaken:
      coupon !== undefined &&
      ((isNew && coupon.state !== 'DRAFT') ||
        others.some(
          (one) =>
            String(one.id) !== String(request.id) &&
            one.couponId === request.couponId &&
            one.state === 'PENDING',
        )),
  };
}

/** @throws ApiError 400 when there is no such coupon to change, or another request for it waits */
function checkedCoupon(values: Readonly<Record<string, unknown>>, call: Call): void {
  const { store } = call;
  const coupon = couponOf(call, values as MockRecord);
  if (values.couponId === null || values.couponId === undefined) return;
  if (!coupon || !CHANGEABLE.includes(coupon.state))
    throw invalid({ couponId: 'coupons.request.wrong_coupon' });
  const waits = store
    .collection(REQUESTS)
    ?.all.some(({ couponId, state }) => couponId === coupon.id && state === 'PENDING');
  if (waits) throw invalid({ couponId: 'coupons.request.one_waits' });
  refuseLocked(values, coupon, 'request');
}

/** Writes into the merchant's history what became of the request. */
function tellMerchant(call: Call, request: MockRecord, action: CustomerEvent): void {
  const { store, caller } = call;
  const merchant = store.collection('customers')?.get(request.merchantId as RecId);
  if (!merchant) return;
  store.history.add('customers', merchant, {
    at: store.clock.iso(),
    by: caller.id,
    action,
    origin: 'MANUAL',
    source: `${REQUESTS}/${request.id}`,
  });
}

/** An approved offer is the coupon's: a new one is made where there is none, and goes on sale from its start on. */
function publish(request: MockRecord, call: Call): RecId {
  const { store, caller } = call;
  const coupons = store.collection(COUPONS);
  const at = store.clock.iso();
  const offer = offerIn(request);
  const source = `${REQUESTS}/${request.id}`;
  const coupon = couponOf(call, request);
  const state = stateOn(offer as object, store.clock.today(), Boolean(coupon?.endedAt));
  const row = { at, by: caller.id, action: 'approve', origin: 'MANUAL', source } as const;
  if (!coupon) {
    const made: MockRecord = {
      id: coupons?.nextId() ?? 1,
      ...offer,
      ...standingOf(state),
      ...countsOf(request.variants, []),
      publishedAt: at,
      publishedBy: caller.id,
      endedAt: null,
      createdAt: at,
      createdBy: request.createdBy ?? null,
      updatedAt: at,
    };
    coupons?.insert(made);
    store.history.start(COUPONS, made.id);
    store.history.add(COUPONS, made, { ...row, field: 'state', from: null, to: state });
    return made.id;
  }
  for (const field of changedParts(offer, coupon))
    store.history.add(COUPONS, coupon, { ...row, field, from: coupon[field], to: offer[field] });
  if (coupon.state !== state)
    store.history.add(COUPONS, coupon, { ...row, field: 'state', from: coupon.state, to: state });
  coupons?.change(coupon, {
    ...offer,
    ...standingOf(state),
    ...countsOf(request.variants, acquisitionsOf(store, coupon.id)),
    publishedAt: coupon.publishedAt ?? at,
    publishedBy: coupon.publishedBy ?? caller.id,
    updatedAt: at,
    updatedBy: caller.id,
  });
  return coupon.id;
}

/** Puts the draft that a request was for into another state, with a row in its history. */
function turnDraft(call: Call, request: MockRecord, to: CouponState, action: string): void {
  const { store, caller } = call;
  const coupon = couponOf(call, request);
  if (request.kind !== 'NEW' || !coupon || coupon.state === to) return;
  const at = store.clock.iso();
  store.history.add(COUPONS, coupon, {
    at,
    by: caller.id,
    action,
    field: 'state',
    from: coupon.state,
    to,
    origin: 'MANUAL',
    source: `${REQUESTS}/${request.id}`,
  });
  store.collection(COUPONS)?.change(coupon, { ...standingOf(to), updatedAt: at });
}

const decided = ({ store, caller }: Call) => ({
  decidedAt: store.clock.iso(),
  decidedBy: caller.id,
});

/** Requests: somebody else than who asks decides; what is approved is the coupon's (docs/domain/wallets.md 3.3). */
export const hooks: Hooks = {
  resource: REQUESTS,
  create: (values, call) => {
    checkedCoupon(values, call);
    return {
      ...checkedOffer(values, call),
      kind: values.couponId ? 'CHANGE' : 'NEW',
      rejectReason: null,
      decidedAt: null,
      decidedBy: null,
    };
  },
  update: (record, values, call) => {
    if (record.state === 'APPROVED')
      throw blockedAnswer({
        kind: 'condition',
        message: 'actionBlocks.coupon_request_decided',
      });
    const coupon = couponOf(call, record);
    if (coupon && record.kind === 'CHANGE')
      refuseLocked({ ...offerIn(record), ...values }, coupon, 'request');
    return { ...values, ...checkedOffer({ ...record, ...values }, call) };
  },
  draftOf: ({ kind, couponId }) =>
    kind === 'NEW' && couponId ? { resource: COUPONS, id: couponId as RecId } : undefined,
  judged: (record, call) => ({ facts: factsOf(record, call) }),
  present: (shown, call) => ({ ...shown, facts: factsOf(shown, call) }),
  recorded: ['couponId', 'rejectReason'],
  actions: {
    approve: (request, call) => {
      const couponId = publish(request, call);
      tellMerchant(call, request, 'coupon_approved');
      return { ...decided(call), couponId, rejectReason: null };
    },
    reject: (request, call) => {
      turnDraft(call, request, 'DRAFT', 'reject');
      tellMerchant(call, request, 'coupon_rejected');
      return { ...decided(call), rejectReason: String(bodyOf(call).reason ?? '').trim() };
    },
    ask_again: (request, call) => {
      turnDraft(call, request, 'REQUESTED', 'ask_approval');
      return { decidedAt: null, decidedBy: null };
    },
  },
  history: ({ createdAt, createdBy, state, decidedAt, decidedBy, rejectReason }) => {
    const made: Omit<HistoryRow, 'id'> = {
      at: String(createdAt),
      by: (createdBy as string | null) ?? null,
      action: 'create',
      origin: createdBy ? 'MANUAL' : 'AUTO',
    };
    if (!decidedAt) return [made];
    return [
      made,
      {
        at: String(decidedAt),
        by: (decidedBy as string | null) ?? null,
        action: state === 'APPROVED' ? 'approve' : 'reject',
        field: 'state',
        from: 'PENDING',
        to: state,
        origin: 'MANUAL',
        ...(rejectReason ? { reason: String(rejectReason) } : {}),
      },
    ];
  },
};
