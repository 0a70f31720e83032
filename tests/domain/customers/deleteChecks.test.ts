import { describe, expect, it } from 'vitest';
import {
  deleteChecks,
  openChecks,
  type DeleteFacts,
} from '../../../src/domain/customers/deleteChecks';

const nothing: DeleteFacts = {
  openLoans: 0,
  walletBalance: '0.00',
  depositBalance: '0',
  heldAmount: '0.00',
  guaranteedLoans: 0,
  openFraudOrCourt: 0,
  unclaimed: 0,
};

describe('pre-checks of a deletion', () => {
  it('pass when nothing is left, in the order of the rules', () => {
    const checks = deleteChecks(nothing);
    expect(checks.map(({ check }) => check)).toEqual([
      'OPEN_LOAN',
      'WALLET',
      'DEPOSIT',
      'HELD',
      'GUARANTOR',
      'FRAUD_COURT',
      'UNCLAIMED',
    ]);
    expect(openChecks(checks)).toBe(0);
  });

  it.each<[Partial<DeleteFacts>, string, number | string]>([
    [{ openLoans: 2 }, 'OPEN_LOAN', 2],
    [{ walletBalance: '0.01' }, 'WALLET', '0.01'],
    [{ walletBalance: '-5.00' }, 'WALLET', '-5.00'],
    [{ depositBalance: '350000.00' }, 'DEPOSIT', '350000.00'],
    [{ heldAmount: '1.00' }, 'HELD', '1.00'],
    [{ guaranteedLoans: 1 }, 'GUARANTOR', 1],
    [{ openFraudOrCourt: 1 }, 'FRAUD_COURT', 1],
    [{ unclaimed: 3 }, 'UNCLAIMED', 3],
  ])('are open with %j', (facts, check, found) => {
    const checks = deleteChecks({ ...nothing, ...facts });
    expect(checks.filter(({ passed }) => !passed)).toEqual([{ check, passed: false, found }]);
    expect(openChecks(checks)).toBe(1);
  });
});
