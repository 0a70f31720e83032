import { describe, expect, it } from 'vitest';
import { declared } from '../../../contract/support/entities';
import { listStateOf } from '../../../../src/framework/list/listAddress';
import { carLoanCap } from '../../../../src/domain/carLoans/carLoanCap';
import { disciplinePercent } from '../../../../src/domain/lending/discipline';
import { temporaryBlock } from '../../../../src/domain/lending/temporaryCriteria';
import { loanLookupOf } from '../../../../src/resources/loans/search/loanLookup';

describe('the search recognises', () => {
  it.each([
    ['LN-2026-000012', { kind: 'code', value: 'LN-2026-000012' }],
    [' ln-200002 ', { kind: 'code', value: 'LN-200002' }],
    ['000012', { kind: 'code', value: '000012' }],
    ['LN0000300001', { kind: 'account', value: 'LN0000300001' }],
    ['5302370000', { kind: 'account', value: '5302370000' }],
    ['ук03271614', { kind: 'regnum', value: 'УК03271614' }],
    ['5012345', { kind: 'regnum', value: '5012345' }],
    ['9911 2233', { kind: 'phone', value: '99112233' }],
    ['+976 99112233', { kind: 'phone', value: '99112233' }],
    ['', undefined],
    ['LN-', undefined],
    ['12345', undefined],
    ['Болд', undefined],
  ])('%s as %j', (typed, found) => {
    expect(loanLookupOf(typed)).toEqual(found);
  });
});

describe('the cap of a loan against a car', () => {
  const bands = [
    { yearFrom: 2015, percent: '50' },
    { yearFrom: 2020, percent: '70' },
  ];
  it.each([
    ['30000000.00', 2022, { yearThreshold: 2020, percent: '70', cap: '21000000.00' }],
    ['30000000.00', 2020, { yearThreshold: 2020, percent: '70', cap: '21000000.00' }],
    ['30000000.00', 2019, { yearThreshold: 2015, percent: '50', cap: '15000000.00' }],
    ['0.03', 2019, { yearThreshold: 2015, percent: '50', cap: '0.01' }],
    ['30000000.00', 2014, undefined],
    [null, 2022, undefined],
    ['30000000.00', null, undefined],
  ])('of %s, made %s', (price, year, cap) => {
    expect(carLoanCap(price, year, bands)).toEqual(cap);
  });
  it('is unknown as long as nothing is configured', () => {
    expect(carLoanCap('30000000.00', 2022, [])).toBeUndefined();
  });
});

describe('repaying from the temporary account', () => {
  const criteria = { nextPaymentMinDay: 5, minBalance: '5000.00' };
  const of = (amount: string | null, dueInDays: number | null) =>
    temporaryBlock({ balance: '100000.00', amount, dueInDays }, criteria)?.message;
  it.each([
    ['95000.00', 5, undefined],
    ['95000.00', -40, undefined],
    ['95000.01', 5, 'actionBlocks.temporary_min'],
    ['100000.01', 5, 'actionBlocks.temporary_short'],
    ['1.00', 6, 'actionBlocks.temporary_not_due'],
    [null, 6, 'actionBlocks.temporary_not_due'],
    [null, 5, undefined],
    ['1.00', null, 'actionBlocks.temporary_not_due'],
  ])('%s, due in %s days: %s', (amount, days, message) => {
    expect(of(amount, days)).toBe(message);
  });
});

it('says the discipline in percent', () => {
  expect(disciplinePercent({ rows: 3, onTime: 2 })).toBe('66.7');
  expect(disciplinePercent({ rows: 0, onTime: 0 })).toBeUndefined();
});

describe('the address of a list that opens with a view', () => {
  const sort = { field: 'refundDate', order: 'ASC' } as const;
  const opened = { state: 'LOAN_ONGOING' };
  const filter = (value: object) => `filter=${encodeURIComponent(JSON.stringify(value))}`;
  it.each([
    ['', ''],
    [`?${filter(opened)}`, ''],
    [`?${filter({})}`, filter({})],
    ['?page=2', `page=2&${filter({})}`],
    [`?page=2&${filter(opened)}`, `page=2&${filter(opened)}`],
    [`?${filter({ state: 'CLOSED' })}`, filter({ state: 'CLOSED' })],
  ])('%s keeps %s', (query, kept) => {
    const plain = (text: string) => [...new URLSearchParams(text)];
    expect(plain(listStateOf(query, sort, opened))).toEqual(plain(kept));
  });
});

it('opens lists with views that they have', () => {
  const opening = declared.filter(({ entity }) => entity.list.opensWith !== undefined);
  expect(opening.map(({ entity }) => entity.name).sort()).toEqual(
    expect.arrayContaining([
      'car-loan/loan-requests',
      'invoices',
      'loans',
      'loans/overdue-renew',
      'loans/student',
    ]),
  );
  const unknown = opening.filter(
    ({ entity: { list } }) => !list.views?.some(({ key }) => key === list.opensWith),
  );
  expect(unknown.map(({ entity }) => entity.name)).toEqual([]);
});
