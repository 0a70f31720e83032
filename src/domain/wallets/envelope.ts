import { compareMoney, type MoneyValue, sumMoney } from '../money';
import { type Check, checkMoney } from '../reconcile/Check';
import type { EnvelopeFlag, EnvelopeState } from '../enums/wallets';

/** An envelope's money: what was put in, what was taken, what is left, what was given back. Decimal strings. */
export interface EnvelopeFigures {
  state: EnvelopeState;
  totalAmount: MoneyValue;
  receivedAmount: MoneyValue;
  remainingAmount: MoneyValue;
  /** What went back to the sender, when the envelope ended with a rest. */
  chargedBackAmount: MoneyValue;
  /** How many may take from it. */
  receiverCount: number;
  receivers: readonly { amount: MoneyValue }[];
  chargeBackJournalNumber?: string | null;
}

/** States that end an envelope with money left in it. */
const RETURNING: readonly EnvelopeState[] = ['finished', 'closed'];

/** R14: total = received + remaining + charged back (docs/domain/money.md 9.1). */
export const checkEnvelope = ({
  totalAmount,
  receivedAmount,
  remainingAmount,
  chargedBackAmount,
}: EnvelopeFigures): Check =>
  checkMoney(
    'R14',
    totalAmount,
    sumMoney([receivedAmount, remainingAmount, chargedBackAmount ?? '0.00']),
  );

/** What does not agree in an envelope; nothing when all does (docs/domain/wallets.md 4.3). */
export function envelopeFlags(envelope: EnvelopeFigures): EnvelopeFlag[] {
  const { state, receivedAmount, remainingAmount, receivers, receiverCount } = envelope;
  const flags: EnvelopeFlag[] = [];
  if (!checkEnvelope(envelope).ok) flags.push('SUM_DIFFERS');
  const taken = sumMoney(receivers.map(({ amount }) => amount));
  if (compareMoney(taken, receivedAmount) !== 0) flags.push('RECEIVERS_DIFFER');
  const gaveBack = compareMoney(envelope.chargedBackAmount ?? '0.00', '0.00') === 1;
  const left = compareMoney(remainingAmount, '0.00') === 1;
  // What is left of an envelope that has ended must have gone back, by a journal of its own.
  if (
    RETURNING.includes(state) &&
    (left || (gaveBack && (envelope.chargeBackJournalNumber ?? '') === ''))
  )
    flags.push('NO_CHARGE_BACK');
  if (receivers.length > receiverCount) flags.push('TOO_MANY_RECEIVERS');
  return flags;
}
