import { describe, expect, it } from 'vitest';
import {
  differencesOf,
  type ReportedLoan,
} from '../../../../src/domain/creditRegistry/reportedLoan';
import { writeProblems } from '../../../../src/domain/creditRegistry/writeProblems';
import { conditionsOf } from '../../../../src/entity/Condition';
import { lineCloseConditions } from '../../../../src/resources/credit-registry/line-close-request/lifecycle';
import {
  registryWriteConditions,
  writeLifecycle,
} from '../../../../src/resources/credit-registry/write/lifecycle';
import { checkWrites } from '../../../../src/domain/reconcile/writesCheck';
import { courtLookupOf } from '../../../../src/resources/credit-registry/court/courtLookup';
import { registryLookupOf } from '../../../../src/resources/credit-registry/search/registryLookup';
import { validateInputs } from '../../../../src/entity/validate';

const ours: ReportedLoan = {
  classification: 'EXPIRED',
  regnum: 'УК03271614',
  balance: '500000.00',
  loanState: 'EXPIRED',
  contract: 'MP-2026-500001',
  loanType: 'LOAN',
  endDate: '2027-03-01',
};

describe('differences between ours and the registry’s', () => {
  it.each([
    [{}, []],
    [{ classification: 'NORMAL' }, ['CLASSIFICATION']],
    [{ regnum: 'УК03271615' }, ['REGNUM']],
    [{ balance: '500000' }, []],
    [{ balance: '499999.99' }, ['BALANCE']],
    [{ loanState: null }, []],
    [{ loanState: 'FINISHED' }, ['STATE']],
    [
      { contract: 'MP-2026-500002', loanType: 'LOAN_LINE', endDate: null },
      ['CONTRACT', 'TYPE', 'END_DATE'],
    ],
  ] as const)('of %j are %j', (registry, expected) => {
    expect(differencesOf(ours, { ...ours, ...registry })).toEqual(expected);
  });

  it('are none before anything was written', () => {
    expect(differencesOf(ours, null)).toEqual([]);
  });

  it('of a finished loan are its state alone', () => {
    const finished: ReportedLoan = { ...ours, loanState: 'FINISHED', balance: '0.00' };
    expect(differencesOf(finished, ours)).toEqual(['STATE']);
    expect(differencesOf(finished, { ...ours, loanState: 'FINISHED' })).toEqual([]);
  });
});

describe('what the registry would refuse', () => {
  const good = {
    reportedContract: 'MP-2026-500001',
    reportedType: 'LOAN',
    reportedEnd: '2027-03-01',
    lendedDate: '2026-03-01',
  };
  it.each([
    [{}, []],
    [{ reportedEnd: '2026-03-01' }, []],
    [{ reportedContract: '№ 12/2025' }, ['reportedContract']],
    [{ reportedContract: null }, ['reportedContract']],
    [{ reportedType: 'UNKNOWN' }, ['reportedType']],
    [{ reportedEnd: '2026-02-28' }, ['reportedEnd']],
    [{ reportedEnd: null, reportedType: null }, ['reportedType', 'reportedEnd']],
  ])('%j at %j', (values, fields) => {
    expect(writeProblems({ ...good, ...values }).map(({ field }) => field)).toEqual(fields);
  });

  it('is refused in the form already, each at its field', () => {
    const lifecycle = writeLifecycle('zms:list', 'zms-error:list');
    const values = { reportedContract: 'x', reportedType: 'LOAN', reportedEnd: '2020-01-01' };
    expect(
      validateInputs(lifecycle, 'correct_write', values, { lendedDate: '2026-03-01' }),
    ).toMatchObject([
      { path: 'reportedContract', key: 'creditRegistry.problems.contract' },
      { path: 'reportedEnd', key: 'creditRegistry.problems.end_date' },
    ]);
  });
});

describe('conditions', () => {
  const update = conditionsOf(registryWriteConditions, 'update_written');
  const correct = conditionsOf(registryWriteConditions, 'correct_write');
  it('an update needs a difference', () => {
    const facts = { hasFailed: false, isWriter: true };
    expect(update({ ...facts, differences: 0 })?.message).toBe('actionBlocks.no_difference');
    expect(update({ ...facts, differences: 1 })).toBeNull();
  });
  it('a correction needs a failure or a difference, and the lender that wrote', () => {
    expect(correct({ differences: 0, hasFailed: false, isWriter: true })?.message).toBe(
      'actionBlocks.nothing_to_correct',
    );
    expect(correct({ differences: 0, hasFailed: true, isWriter: false })?.message).toBe(
      'actionBlocks.not_the_writer',
    );
    expect(correct({ differences: 2, hasFailed: false, isWriter: true })).toBeNull();
  });
  it.each([
    ['0.00', null],
    ['0.01', 'actionBlocks.line_owes'],
  ])('a line with %s', (balance, message) => {
    const actionBlock = conditionsOf(lineCloseConditions, 'close_line')({ balance });
    expect(actionBlock?.message ?? null).toBe(message);
  });
});

it('R20 adds up, or names both sides', () => {
  const counts = { open: 10, never: 1, scheduled: 2, successfully: 6, failed: 1 };
  expect(checkWrites(counts)).toEqual({ id: 'R20', ok: true, left: '10', right: '10' });
  expect(checkWrites({ ...counts, failed: 0 })).toEqual({
    id: 'R20',
    ok: false,
    left: '10',
    right: '9',
  });
});

it('what is typed into the searches is recognised, or not', () => {
  expect(registryLookupOf(' ук03271614 ')).toEqual({ regnum: 'УК03271614' });
  expect(registryLookupOf('ln-2026-000123')).toEqual({ code: 'LN-2026-000123' });
  expect(registryLookupOf('99112233')).toBeUndefined();
  expect(registryLookupOf('<script>alert(1)</script>')).toBeUndefined();
  expect(courtLookupOf('99112233')).toEqual({ phone: '99112233' });
  expect(courtLookupOf('=1+1')).toBeUndefined();
});
