import { describe, expect, it } from 'vitest';
import { gatewayDesk } from '../engine/gatewayDesk';
import { only } from '../support/rights';

const desk = gatewayDesk();
const FILTERS = '/gateway-lab/exports/filters';
const HOUR = 3_600_000;
const RIGHT = 'black-white:list';
const FILTER = { regnum: 'УК03271614' };

const keep = (body: object = {}, as = only(RIGHT)) =>
  desk.post(FILTERS, { resource: 'bw-list', filter: FILTER, ...body }, as);
const kept = async () => {
  const { status, body } = await keep();
  expect(status).toBe(201);
  return `${FILTERS}/${String(body.id)}`;
};

describe('the filter on personal data of an export that is under way', () => {
  it('is kept for who makes it, until it is dropped', async () => {
    const one = await kept();
    expect((await desk.get(one, only(RIGHT))).body).toEqual({ filter: FILTER });
    expect((await desk.call(`DELETE ${one}`, { as: only(RIGHT) })).status).toBe(200);
    expect((await desk.get(one, only(RIGHT))).status).toBe(404);
  });

  it('is nobody else’s to read or to drop', async () => {
    const one = await kept();
    const other = only(RIGHT, 'news:list');
    expect((await desk.get(one, other)).status).toBe(404);
    await desk.call(`DELETE ${one}`, { as: other });
    expect((await desk.get(one, only(RIGHT))).status).toBe(200);
  });

  it('is forgotten after a day', async () => {
    const one = await kept();
    desk.store.clock.setNow(desk.store.clock.now() + 23 * HOUR);
    expect((await desk.get(one, only(RIGHT))).status).toBe(200);
    desk.store.clock.setNow(desk.store.clock.now() + 2 * HOUR);
    expect((await desk.get(one, only(RIGHT))).status).toBe(404);
  });

  it('is not kept for a list that the caller may not export, or of nothing', async () => {
    expect((await keep({}, only('news:list'))).status).toBe(403);
    expect((await keep({ resource: 'nowhere' })).status).toBe(400);
    expect((await keep({ filter: null })).status).toBe(400);
  });
});
