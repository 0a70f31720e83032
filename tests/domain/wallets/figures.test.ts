import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { envelopeFlags, type EnvelopeFigures } from '../../../src/domain/wallets/envelope';
import { equalShares } from '../../../src/domain/wallets/shares';
import { splitFlags, type SplitFigures } from '../../../src/domain/wallets/split';
import { sumMoney } from '../../../src/domain/money';

describe('equal shares', () => {
  it.each([
    ['100.00', 3, ['33.33', '33.33', '33.34']],
    ['0.02', 3, ['0.00', '0.00', '0.02']],
    ['50000.00', 1, ['50000.00']],
  ])('%s in %i', (total, count, shares) => {
    expect(equalShares(total, count)).toEqual(shares);
  });

  it('add up to the total, to the möngö', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 12n), fc.integer({ min: 1, max: 60 }), (mongo, count) => {
        const total = `${mongo / 100n}.${(mongo % 100n).toString().padStart(2, '0')}`;
        expect(sumMoney(equalShares(total, count))).toBe(sumMoney([total]));
      }),
    );
  });
});

const envelope: EnvelopeFigures = {
  state: 'finished',
  totalAmount: '100.00',
  receivedAmount: '66.66',
  remainingAmount: '0.00',
  chargedBackAmount: '33.34',
  receiverCount: 3,
  receivers: [{ amount: '33.33' }, { amount: '33.33' }],
  chargeBackJournalNumber: 'J-9',
};

describe('red flags of an envelope (R14)', () => {
  it.each<[string, Partial<EnvelopeFigures>, string[]]>([
    ['none when all agrees', {}, []],
    ['its parts do not make the total', { totalAmount: '100.01' }, ['SUM_DIFFERS']],
    [
      'its receivers took something else',
      { receivers: [{ amount: '33.33' }, { amount: '33.32' }] },
      ['RECEIVERS_DIFFER'],
    ],
    ['it gave back without a journal', { chargeBackJournalNumber: null }, ['NO_CHARGE_BACK']],
    [
      'it ended with a rest that is still there',
      { remainingAmount: '33.34', chargedBackAmount: '0.00' },
      ['NO_CHARGE_BACK'],
    ],
    ['more took than were meant', { receiverCount: 1 }, ['TOO_MANY_RECEIVERS']],
    [
      'it is open with a rest',
      { state: 'opened', remainingAmount: '33.34', chargedBackAmount: null },
      [],
    ],
  ])('%s', (_, change, flags) => {
    expect(envelopeFlags({ ...envelope, ...change })).toEqual(flags);
  });
});

const split: SplitFigures = {
  splitType: 'PERCENT',
  totalAmount: '100.00',
  isPaid: false,
  shares: [
    { amount: '25.00', percent: 25, paidType: 'CASH' },
    { amount: '75.00', percent: 75, paidType: 'UNPAID' },
  ],
};

describe('red flags of a split payment (R16)', () => {
  it.each<[string, Partial<SplitFigures>, string[]]>([
    ['none when all agrees', {}, []],
    ['the shares are not the total', { totalAmount: '99.99' }, ['SHARES_DIFFER']],
    [
      'the percentages are not 100',
      {
        shares: [
          { amount: '25.00', percent: 25, paidType: 'CASH' },
          { amount: '75.00', percent: 74.5, paidType: 'UNPAID' },
        ],
      },
      ['PERCENT_DIFFERS'],
    ],
    [
      'a share was paid from a wallet without a journal',
      {
        splitType: 'RANDOM',
        shares: [
          { amount: '25.00', paidType: 'WALLET', journalNumber: null },
          { amount: '75.00', paidType: 'UNPAID' },
        ],
      },
      ['NO_JOURNAL'],
    ],
    ['it says it is paid and is not', { isPaid: true }, ['PAID_DIFFERS']],
  ])('%s', (_, change, flags) => {
    expect(splitFlags({ ...split, ...change })).toEqual(flags);
  });
});
