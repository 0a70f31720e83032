import { addDays } from '../../../../src/domain/dates';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { MockRecord } from '../../../engine/MockRecord';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { REJECTIONS } from '../couponTexts';
import { couponWorld } from '../couponWorld';
import { offerIn } from '../offerChecks';
import { REQUESTS } from '../stockOfCoupon';

/** A request of the sample: the coupon that it is like, what it says otherwise, who asks, what became of it. */
interface Story {
  /** Place among the coupons of the sample. */
  like: number;
  other?: (offer: MockRecord, world: SampleWorld) => Record<string, unknown>;
  kind: 'NEW' | 'CHANGE';
  /** Whether the coupon is there already. */
  tied: boolean;
  by: 'merchant' | 'operator' | 'admin';
  daysAgo: number;
  rejected?: number;
}

const later =
  (days: number) =>
  (_: MockRecord, { today }: SampleWorld) => ({
    startDate: addDays(today, days),
    endDate: addDays(today, days + 30),
    expireDate: addDays(today, days + 75),
  });

/** What waits, oldest first, and what was refused; what was approved is made of the coupons themselves. */
const STORIES: readonly Story[] = [
  {
    like: 0,
    other: (offer, world) => ({
      ...later(4)(offer, world),
      name: 'Американо',
      tag: '-10%',
      discountPercent: 10,
      sellDiscountPrice: '8820.00',
    }),
    kind: 'NEW',
    tied: false,
    by: 'merchant',
    daysAgo: 3,
  },
  {
    like: 7,
    other: ({ variants }) => ({
      sellPrice: '38000.00',
      sellDiscountPrice: '30400.00',
      variants: (variants as object[]).map((one) => ({ ...one, quantity: 90 })),
    }),
    kind: 'CHANGE',
    tied: true,
    by: 'operator',
    daysAgo: 1,
  },
  { like: 9, kind: 'NEW', tied: true, by: 'operator', daysAgo: 1 },
  {
    like: 1,
    other: ({ endDate }) => ({
      name: 'Хоёр хүний сет (сунгасан)',
      endDate: addDays(String(endDate), 14),
    }),
    kind: 'CHANGE',
    tied: true,
    by: 'merchant',
    daysAgo: 0,
  },
  {
    like: 4,
    other: (offer, world) => ({ ...later(10)(offer, world), name: '3D киноны тасалбар' }),
    kind: 'NEW',
    tied: false,
    by: 'merchant',
    daysAgo: 0,
  },
  {
    like: 5,
    other: (offer, world) => ({ ...later(20)(offer, world), name: 'Бичиг хэргийн карт' }),
    kind: 'NEW',
    tied: false,
    by: 'merchant',
    daysAgo: 9,
    rejected: 0,
  },
  {
    like: 2,
    other: (offer, world) => ({ ...later(15)(offer, world), name: 'Маникюр' }),
    kind: 'NEW',
    tied: false,
    by: 'operator',
    daysAgo: 6,
    rejected: 1,
  },
];

/** Requests that wait, were approved and were rejected: of merchants and of staff. */
export const samples: SampleMaker = {
  resource: REQUESTS,
  make: cachedByWorld((world) => {
    const { coupons } = couponWorld(world);
    if (coupons.length === 0) return [];
    const idOf = (name: string) =>
      world.people.find(({ username }) => username === name)?.id ?? null;
    const approved = coupons
      .filter(({ publishedAt }) => publishedAt !== null)
      .map((coupon): Omit<MockRecord, 'id'> => ({
        couponId: coupon.id,
        ...offerIn(coupon),
        kind: 'NEW',
        state: 'APPROVED',
        rejectReason: null,
        decidedAt: coupon.publishedAt,
        decidedBy: coupon.publishedBy,
        createdAt: coupon.createdAt,
        createdBy: coupon.createdBy,
        updatedAt: coupon.publishedAt,
      }));
    const others = STORIES.map((story): Omit<MockRecord, 'id'> => {
      const coupon = coupons[story.like];
      const at = `${addDays(world.today, -story.daysAgo)}T00:${String(5 + story.like).padStart(2, '0')}:00.000Z`;
      const isRejected = story.rejected !== undefined;
      return {
        couponId: story.tied ? coupon.id : null,
        ...offerIn(coupon),
        ...story.other?.(coupon, world),
        kind: story.kind,
        state: isRejected ? 'REJECTED' : 'PENDING',
        rejectReason: isRejected ? REJECTIONS[story.rejected ?? 0] : null,
        decidedAt: isRejected ? `${addDays(at.slice(0, 10), 1)}T05:40:00.000Z` : null,
        decidedBy: isRejected ? idOf('admin') : null,
        createdAt: at,
        createdBy: story.by === 'merchant' ? null : idOf(story.by),
        updatedAt: at,
      };
    });
    return [...approved, ...others]
      .sort((one, other) => (String(one.createdAt) < String(other.createdAt) ? -1 : 1))
      .map((one, index): MockRecord => ({ ...one, id: index + 1 }));
  }),
};
