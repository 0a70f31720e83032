import { describe, expect, it } from 'vitest';
import {
  classifyByDaysPastDue,
  daysOfRange,
  numberOfClass,
  pastDueRangeOf,
  registryClassOf,
  worseClass,
} from '../../src/domain/classification';
import { customerProcessStage } from '../../src/domain/customerProcess';
import { RankLevel } from '../../src/domain/enums/customers';
import { codesOf, isValueOf } from '../../src/domain/enums/readEnum';
import { rankOfPoints } from '../../src/domain/rank';

describe('classifyByDaysPastDue', () => {
  it.each([
    [-5, 'STANDARD', 'NORMAL', 'NORMAL'],
    [0, 'STANDARD', 'NORMAL', 'NORMAL'],
    [1, 'PAST_DUE', 'PAST_DUE', 'EXPIRED'],
    [90, 'PAST_DUE', 'PAST_DUE', 'EXPIRED'],
    [91, 'SUBSTANDARD', 'SUBSTANDARD', 'ABNORMAL'],
    [180, 'SUBSTANDARD', 'SUBSTANDARD', 'ABNORMAL'],
    [181, 'DOUBTFUL', 'DOUBTFUL', 'DOUBTFUL'],
    [360, 'DOUBTFUL', 'DOUBTFUL', 'DOUBTFUL'],
    [361, 'BAD', 'BAD', 'BAD'],
    [5000, 'BAD', 'BAD', 'BAD'],
  ] as const)('%s days → %s', (days, assetClass, range, registry) => {
    expect(classifyByDaysPastDue(days)).toBe(assetClass);
    expect(pastDueRangeOf(days)).toBe(range);
    expect(registryClassOf(assetClass)).toBe(registry);
  });

  it('orders the classes and tells the bounds', () => {
    expect(numberOfClass('STANDARD')).toBe(1);
    expect(numberOfClass('BAD')).toBe(5);
    expect(worseClass('DOUBTFUL', 'PAST_DUE')).toBe('DOUBTFUL');
    expect(daysOfRange('NORMAL')).toEqual({ from: null, to: 0 });
    expect(daysOfRange('SUBSTANDARD')).toEqual({ from: 91, to: 180 });
    expect(daysOfRange('BAD')).toEqual({ from: 361, to: null });
  });
});

describe('customerProcessStage', () => {
  it.each([
    [0, 'REGISTERING'],
    [100, 'BLACK_GREY_LIST_SEARCH'],
    [130, 'BLACK_GREY_LIST_SEARCH'],
    [200, 'POLICE_LIST_SEARCH'],
    [220, 'POLICE_LIST_SEARCH'],
    [230, 'POLICE_LIST_SEARCH'],
    [231, 'POLICE_LIST_SEARCH'],
    [234, 'POLICE_LIST_SEARCH'],
    [235, 'AGE_CHECK'],
    [236, 'POLICE_LIST_SEARCH'],
    [249, 'POLICE_LIST_SEARCH'],
    [250, 'AGE_NOT_QUALIFIED'],
    [300, 'REGISTRATION'],
    [370, 'REGISTRATION'],
    [380, 'WALLET_CREATION'],
    [400, 'WALLET_CREATION'],
    [600, 'POINTS'],
    [630, 'ZMS_SCORING_CHECK'],
    [700, 'STATE_REGISTRY_CHECK'],
    [800, 'WALLET_CONTRACT'],
    [805, 'WALLET_CONTRACT'],
    [810, 'LOAN_CONTRACT'],
    ['815', 'LOAN_CONTRACT'],
    [950, 'SCORING'],
    [2050, 'WALLET_CONTRACT_CANCEL'],
    [2150, 'LOAN_CONTRACT_CANCEL'],
  ] as const)('%s → %s', (code, stage) => {
    expect(customerProcessStage(code)).toEqual({ code: String(code), stage, known: true });
  });

  it.each([
    [251, 'AGE_NOT_QUALIFIED'],
    [131, 'BLACK_GREY_LIST_SEARCH'],
    [375, 'REGISTRATION'],
    [807, 'WALLET_CONTRACT'],
    [1160, 'SCORING'],
    [9999, 'LOAN_CONTRACT_CANCEL'],
  ])('%s is unknown and nearest to %s', (code, stage) => {
    expect(customerProcessStage(code)).toEqual({ code: String(code), stage, known: false });
  });

  it.each([
    [null, ''],
    [undefined, ''],
    [-1, '-1'],
    ['A12', 'A12'],
    [NaN, 'NaN'],
    [1.5, '1.5'],
  ])('%s has no stage', (code, text) => {
    expect(customerProcessStage(code)).toEqual({ code: text, known: false });
  });
});

describe('rankOfPoints', () => {
  it.each([
    [99, undefined],
    [100, { level: 100, tier: 'FAN', step: 1 }],
    [109, { level: 100, tier: 'FAN', step: 1 }],
    [190, { level: 190, tier: 'FAN', step: 10 }],
    [200, { level: 200, tier: 'STAR', step: 1 }],
    [333, { level: 330, tier: 'BOSS', step: 4 }],
    [499, { level: 490, tier: 'KING', step: 10 }],
    [500, { level: 500, tier: 'GOD' }],
    [10_000, { level: 500, tier: 'GOD' }],
    [NaN, undefined],
    [null, undefined],
  ])('%s', (points, rank) => {
    expect(rankOfPoints(points)).toEqual(rank);
  });

  it('has forty-one levels', () => {
    expect(RankLevel.values).toHaveLength(41);
    expect(isValueOf(RankLevel, rankOfPoints(257)?.level)).toBe(true);
    expect(codesOf(RankLevel, 100)).toEqual([]);
  });
});
