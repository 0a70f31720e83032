import { describe, expect, it } from 'vitest';
import {
  arrange,
  fixedFields,
  readArrangement,
  withShown,
  withWidth,
} from '../../src/framework/list/arrangement';
import loans from '../../src/resources/loans/loan/loan.entity';

const list = { columns: ['code', 'name', 'state', 'amount'], optional: ['phone'] } as never;

describe('columns as a person arranged them', () => {
  it('are shown in their order, the first one first', () => {
    expect(arrange(list, { order: ['amount', 'code', 'state'] }, [])).toEqual({
      // What the order does not know follows what it is declared after.
      all: ['code', 'name', 'amount', 'phone', 'state'],
      shown: ['code', 'name', 'amount', 'state'],
    });
  });

  it('forget what is no column any more, and keep what a release adds where it is declared', () => {
    const kept = { order: ['state', 'gone', 'name'], removed: ['gone'] };
    expect(arrange(list, kept, []).all).toEqual(['code', 'state', 'amount', 'phone', 'name']);
  });

  it('leave out what the view says of every row, unless it was asked for', () => {
    expect(arrange(list, {}, ['state']).shown).toEqual(['code', 'name', 'amount']);
    const asked = withShown({}, 'state', true);
    expect(arrange(list, asked, ['state']).shown).toEqual(['code', 'name', 'state', 'amount']);
  });

  it('hide and show a column in its place', () => {
    const hidden = withShown({ order: ['amount', 'name'] }, 'amount', false);
    expect(arrange(list, hidden, []).shown).not.toContain('amount');
    const shown = withShown(hidden, 'amount', true);
    expect(shown).toEqual({ order: ['amount', 'name'], added: ['amount'], removed: [] });
  });

  it('read what an earlier release kept: the names of the columns shown', () => {
    const kept = readArrangement(['code', 'phone', 'amount'], list);
    expect(kept).toEqual({ added: ['phone'], removed: ['name', 'state'] });
    expect(arrange(list, kept, []).shown).toEqual(['code', 'amount', 'phone']);
    expect(readArrangement(null, list)).toEqual({});
  });

  it('have a width of their own until they lose it', () => {
    const wide = withWidth(withWidth({}, 'name', 200), 'amount', 120);
    expect(wide.widths).toEqual({ name: 200, amount: 120 });
    expect(withWidth(wide, 'name').widths).toEqual({ amount: 120 });
  });
});

describe('what a filter fixes', () => {
  it('is one value of a field, neither several nor a range nor a search', () => {
    const { fields } = loans;
    expect(fixedFields(fields, { state: 'LOAN_ONGOING' })).toEqual(['state']);
    expect(fixedFields(fields, { state: ['LOAN_ONGOING'] })).toEqual(['state']);
    expect(fixedFields(fields, { state: ['LOAN_ONGOING', 'LOAN_RISK'] })).toEqual([]);
    expect(fixedFields(fields, { overdueDays: { from: 1 }, q: 'LN' })).toEqual([]);
    expect(fixedFields(fields, { customerId: 7 })).toEqual(['customerId']);
  });
});
