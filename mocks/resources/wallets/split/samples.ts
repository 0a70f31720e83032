import { SplitType, type SplitPaidType } from '../../../../src/domain/enums/wallets';
import { minus, total } from '../../../../src/domain/lending/amounts';
import { splitFlags } from '../../../../src/domain/wallets/split';
import { equalShares, randomShares } from '../../../../src/domain/wallets/shares';
import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import { between, seededRandom } from '../../../engine/samples/random';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { daysAgo } from '../../customers/customer/sampleCustomers';
import { groupOf, hasGroups } from '../walletPeople';

const COUNT = 54;

const OCCASIONS = [
  'Оройн хоол, Модерн Номадс',
  'Такси, Зайсан – төв',
  'Хөдөө явах шатахуун',
  'Багийн цайны мөнгө',
  'Караоке, 7 дугаар сарын 12',
  'Байрны түрээс, 11 дүгээр сар',
];

const TOTALS = ['86400.00', '24000.00', '150000.00', '100.00', '312500.00', '1200000.00'] as const;

/** Percentages of groups of two to five, each adding up to 100. */
const PERCENTS: Readonly<Record<number, readonly number[]>> = {
  2: [60, 40],
  3: [50, 25, 25],
  4: [40, 30, 20, 10],
  5: [30, 25, 20, 15, 10],
};

/** Bills divided in every way, paid, partly paid and not paid, from cash and from wallets. */
export const samples: SampleMaker = {
  resource: 'splits',
  make: cachedByWorld((world) => {
    const random = seededRandom(5_101);
    return Array.from({ length: hasGroups(world) ? COUNT : 0 }, (_, index) =>
      split(index, world, random),
    );
  }),
};

/** Who made the bill has paid it; what does not divide is the creator's, who comes last. */
function partsOf(
  splitType: SplitType,
  totalAmount: string,
  count: number,
  random: () => number,
): { amount: string; percent: number | null }[] {
  if (splitType === 'PERCENT') {
    const percents = PERCENTS[count];
    const parts = randomShares(totalAmount, '0.00', percents);
    return parts.map((amount, at) => ({ amount, percent: percents[at] }));
  }
  const weights = Array.from({ length: count }, () => between(random, 2, 7));
  const parts =
    splitType === 'EQUAL'
      ? equalShares(totalAmount, count)
      : randomShares(totalAmount, '0.00', weights);
  return parts.map((amount) => ({ amount, percent: null }));
}

function split(index: number, world: SampleWorld, random: () => number): MockRecord {
  const id = index + 1;
  const splitType = SplitType.values[index % SplitType.values.length];
  const totalAmount = TOTALS[index % TOTALS.length];
  const { first, others } = groupOf(world, index + 2, 1 + (index % 4));
  const memberCount = others.length + 1;
  const days = 1 + index * 2;
  const at = daysAgo(world, days);
  /** Everybody has paid every third bill; of the others the first members have. */
  const isSettled = index % 3 === 0;
  const members = [...others, first];
  const groupUsers = partsOf(splitType, totalAmount, memberCount, random).map((part, turn) => {
    const isCreator = turn === memberCount - 1;
    const hasPaid = isSettled || isCreator || turn < (index % 5) - 1;
    const paidType: SplitPaidType = !hasPaid
      ? 'UNPAID'
      : isCreator || (turn + index) % 2 === 0
        ? 'CASH'
        : 'WALLET';
    return {
      customerId: members[turn].id,
      ...part,
      paidType,
      paidAt: hasPaid ? daysAgo(world, Math.max(0, days - 1 - turn)) : null,
      journalNumber: paidType === 'WALLET' ? `S-${id}-${turn + 1}` : null,
    };
  });
  const unpaidAmount = total(
    groupUsers.filter(({ paidType }) => paidType === 'UNPAID').map(({ amount }) => amount),
  );
  const isPaid = groupUsers.every(({ paidType }) => paidType !== 'UNPAID');
  return {
    id,
    number: `ХТ${String(id).padStart(6, '0')}`,
    customerId: first.id,
    groupDetail: OCCASIONS[index % OCCASIONS.length],
    splitType,
    totalAmount,
    paidAmount: minus(totalAmount, unpaidAmount),
    unpaidAmount,
    memberCount,
    groupUsers,
    isPaid,
    isFlagged: splitFlags({ splitType, totalAmount, isPaid, shares: groupUsers }).length > 0,
    createdAt: at,
    createdBy: null,
    updatedAt: at,
  };
}
