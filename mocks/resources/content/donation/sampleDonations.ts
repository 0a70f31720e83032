import { bannerShowing } from '../../../../src/domain/banners';
import { goalPercent } from '../../../../src/domain/donations';
import { addDays, dayOf } from '../../../../src/domain/dates';
import { total } from '../../../../src/domain/lending/amounts';
import { CONTENT } from '../../../../src/domain/settings';
import type { PublishState } from '../../../../src/domain/enums/content';
import type { MockRecord } from '../../../engine/MockRecord';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import { between, seededRandom } from '../../../engine/samples/random';
import { samplePicture } from '../../../engine/samples/samplePicture';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import type { Posting } from '../../../ledger/Ledger';
import { groupOf, hasGroups, tenantsOf } from '../../wallets/walletPeople';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { contentFacts } from '../sampleContent';

/** One contribution of the sample. Who gave it is here alone: no row of the room has it of one without a name. */
export interface SampleGift {
  id: number;
  donationId: number;
  customerId: number;
  isAnonymous: boolean;
  /** Decimal string. */
  amount: string;
  givenAt: string;
  tenant: string;
}

interface Wanted {
  title: string;
  beneficiary: string;
  shortDescription: string;
  goal: string;
  isPublished: boolean;
  /** First and last day from the day of the sample. */
  from: number;
  until: number | null;
  /** How many gave. */
  gifts: number;
}

const WANTED: readonly Wanted[] = [
  {
    title: 'Хүүхдийн зүрхний мэс засалд тусалъя',
    beneficiary: '“Цэлмэг ирээдүй” сан',
    shortDescription: 'Зүрхний төрөлхийн гажигтай 12 хүүхдийн мэс заслын зардалд.',
    goal: '5000000.00',
    isPublished: true,
    from: -60,
    until: 45,
    gifts: 34,
  },
  {
    title: 'Сургуулийн номын санд ном бэлэглэе',
    beneficiary: 'Дархан-Уул аймгийн 19 дүгээр сургууль',
    shortDescription: 'Нэг хүүхдэд нэг ном: номын сангийн 600 номын зардалд.',
    goal: '300000.00',
    isPublished: true,
    from: -90,
    until: 10,
    gifts: 26,
  },
  {
    title: 'Мод тарьж, хотоо ногооруулъя',
    beneficiary: '“Ногоон өртөө” төрийн бус байгууллага',
    shortDescription: 'Нийслэлийн захын хорооллуудад 2 000 мод тарихад.',
    goal: '12000000.00',
    isPublished: true,
    from: -30,
    until: null,
    gifts: 18,
  },
  {
    title: 'Өвлийн бэлтгэл: түлш, дулаан хувцас',
    beneficiary: '“Гэр бүлийн халамж” төв',
    shortDescription: 'Зуданд нэрвэгдсэн 40 өрхийн түлш, хүүхдийн дулаан хувцсанд.',
    goal: '2000000.00',
    isPublished: true,
    from: -150,
    until: -20,
    gifts: 22,
  },
  {
    title: 'Шинэ жилийн бэлэг: асрамжийн газрын хүүхдэд',
    beneficiary: '“Нарны хүүхдүүд” асрамжийн төв',
    shortDescription: '85 хүүхдийн шинэ жилийн бэлэг, баярын үдэшлэгт.',
    goal: '1500000.00',
    isPublished: true,
    from: 8,
    until: 40,
    gifts: 0,
  },
  {
    title: 'Хөгжлийн бэрхшээлтэй иргэдэд тэргэнцэр',
    beneficiary: '“Тэгш боломж” холбоо',
    shortDescription: '25 тэргэнцрийн худалдан авалтад.',
    goal: '8000000.00',
    isPublished: false,
    from: -5,
    until: 60,
    gifts: 0,
  },
];

const AMOUNTS = ['5000.00', '10000.00', '20000.00', '3000.00', '50000.00', '15000.00'] as const;

