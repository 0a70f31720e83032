import { describe, expect, it } from 'vitest';
import type { GateFacts, GateKey } from '../../../../src/domain/contracts/Gate';
import { allGatesOpen, contractGates, GATE_MESSAGES } from '../../../../src/domain/contracts/gates';
import type { ContractState, ContractType } from '../../../../src/domain/enums/contracts';

const OPEN: GateFacts = {
  type: 'LEND',
  today: '2026-11-21',
  confirmedFamily: 2,
  creditRegistry: { state: 'AVAILABLE', at: '2026-11-20' },
  stateRegistryReadAt: '2026-11-15',
  scoreAt: '2026-11-15',
  criteriaMet: true,
  sameType: [],
};

const gate = (key: GateKey, facts: Partial<GateFacts>) => {
  const found = contractGates({ ...OPEN, ...facts }).find((one) => one.key === key);
  if (!found) throw new Error(`no gate ${key}`);
  expect(GATE_MESSAGES).toContain(found.message);
  return found;
};

describe('the gate board', () => {
  it('shows every gate in one order, and is open when all hold', () => {
    const gates = contractGates(OPEN);
    expect(gates.map(({ key, state }) => `${key} ${state}`)).toEqual([
      'customer passed',
      'family passed',
      'creditRegistry passed',
      'stateRegistry passed',
      'score passed',
      'criteria passed',
      'company not-needed',
      'parent not-needed',
      'oneLive passed',
    ]);
    expect(allGatesOpen(gates)).toBe(true);
  });

  it.each<[Partial<GateFacts>]>([
    [{ confirmedFamily: 1 }],
    [{ creditRegistry: null }],
    [{ stateRegistryReadAt: null }],
    [{ scoreAt: null }],
    [{ criteriaMet: false }],
    [{ criteriaMet: undefined }],
    [{ sameType: ['Created'] }],
    [{ dealing: 'black_listed' }],
  ])('is closed with %j', (facts) => {
    expect(allGatesOpen(contractGates({ ...OPEN, ...facts }))).toBe(false);
  });

  it.each<[ContractType, GateKey[]]>([
    ['WALLET', ['customer', 'oneLive']],
    ['MERCHANT', ['customer', 'company', 'oneLive']],
    [
      'LEND',
      ['customer', 'family', 'creditRegistry', 'stateRegistry', 'score', 'criteria', 'oneLive'],
    ],
    [
      'SF_LENDER',
      ['customer', 'family', 'creditRegistry', 'stateRegistry', 'score', 'criteria', 'oneLive'],
    ],
    [
      'LEND_MARKET_PLACE',
      ['customer', 'family', 'creditRegistry', 'stateRegistry', 'score', 'criteria', 'oneLive'],
    ],
    [
      'LEND_MARKET_PLACE_SALARY',
      ['customer', 'family', 'creditRegistry', 'stateRegistry', 'score', 'criteria', 'oneLive'],
    ],
    [
      'LEND_MARKET_PLACE_AMEND',
      [
        'customer',
        'family',
        'creditRegistry',
        'stateRegistry',
        'score',
        'criteria',
        'parent',
        'oneLive',
      ],
    ],
  ])('%s needs %j', (type, keys) => {
    const needed = contractGates({ ...OPEN, type }).filter(({ state }) => state !== 'not-needed');
    expect(needed.map(({ key }) => key)).toEqual(keys);
  });
});

describe('family', () => {
  it.each([
    [0, 'failed', 'gates.family.too_few'],
    [1, 'failed', 'gates.family.too_few'],
    [2, 'passed', 'gates.family.passed'],
    [5, 'passed', 'gates.family.passed'],
  ])('%s confirmed: %s', (confirmedFamily, state, message) => {
    expect(gate('family', { confirmedFamily })).toMatchObject({
      state,
      message,
      values: { count: confirmedFamily, min: 2 },
    });
  });
});

describe('the credit-registry check and its 7 days', () => {
  it.each([
    ['2026-11-21', 'passed', 'gates.creditRegistry.passed', 7],
    ['2026-11-20', 'passed', 'gates.creditRegistry.passed', 6],
    ['2026-11-15', 'passed', 'gates.creditRegistry.passed', 1],
    ['2026-11-14', 'passed', 'gates.creditRegistry.passed', 0],
    ['2026-11-13', 'failed', 'gates.creditRegistry.expired', undefined],
    ['2025-11-21', 'failed', 'gates.creditRegistry.expired', undefined],
    ['2026-11-22', 'failed', 'gates.creditRegistry.no_date', undefined],
    [null, 'failed', 'gates.creditRegistry.no_date', undefined],
  ])('answered on %s: %s', (at, state, message, daysLeft) => {
    const found = gate('creditRegistry', { creditRegistry: { state: 'AVAILABLE', at } });
    expect(found.state).toBe(state);
    expect(found.message).toBe(message);
    expect(found.daysLeft).toBe(daysLeft);
  });

  it('counts days of Ulaanbaatar: the eighth begins at 16:00 UTC', () => {
    const at = '2026-11-13T15:59:59Z';
    expect(gate('creditRegistry', { creditRegistry: { state: 'AVAILABLE', at } }).state).toBe(
      'failed',
    );
    const later = '2026-11-13T16:00:00Z';
    expect(
      gate('creditRegistry', { creditRegistry: { state: 'AVAILABLE', at: later } }),
    ).toMatchObject({ state: 'passed', daysLeft: 0 });
  });

  it.each([
    ['NONE', 'failed', 'gates.creditRegistry.never_sent'],
    ['PENDING', 'blocked', 'gates.creditRegistry.awaited'],
    ['FAILED', 'failed', 'gates.creditRegistry.no_answer'],
    ['AVAILABLE', 'passed', 'gates.creditRegistry.passed'],
    ['NOT_AVAILABLE', 'passed', 'gates.creditRegistry.no_record'],
  ] as const)('a check in state %s: %s', (registry, state, message) => {
    const creditRegistry = { state: registry, at: '2026-11-20' };
    expect(gate('creditRegistry', { creditRegistry })).toMatchObject({ state, message });
  });
});

