import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOf, instantsOf, presetRanges, rangeProblem } from '../../../src/fields/date/dateRange';
import { declared } from '../../contract/support/entities';

describe('date ranges', () => {
  it('offer the usual ones', () => {
    expect(presetRanges('2026-03-01')).toEqual({
      today: { from: '2026-03-01', to: '2026-03-01' },
      yesterday: { from: '2026-02-28', to: '2026-02-28' },
      last_7: { from: '2026-02-23', to: '2026-03-01' },
      last_30: { from: '2026-01-31', to: '2026-03-01' },
      this_month: { from: '2026-03-01', to: '2026-03-01' },
      last_month: { from: '2026-02-01', to: '2026-02-28' },
    });
  });

  it('travel from the start of the first day to the end of the last', () => {
    expect(instantsOf({ from: '2026-11-01', to: '2026-11-21' })).toEqual({
      from: '2026-10-31T16:00:00.000Z',
      to: '2026-11-21T15:59:59.999Z',
    });
    expect(instantsOf({})).toBeUndefined();
  });

  it('name what is wrong', () => {
    const today = '2026-11-21';
    expect(rangeProblem({ from: '2026-11-02', to: '2026-11-01' }, {}, today)).toEqual({
      key: 'validation.date_order',
    });
    expect(rangeProblem({ from: '2025-11-21', to: '2026-11-21' }, {}, today)).toBeUndefined();
    expect(rangeProblem({ from: '2025-11-20', to: '2026-11-21' }, {}, today)).toEqual({
      key: 'validation.date_range_max',
      values: { days: 366 },
    });
    expect(rangeProblem({ to: '2026-11-22' }, { noFuture: true }, today)).toEqual({
      key: 'validation.date_future',
    });
    expect(rangeProblem({ from: '2026-11-22' }, {}, today)).toBeUndefined();
  });

  it('come back as the days they were', () => {
    const day = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (from, to) => {
        expect(daysOf(instantsOf({ from, to }))).toEqual({ from, to });
      }),
    );
  });
});

// What such a filter says is shown by journeys of one list each of two areas; these lists have the same filter.
it.each(['accounting/transactions', 'accounting/profits', 'envelopes', 'ebarimt', 'bonus-points'])(
  'the list %s is filtered by days first of all ranges',
  (name) => {
    const entity = declared.find((one) => one.entity.name === name)?.entity;
    const filters = entity?.list.filters?.map((filter) => entity.fields[filter].kind) ?? [];
    expect(filters.find(({ filter }) => filter === 'range')?.name).toBe('date');
  },
);
