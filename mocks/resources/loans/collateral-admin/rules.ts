import { collateralFigures, loansOn } from './collateralFigures';
import type { Hooks } from '../../../engine/Hooks';
import { collectionOf } from '../../../engine/records';

/** Pledges: what they say of their loans, and their release (docs/domain/lending.md 15.3). */
export const hooks: Hooks = {
  resource: 'loans/collateral/admin',
  judged: (record, { store }) => collateralFigures(store, record),
  present: (shown, { store }) => ({
    ...shown,
    ...collateralFigures(store, shown),
    loans: loansOn(store, shown).map(({ id, code, state, balance, classification }) => ({
      id,
      code,
      state,
      balance,
      classification,
    })),
  }),
  actions: {
    release: (_record, _call, { releasedAt }) => ({ releasedAt }),
  },
  recorded: ['releasedAt'],
  history: ({ createdAt, createdBy, releasedAt }) => [
    {
      at: String(createdAt),
      by: (createdBy as string | null) ?? null,
      action: 'create',
      origin: 'MANUAL',
    },
    ...(releasedAt
      ? [
          {
            at: `${String(releasedAt)}T05:00:00.000Z`,
            by: (createdBy as string | null) ?? null,
            action: 'release',
            field: 'state',
            from: 'PLEDGED',
            to: 'RELEASED',
            origin: 'MANUAL' as const,
          },
        ]
      : []),
  ],
};

/** All pledges with their figures. */
export const collateralRows = (call: Parameters<NonNullable<Hooks['present']>>[1]) =>
  collectionOf(call, 'loans/collateral/admin').all.map((record) => ({
    ...record,
    ...collateralFigures(call.store, record),
  }));
