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

const read = async (one: string, as = only(RIGHT)) => (await desk.get(one, as)).body;
const NOTHING = { filter: null };

describe('the filter on personal data of an export that is under way', () => {
  it('is kept for who makes it, until it is dropped', async () => {
    const one = await kept();
    expect(await read(one)).toEqual({ filter: FILTER });
    expect((await desk.call(`DELETE ${one}`, { as: only(RIGHT) })).status).toBe(200);
    expect(await read(one)).toEqual(NOTHING);
  });

  it('is nobody else’s to read or to drop', async () => {
    const one = await kept();
    const other = only(RIGHT, 'news:list');
    expect(await read(one, other)).toEqual(NOTHING);
    await desk.call(`DELETE ${one}`, { as: other });
    expect(await read(one)).toEqual({ filter: FILTER });
  });

  it('is forgotten after a day', async () => {
    const one = await kept();
    desk.store.clock.setNow(desk.store.clock.now() + 23 * HOUR);
    expect(await read(one)).toEqual({ filter: FILTER });
    desk.store.clock.setNow(desk.store.clock.now() + 2 * HOUR);
    expect(await read(one)).toEqual(NOTHING);
  });

  it('is not kept for a list that the caller may not export, or of nothing', async () => {
    expect((await keep({}, only('news:list'))).status).toBe(403);
    expect((await keep({ resource: 'nowhere' })).status).toBe(400);
    expect((await keep({ filter: null })).status).toBe(400);
  });
});
