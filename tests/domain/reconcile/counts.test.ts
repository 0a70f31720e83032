import { describe, expect, it } from 'vitest';
import { CAUSE_KEYS, CHECKS } from '../../../src/domain/reconcile/checks';
import { checkClaim, claimTotal } from '../../../src/domain/reconcile/claimCheck';
import { checkRisked } from '../../../src/domain/reconcile/riskedCheck';

describe('R8', () => {
  it('compares the list with the states and the stages', () => {
    expect(checkRisked({ listTotal: 12, risk: 9, court: 3 })).toEqual({
      id: 'R8',
      ok: true,
      left: '12',
      right: '12',
    });
    expect(
      checkRisked({ listTotal: 12, risk: 9, court: 3, npl: { department: 8, court: 4 } }).ok,
    ).toBe(true);
    expect(checkRisked({ listTotal: 12, risk: 9, court: 2 })).toMatchObject({
      ok: false,
      left: '12',
      right: '11',
    });
    expect(
      checkRisked({ listTotal: 12, risk: 9, court: 3, npl: { department: 9, court: 4 } }),
    ).toMatchObject({ ok: false, left: '12', right: '13' });
  });
});

describe('R17', () => {
  const claim = {
    principal: '800000',
    interest: '7890.41',
    additionalInterest: '1578.08',
    courtFee: '23750',
    courtCost: '5000',
  };

  it('compares the parts of the claim with the letter', () => {
    expect(claimTotal(claim)).toBe('838218.49');
    expect(checkClaim(claim, '838218.49')).toEqual({
      id: 'R17',
      ok: true,
      left: '838218.49',
      right: '838218.49',
    });
    expect(checkClaim(claim, '838218.50').ok).toBe(false);
    expect(checkClaim({ ...claim, courtFee: 'abc' }, '838218.49')).toMatchObject({
      ok: false,
      left: '—',
    });
  });
});

it('names every check and cause', () => {
  expect(CHECKS.map(({ id }) => id)).toEqual([
    'R1',
    'R2',
    'R3',
    'R4',
    'R5',
    'R6',
    'R7',
    'R8',
    'R9',
    'R10',
    'R17',
    'R18',
    'R19',
    'R23',
  ]);
  expect(CHECKS[0]).toEqual({
    id: 'R1',
    labelKey: 'checks.R1.name',
    leftKey: 'checks.R1.left',
    rightKey: 'checks.R1.right',
    unit: 'money',
    tab: 'detail',
  });
  expect(Object.values(CAUSE_KEYS)).toEqual([
    'checks.causes.waitingForEndOfDay',
    'checks.causes.renewalWatch',
    'checks.causes.manualUpgrade',
  ]);
});
