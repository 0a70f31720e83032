import { beforeAll, describe, expect, it } from 'vitest';
import { demoPeople } from '../../mocks/identity/people';
import { endpoints } from './support/endpoints';
import { declared } from './support/entities';
import { ask, holderOf, startGateways, type Gateways } from './support/gateways';

/** Writes below a record that no version of it is behind, and why. */
const UNVERSIONED: Readonly<Record<string, string>> = {
  'DELETE /exports/filters/:id': 'the person’s own, and nobody else’s',
  'POST /jobs/repeat/:id': 'the person’s own, and nobody else’s',
  'POST /jobs/seen/:id': 'the person’s own, and nobody else’s',
  'POST /jobs/stop/:id': 'the person’s own, and nobody else’s',
  'POST /loans/batch-payment/:id/rows': 'rows of the file; a booked one is not booked again',
  'POST /notification/received/:id': 'says that it has arrived; a notice has no version',
  'POST /notification/seen/:id': 'says that the person has seen it',
  'POST /income-files/:id/seen': 'says that the person has seen it; changes nothing else',
  'POST /customers/:id/xyp': 'a look-up; nothing of the customer is changed by it',
  'POST /customers/:id/score': 'calculates from what is there; nothing was chosen on a screen',
};

const everything = holderOf(demoPeople.flatMap(({ permissions }) => permissions));

let gateways: Gateways;
beforeAll(async () => {
  gateways = await startGateways();
});

it('every own write on a record carries the version that was seen, or is known not to', () => {
  const writes = endpoints.filter(
    ({ method, path, safePost }) => method !== 'GET' && !safePost && path.includes('/:id'),
  );
  const bare = writes.filter(({ on }) => !on).map(({ method, path }) => `${method} ${path}`);
  expect(bare.sort()).toEqual(Object.keys(UNVERSIONED).sort());
});

const living = declared
  .map(({ entity }) => entity)
  .filter(({ lifecycle, of }) => lifecycle && !of)
  .map((entity) => [entity.name, entity] as const);

describe.each(living)('rows of %s', (name, entity) => {
  it('carry the version that the record is answered with', async () => {
    const via = entity.list.via;
    const [record] = (gateways.store.collection(name)?.all ?? []).filter(
      ({ customerId }) => !entity.list.askedBy || customerId,
    );
    const [by] = entity.list.askedBy ?? [];
    const part = by && record[by] ? `&${by}=${String(record[by])}` : '';
    const { status, body } = await ask(gateways, entity, {
      as: everything,
      method: via?.method,
      path: via?.path ?? `${entity.endpoint}?id=${record.id}${part}`,
      body: via && { id: [record.id] },
    });
    expect(status).toBe(200);
    const row = (body.content as Record<string, unknown>[]).find(({ id }) => id === record.id);
    expect(row?.['@etag']).toMatch(/^"\d+"$/);
    const one = await ask(gateways, entity, {
      as: everything,
      path: `${entity.endpoint}/${record.id}`,
    });
    expect([one.status, one.etag]).toEqual([200, row?.['@etag']]);
  });
});
