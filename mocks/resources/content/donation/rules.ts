import { goalPercent } from '../../../../src/domain/donations';
import { ZERO } from '../../../../src/domain/lending/amounts';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { viewOrderOf } from '../../../engine/viewOrder';
import { numberOf } from '../../../ledger/chart';
import { ledgerOf } from '../../../ledger/Ledger';
import { showing, shownWithinDates } from '../publishing';

const RESOURCE = 'donation';
const places = viewOrderOf(RESOURCE);

/** What the ledger has of it. */
const withAccount = (shown: MockRecord, { store }: Call): MockRecord => {
  const holder = Number(shown.id);
  return {
    ...shown,
    accountNumber: numberOf('donations', holder),
    accountBalance: ledgerOf(store).balanceOf('donations', { holder }),
  };
};

/** Donations: places without gaps, asked for within their dates, for whom people gave (content-and-messaging.md 1.12). */
export const hooks: Hooks = {
  resource: RESOURCE,
  create: (values, call) => ({
    publishedAt: null,
    collectedAmount: ZERO,
    contributionCount: 0,
    goalPercent: 0,
    ...places.last(values, call),
    ...showing({ ...values, state: 'UNPUBLISHED' }, call),
  }),
  update: (record, values, call) => ({
    goalPercent: goalPercent(
      String(record.collectedAmount),
      String(values.goalAmount ?? record.goalAmount),
    ),
    ...showing({ ...record, ...values }, call),
  }),
  present: withAccount,
  ...shownWithinDates,
  actions: {
    ...shownWithinDates.actions,
    move: places.move,
  },
};
