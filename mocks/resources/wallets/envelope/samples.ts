import { EnvelopeState } from '../../../../src/domain/enums/wallets';
import { minus, plus, total, ZERO } from '../../../../src/domain/lending/amounts';
import { ENVELOPE } from '../../../../src/domain/settings';
import { envelopeFlags, type EnvelopeFigures } from '../../../../src/domain/wallets/envelope';
import { equalShares, randomShares } from '../../../../src/domain/wallets/shares';
import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import { between, seededRandom } from '../../../engine/samples/random';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { groupOf, hasGroups } from '../walletPeople';
import { SENT_WITH } from '../envelope-theme/samples';

const COUNT = 60;
const HOUR_MS = 3_600_000;

const MESSAGES = [
  'Төрсөн өдрийн мэнд хүргэе!',
  'Сар шинийн мэнд хүргэе, сайхан шинэлээрэй.',
  'Шинэ оны мэнд!',
  'Хурим найрын мэнд хүргэе.',
  'Тусалсанд баярлалаа.',
  null,
];

/** Receivers that the envelopes of the sample are for, in turn. */
const RECEIVERS = [1, 3, 5, 2, 8] as const;
const TOTALS = ['20000.00', '50000.00', '100000.00', '10000.00', '35000.50'] as const;

/** Envelopes in every state, equal and random, from and to people of one lender. The newest are the live ones. */
export const samples: SampleMaker = {
  resource: 'envelopes',
  make: cachedByWorld((world) => {
    const random = seededRandom(4_101);
    return Array.from({ length: hasGroups(world) ? COUNT : 0 }, (_, index) =>
      envelope(index, world, random),
    );
  }),
};

/** How many of the receivers have taken their part, by state. */
function takenIn(state: EnvelopeState, count: number): number {
  if (state === 'success') return count;
  return state === 'untouched' || state === 'closed' ? 0 : Math.max(1, Math.floor(count / 2));
}

function envelope(index: number, world: SampleWorld, random: () => number): MockRecord {
  const wanted = EnvelopeState.values[index % EnvelopeState.values.length];
  const asked = RECEIVERS[Math.floor(index / 5) % RECEIVERS.length];
  // From one receiver nothing is taken in part.
  const isPartly = wanted === 'opened' || wanted === 'finished';
  const { first, others } = groupOf(world, index, isPartly ? Math.max(2, asked) : asked);
  const receiverCount = others.length;
  const splitType = receiverCount > 1 && index % 2 === 1 ? 'random' : 'equal';
  const totalAmount = TOTALS[index % TOTALS.length];
  const weights = Array.from({ length: receiverCount }, () => between(random, 1, 9));
  const parts =
    splitType === 'equal'
      ? equalShares(totalAmount, receiverCount)
      : randomShares(totalAmount, ENVELOPE.randomMin, weights);
  const isLive = wanted === 'untouched' || wanted === 'opened';
  const hoursAgo = isLive ? 2 + (index % 20) : 100 + index * 11;
  const morning = Date.parse(`${world.today}T01:00:00.000Z`);
  const at = (hours: number) => new Date(morning - (hoursAgo - hours) * HOUR_MS).toISOString();
  const id = index + 1;
  const taken = takenIn(wanted, receiverCount);
  const receivers = parts.slice(0, taken).map((amount, turn) => ({
    customerId: others[turn].id,
    amount,
    takenAt: at(1 + turn / 4),
    journalNumber: `E-${id}-${turn + 1}`,
  }));
  const receivedAmount = total(receivers.map(({ amount }) => amount));
  const left = minus(totalAmount, receivedAmount);
  const figures = {
    state: wanted,
    totalAmount,
    receivedAmount: plus(receivedAmount),
    remainingAmount: isLive ? left : ZERO,
    chargedBackAmount: isLive ? ZERO : left,
    receiverCount,
    receivers,
    chargeBackJournalNumber: !isLive && left !== ZERO ? `E-${id}-R` : null,
  } satisfies EnvelopeFigures;
  return {
    id,
    number: `ДГ${String(id).padStart(6, '0')}`,
    customerId: first.id,
    themeId: SENT_WITH[index % SENT_WITH.length],
    message: MESSAGES[index % MESSAGES.length],
    splitType,
    isGroup: receiverCount > 2,
    ...figures,
    sentAt: at(0),
    openedAt: taken > 0 ? receivers[0].takenAt : null,
    cancelledAt: wanted === 'closed' && index % 2 === 0 ? at(5) : null,
    expiresAt: at(ENVELOPE.expiryHours),
    journalNumber: `E-${id}`,
    isFlagged: envelopeFlags(figures).length > 0,
    createdAt: at(0),
    createdBy: null,
    updatedAt: at(0),
  };
}