/** Days before the day of the sample on which the last contribution came. */
const LATEST = 2;

/** What customers of the sample gave, each from the own wallet. */
export const sampleGifts = onceAWorld((world: SampleWorld): readonly SampleGift[] => {
  if (!hasGroups(world)) return [];
  const random = seededRandom(5_612);
  const tenants = tenantsOf(world);
  const gifts: SampleGift[] = [];
  WANTED.forEach(({ from, until, gifts: count }, place) => {
    const last = Math.min(-LATEST, until ?? 0);
    for (let turn = 0; turn < count; turn += 1) {
      const { first } = groupOf(world, place * 3 + turn, 1);
      const customerId = Number(first.id);
      const day = addDays(world.today, between(random, from, last));
      gifts.push({
        id: gifts.length + 1,
        donationId: place + 1,
        customerId,
        isAnonymous: turn % 4 === 1,
        amount: AMOUNTS[(place + turn) % AMOUNTS.length],
        givenAt: `${day}T${String(1 + (turn % 9)).padStart(2, '0')}:${10 + (turn % 50)}:00.000Z`,
        tenant: tenants.get(customerId) ?? MAIN_TENANT,
      });
    }
  });
  return gifts;
});

/** The journal of a contribution. */
export const giftJournal = (id: unknown): string => `DN-${String(id)}`;

/** What a contribution books: it leaves the giver's wallet for the account of the donation. */
export const giftPosting = (
  gift: Pick<SampleGift, 'id' | 'donationId' | 'amount' | 'givenAt' | 'tenant'>,
  customerId: number,
  label: string,
): Posting & { id: string } => ({
  id: giftJournal(gift.id),
  kind: 'DONATION_GIVEN',
  valueDate: dayOf(gift.givenAt) ?? '',
  at: gift.givenAt,
  by: null,
  tenant: gift.tenant,
  of: { resource: 'donation', id: gift.donationId, label },
  lines: [
    { account: 'wallet', holder: customerId, debit: gift.amount },
    { account: 'donations', holder: gift.donationId, credit: gift.amount },
  ],
});

/** What the contributions of the sample booked, for the wallets' beginnings. */
export const donationPostings = onceAWorld((world): readonly Posting[] =>
  sampleGifts(world).map((gift) =>
    giftPosting(gift, gift.customerId, WANTED[gift.donationId - 1].title),
  ),
);

/** Sum, number and share of the goal of what was given. */
export function collectedOf(
  amounts: readonly string[],
  goal: unknown,
): { collectedAmount: string; contributionCount: number; goalPercent: number } {
  const collectedAmount = total(amounts);
  return {
    collectedAmount,
    contributionCount: amounts.length,
    goalPercent: goalPercent(collectedAmount, String(goal)),
  };
}

/** Donations that run, have reached their goal, have not begun, are over, or are not published. */
export const sampleDonations = onceAWorld((world): readonly MockRecord[] =>
  WANTED.map(({ title, beneficiary, shortDescription, goal, isPublished, from, until }, place) => {
    const id = place + 1;
    const dates = {
      fromDate: addDays(world.today, from),
      untilDate: until === null ? null : addDays(world.today, until),
    };
    const state: PublishState = isPublished ? 'PUBLISHED' : 'UNPUBLISHED';
    const own = sampleGifts(world).filter(({ donationId }) => donationId === id);
    return {
      id,
      title,
      beneficiary,
      shortDescription,
      content: `<p>${shortDescription}</p><p>Цугларсан мөнгийг зөвхөн энэ зориулалтаар зарцуулна.</p>`,
      image: samplePicture(place, [CONTENT.articleRatio]),
      goalAmount: goal,
      ...dates,
      ...collectedOf(
        own.map(({ amount }) => amount),
        goal,
      ),
      viewOrder: id,
      showing: bannerShowing({ ...dates, state }, world.today),
      ...contentFacts(world, isPublished, Math.max(6, 6 - from)),
    };
  }),
);
