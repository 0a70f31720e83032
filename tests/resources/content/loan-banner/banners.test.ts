import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { bannerRatioOf, bannerShowing } from '../../../../src/domain/banners';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { only } from '../../../support/rights';

const desk = gatewayDesk(60);
const BANNERS = '/gateway-lab/loan-banners';
const keeper = only('banner-admin:access');
const banner = (id: number) => desk.store.collection('loan-banner')?.get(id) as MockRecord;

test.each([
  ['PUBLISHED', '2026-11-22', null, 'SHOWN'],
  ['PUBLISHED', '2026-11-01', '2026-11-22', 'SHOWN'],
  ['PUBLISHED', '2026-11-23', null, 'PLANNED'],
  ['PUBLISHED', '2026-11-01', '2026-11-21', 'OVER'],
  ['UNPUBLISHED', '2026-11-01', null, 'NOT_SHOWN'],
  ['UNPUBLISHED', '2026-11-23', null, 'NOT_SHOWN'],
  ['UNPUBLISHED', '2026-11-01', '2026-11-21', 'OVER'],
] as const)('on 22 November %s from %s until %s: %s', (state, fromDate, untilDate, showing) => {
  expect(bannerShowing({ state, fromDate, untilDate }, '2026-11-22')).toBe(showing);
});

test.each([
  [1100, 400, '11:4'],
  [1600, 900, '16:9'],
  [1615, 900, '16:9'],
  [1650, 900, undefined],
  [400, 400, undefined],
])('%i × %i has the ratio %s', (width, height, ratio) => {
  expect(bannerRatioOf({ width, height })).toBe(ratio);
});

describe('what customers see', () => {
  test('begins and ends with publishing', async () => {
    const on = await desk.post(`${BANNERS}/6/publish`, {}, keeper);
    expect([on.status, on.body.showing]).toEqual([200, 'SHOWN']);
    const off = await desk.post(`${BANNERS}/6/unpublish`, {}, keeper);
    expect([off.status, off.body.showing]).toEqual([200, 'NOT_SHOWN']);
  });

  test('follows the dates when they are changed', async () => {
    expect(banner(1).showing).toBe('SHOWN');
    const { body } = await desk.call(`PUT ${BANNERS}/1`, {
      as: keeper,
      body: { fromDate: '2099-01-01' },
    });
    expect(body.showing).toBe('PLANNED');
  });

  test('is not published when its dates are over', async () => {
    const { status, body } = await desk.post(`${BANNERS}/10/publish`, {}, keeper);
    expect([status, body.code]).toEqual([409, 'CONDITION_FAILED']);
    expect(banner(10).state).toBe('UNPUBLISHED');
  });
});

test('a last day before the first is refused at its field', async () => {
  const { status, body } = await desk.call(`PUT ${BANNERS}/1`, {
    as: keeper,
    body: { fromDate: '2026-11-20', untilDate: '2026-11-19' },
  });
  expect([status, body.fields]).toEqual([400, { untilDate: 'validation.banner_dates' }]);
});
