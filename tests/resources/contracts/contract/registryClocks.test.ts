import { describe, expect, it } from 'vitest';
import {
  creditRegistrySend,
  isFreshCheck,
  stateRegistryStep,
} from '../../../../src/domain/contracts/registryClocks';

const today = '2026-11-21';

describe('stateRegistryStep', () => {
  it.each([
    ['2026-11-14', '2026-10-21', 'read'],
    ['2026-11-14', undefined, 'read'],
    ['2026-11-13', '2026-10-21', 'blocked'],
    ['2026-11-13', undefined, 'blocked'],
    ['2026-11-14', '2026-10-22', 'compute-score'],
    ['2026-11-13', '2026-10-22', 'compute-score'],
  ])('checked %s, read %s: %s', (at, stateRegistryReadAt, step) => {
    const creditRegistry = { state: 'AVAILABLE' as const, at };
    expect(stateRegistryStep({ today, creditRegistry, stateRegistryReadAt })).toBe(step);
  });
});

describe('creditRegistrySend', () => {
  it.each([
    [null, 'send'],
    [{ state: 'NONE' as const }, 'send'],
    [{ state: 'PENDING' as const, at: '2026-11-01' }, 'waiting'],
    [{ state: 'FAILED' as const, at: '2026-11-20' }, 'resend'],
    [{ state: 'AVAILABLE' as const, at: '2026-11-13' }, 'resend'],
    [{ state: 'AVAILABLE' as const, at: '2026-11-14' }, 'resend-with-reason'],
    [{ state: 'NOT_AVAILABLE' as const, at: '2026-11-21' }, 'resend-with-reason'],
  ])('%j: %s', (check, how) => {
    expect(creditRegistrySend(check, today)).toBe(how);
  });

  it('takes only an answer for a fresh check', () => {
    expect(isFreshCheck({ state: 'AVAILABLE', at: '2026-11-14' }, today)).toBe(true);
    expect(isFreshCheck({ state: 'AVAILABLE', at: '2026-11-13' }, today)).toBe(false);
    expect(isFreshCheck({ state: 'PENDING', at: '2026-11-21' }, today)).toBe(false);
    expect(isFreshCheck(undefined, today)).toBe(false);
  });
});
