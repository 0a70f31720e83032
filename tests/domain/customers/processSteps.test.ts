import { describe, expect, it } from 'vitest';
import { processWay } from '../../../src/domain/customers/processSteps';

const standing = (code: number | string) =>
  Object.fromEntries(processWay(code).steps.map(({ key, standing: now }) => [key, now]));
const here = (code: number | string) =>
  processWay(code).steps.find(({ standing: now }) => now === 'current' || now === 'failed');

describe('the way of registration', () => {
  it('has ten steps in the order of the documents', () => {
    expect(processWay(0).steps.map(({ key }) => key)).toEqual([
      'registering',
      'lists',
      'age',
      'user',
      'wallet',
      'points',
      'zms',
      'state_registry',
      'contracts',
      'scoring',
    ]);
  });

  it.each([
    [0, 'registering', 'REGISTERING'],
    [100, 'lists', 'BLACK_GREY_LIST_SEARCH'],
    [130, 'lists', 'BLACK_GREY_LIST_SEARCH'],
    [200, 'lists', 'POLICE_LIST_SEARCH'],
    // Both readings of where the police search ends.
    [220, 'lists', 'POLICE_LIST_SEARCH'],
    [230, 'lists', 'POLICE_LIST_SEARCH'],
    [249, 'lists', 'POLICE_LIST_SEARCH'],
    [235, 'age', 'AGE_CHECK'],
    [300, 'user', 'REGISTRATION'],
    [370, 'user', 'REGISTRATION'],
    [380, 'wallet', 'WALLET_CREATION'],
    [400, 'wallet', 'WALLET_CREATION'],
    [620, 'points', 'POINTS'],
    [630, 'zms', 'ZMS_SCORING_CHECK'],
    [660, 'zms', 'ZMS_SCORING_CHECK'],
    [700, 'state_registry', 'STATE_REGISTRY_CHECK'],
    [750, 'state_registry', 'STATE_REGISTRY_CHECK'],
    [800, 'contracts', 'WALLET_CONTRACT'],
    [815, 'contracts', 'LOAN_CONTRACT'],
    [950, 'scoring', 'SCORING'],
  ])('stands with %i at %s', (code, key, stage) => {
    expect(here(code)).toEqual({ key, standing: 'current', stage });
    expect(processWay(code)).toMatchObject({ code: String(code), known: true, branch: undefined });
  });

  it('has what lies before behind it and what follows ahead', () => {
    expect(standing(630)).toEqual({
      registering: 'done',
      lists: 'done',
      age: 'done',
      user: 'done',
      wallet: 'done',
      points: 'done',
      zms: 'current',
      state_registry: 'ahead',
      contracts: 'ahead',
      scoring: 'ahead',
    });
  });

  it('fails at the age with 250', () => {
    expect(here(250)).toEqual({ key: 'age', standing: 'failed', stage: 'AGE_NOT_QUALIFIED' });
  });

  it.each([
    [145, 'lists'],
    [520, 'points'],
    [770, 'state_registry'],
    [640.5, undefined],
  ])('shows the unknown code %s as itself at the nearest step', (code, key) => {
    const way = processWay(code);
    expect(way.code).toBe(String(code));
    expect(way.known).toBe(false);
    expect(here(code)?.key).toBe(key);
    if (key) expect(here(code)?.standing).toBe('failed');
  });

  it.each([
    [2000, 'WALLET_CONTRACT_CANCEL'],
    [2050, 'WALLET_CONTRACT_CANCEL'],
    [2100, 'LOAN_CONTRACT_CANCEL'],
    [2150, 'LOAN_CONTRACT_CANCEL'],
  ])('branches off with %i', (code, branch) => {
    expect(processWay(code).branch).toBe(branch);
    expect(here(code)).toBeUndefined();
  });

  it.each(['', 'abc', '<b>800</b>'])('never breaks on %j', (code) => {
    expect(processWay(code)).toMatchObject({ code, known: false });
    expect(here(code)).toBeUndefined();
  });
});
