import { addDays, dayOf, daysBetween } from '../../../../src/domain/dates';
import type { MockRecord } from '../../../engine/MockRecord';
import { between, pick, seededRandom, seedOf } from '../../../engine/samples/random';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';

/** Most taps of one code on one day. */
const A_DAY = 3;

/** One tap before it has its number. */
export type TapDraft = Omit<MockRecord, 'id'> & {
  tappedAt: string;
  outcome: 'PAID' | 'VIEWED' | 'REFUSED';
  amount: string | null;
};

const BANKS = [5, 4, 15, 34, 32] as const;
const SUMS = ['5000.00', '12000.00', '25000.00', '8500.00', '100000.00'] as const;

/** The taps of a sample code since it was made, the oldest first; after its last day all are refused. */
export function tapsOf(
  { id, amount, validUntil, createdAt }: MockRecord,
  { today }: SampleWorld,
): TapDraft[] {
  const random = seededRandom(seedOf(`taps ${id}`));
  const first = dayOf(String(createdAt)) ?? today;
  const days = Math.max(0, daysBetween(first, today) ?? 0);
  return Array.from({ length: days }, (_, age) => addDays(first, age)).flatMap((date) =>
    Array.from({ length: Math.max(0, between(random, -2, A_DAY)) }, (_, turn) => {
      const isExpired = typeof validUntil === 'string' && date > validUntil;
      const isPaid = !isExpired && random() < 0.45;
      return {
        qrId: id,
        tappedAt: `${date}T0${1 + turn * 2}:${String(between(random, 10, 59))}:00.000Z`,
        outcome: isExpired ? 'REFUSED' : isPaid ? 'PAID' : 'VIEWED',
        amount: isPaid ? String(amount ?? pick(random, SUMS)) : null,
        payerBank: isPaid ? pick(random, BANKS) : null,
      } satisfies TapDraft;
    }),
  );
}