describe('the state registry and its 30 days', () => {
  it.each([
    ['2026-11-21', 'passed', 'gates.stateRegistry.passed', 30],
    ['2026-10-23', 'passed', 'gates.stateRegistry.passed', 1],
    ['2026-10-22', 'passed', 'gates.stateRegistry.passed', 0],
    ['2026-10-21', 'failed', 'gates.stateRegistry.expired', undefined],
    [undefined, 'failed', 'gates.stateRegistry.never_read', undefined],
  ])('read on %s: %s', (stateRegistryReadAt, state, message, daysLeft) => {
    const found = gate('stateRegistry', { stateRegistryReadAt });
    expect(found.state).toBe(state);
    expect(found.message).toBe(message);
    expect(found.daysLeft).toBe(daysLeft);
  });

  it.each([
    [null],
    [{ state: 'PENDING' as const, at: '2026-11-20' }],
    [{ state: 'FAILED' as const, at: '2026-11-20' }],
    [{ state: 'AVAILABLE' as const, at: '2026-11-13' }],
  ])('is blocked without a fresh credit-registry check: %j', (creditRegistry) => {
    expect(
      gate('stateRegistry', { creditRegistry, stateRegistryReadAt: '2026-10-21' }),
    ).toMatchObject({ state: 'blocked', message: 'gates.stateRegistry.blocked' });
  });

  it('keeps a reading of the last 30 days although the credit-registry check is old', () => {
    const creditRegistry = { state: 'AVAILABLE' as const, at: '2026-11-13' };
    expect(gate('stateRegistry', { creditRegistry }).state).toBe('passed');
  });
});

describe('score, criteria, company, parent', () => {
  it.each([
    ['2026-11-15', 'passed', 'gates.score.passed'],
    ['2026-11-16', 'passed', 'gates.score.passed'],
    ['2026-11-14', 'failed', 'gates.score.outdated'],
    [undefined, 'failed', 'gates.score.never_computed'],
  ])('a score of %s over a reading of 2026-11-15: %s', (scoreAt, state, message) => {
    expect(gate('score', { scoreAt })).toMatchObject({ state, message });
  });

  it('computes no score without a reading of the last 30 days', () => {
    expect(gate('score', { stateRegistryReadAt: '2026-10-21' })).toMatchObject({
      state: 'blocked',
      message: 'gates.score.blocked',
    });
  });

  it.each([
    [true, 'passed', 'gates.criteria.passed'],
    [false, 'failed', 'gates.criteria.not_met'],
    [undefined, 'blocked', 'gates.criteria.not_checked'],
  ])('general criteria %s: %s', (criteriaMet, state, message) => {
    expect(gate('criteria', { criteriaMet })).toMatchObject({ state, message });
  });

  it('asks a merchant for name, phone, e-mail and director', () => {
    const company = { name: 'Алтан ХХК', phone: '99112233', email: 'a@b.mn', director: 'Бат' };
    expect(gate('company', { type: 'MERCHANT', company }).state).toBe('passed');
    expect(
      gate('company', { type: 'MERCHANT', company: { ...company, email: ' ', director: null } }),
    ).toMatchObject({
      state: 'failed',
      message: 'gates.company.fields_missing',
      values: { fields: 'email,director', count: 2 },
    });
    expect(gate('company', { type: 'MERCHANT' }).values).toEqual({
      fields: 'name,phone,email,director',
      count: 4,
    });
  });

  it.each<[GateFacts['parent'], string, string]>([
    [null, 'failed', 'gates.parent.none'],
    [{ state: 'Created' }, 'passed', 'gates.parent.passed'],
    [{ state: 'InvestorSigned' }, 'passed', 'gates.parent.passed'],
    [{ state: 'Modified' }, 'passed', 'gates.parent.passed'],
    [{ state: 'InvestorSigned', isArchive: true }, 'failed', 'gates.parent.not_live'],
    [{ state: 'Canceled' }, 'failed', 'gates.parent.not_live'],
    [{ state: 'AutoCanceled' }, 'failed', 'gates.parent.not_live'],
  ])('an amendment of %j: %s', (parent, state, message) => {
    expect(gate('parent', { type: 'LEND_MARKET_PLACE_AMEND', parent })).toMatchObject({
      state,
      message,
    });
  });
});

describe('one live contract per type and customer', () => {
  it.each<[ContractState[], string]>([
    [[], 'passed'],
    [['Canceled', 'AutoCanceled'], 'passed'],
    [['Created'], 'failed'],
    [['Canceled', 'InvestorSigned'], 'failed'],
    [['Modified'], 'failed'],
  ])('beside %j: %s', (sameType, state) => {
    expect(gate('oneLive', { sameType }).state).toBe(state);
    expect(gate('oneLive', { sameType, type: 'WALLET' }).state).toBe(state);
  });
});
