import { beforeAll, expect, test } from 'vitest';
import {
  CustomerProcessCode,
  CustomerListType,
  RankLevel,
  WithdrawAccess,
} from '../../src/domain/enums/customers';
import { NewsCategory, NewsType, PublishState } from '../../src/domain/enums/content';
import { customerProcessStage } from '../../src/domain/customerProcess';
import { readRegisterNumber } from '../../src/domain/registerNumber';
import type { Gateways } from '../../mocks/engine';
import type { MockRecord } from '../../mocks/engine/MockRecord';
import { validateRecord } from '../../src/entity/validate';
import { testGateways } from './testGateways';

let gateways: Gateways;
let customers: readonly MockRecord[];
beforeAll(async () => {
  gateways = await testGateways(640);
  customers = gateways.store.collection('customers')?.all ?? [];
});

const valuesOf = (records: readonly MockRecord[], field: string) =>
  new Set(records.map((record) => record[field]));

test('the sample is the same every time', async () => {
  const again = await testGateways(640);
  expect(again.store.collection('customers')?.all).toEqual(customers);
});

test('every state, level and list of customers occurs', () => {
  const stages = new Set(customers.map(({ state }) => customerProcessStage(state as number).stage));
  expect(CustomerProcessCode.values.filter((stage) => !stages.has(stage))).toEqual([]);
  expect(RankLevel.values.filter((level) => !valuesOf(customers, 'level').has(level))).toEqual([]);
  expect(
    CustomerListType.values.filter((type) => !valuesOf(customers, 'listType').has(type)),
  ).toEqual([]);
  for (const flag of ['canLend', 'canTransfer', 'canOtpRequest', 'isCashOutDeposit']) {
    expect(
      WithdrawAccess.values.filter(
        (value) =>
          !valuesOf(customers, flag).has(value) &&
          !(value === 'NO_DUE_LOAN' && flag.match(/Transfer|Otp/)),
      ),
    ).toEqual([]);
  }
  expect(valuesOf(customers, 'nplStatus')).toEqual(new Set([null, 'DEPARTMENT', 'COURT']));
  expect(valuesOf(customers, 'tenant')).toEqual(new Set(['pocketmn', 'altan', 'tumen', 'khanuul']));
});

test('register numbers, birth dates and sexes agree; numbers occur once', () => {
  const citizens = customers.filter(({ type }) => type === 'CITIZEN');
  for (const { regnum, birthDate, gender } of citizens) {
    expect(readRegisterNumber(String(regnum))).toEqual({ birthDate, sex: gender });
  }
  for (const field of ['regnum', 'phone', 'companyRegnum']) {
    const given = customers.map((customer) => customer[field]).filter((value) => value != null);
    expect(new Set(given).size).toBe(given.length);
  }
});

test('every sample keeps the rules of its entity', () => {
  const bare = 100_007;
  for (const resource of ['customers', 'users', 'news', 'parcels']) {
    const collection = gateways.store.collection(resource);
    for (const record of collection?.all ?? []) {
      if (record.id === bare || record.loginName === 'nobody') continue;
      expect(validateRecord(collection!.entity, record), `${resource} ${record.id}`).toEqual([]);
    }
  }
});

test('articles of every category and type, published and not', () => {
  const news = gateways.store.collection('news')?.all ?? [];
  expect(news.length).toBe(40);
  expect(NewsCategory.values.filter((value) => !valuesOf(news, 'category').has(value))).toEqual([]);
  expect(NewsType.values.filter((value) => !valuesOf(news, 'type').has(value))).toEqual([]);
  expect(PublishState.values.filter((value) => !valuesOf(news, 'state').has(value))).toEqual([]);
});

test('an entity without samples of its own gets 50 to 120, in every state', () => {
  const parcels = gateways.store.collection('parcels')?.all ?? [];
  expect(parcels.length).toBeGreaterThanOrEqual(50);
  expect(parcels.length).toBeLessThanOrEqual(120);
  expect(valuesOf(parcels, 'state')).toEqual(new Set(['PUBLISHED', 'UNPUBLISHED']));
});

test('the eight people and their colleagues are users', () => {
  const users = gateways.store.collection('users')?.all ?? [];
  expect(users.length).toBe(48);
  expect(users.slice(0, 8).map(({ loginName }) => loginName)).toEqual([
    'admin',
    'operator',
    'economist',
    'accountant',
    'agent',
    'worker',
    'tenant',
    'nobody',
  ]);
});
