import { beforeEach, describe, expect, it } from 'vitest';
import type { Gateways } from '../../mocks/engine';
import { call, testGateways } from './testGateways';

const PARCELS = '/gateway-lab/parcels';
const MAY_WRITE = 'only:parcel:create';
const OTHER = 'only:parcel:publish';

let gateways: Gateways;
beforeEach(async () => {
  gateways = await testGateways(20);
});

/** A parcel that was changed under the key `k-1` by somebody who may write, but not read. */
async function changed(): Promise<string> {
  const made = await call(gateways, `POST ${PARCELS}`, { as: MAY_WRITE, body: { title: 'One' } });
  const { id } = made.body as unknown as { id: number };
  await call(gateways, `PUT ${PARCELS}/${id}`, {
    as: MAY_WRITE,
    body: { title: 'Two' },
    headers: { 'Idempotency-Key': 'k-1' },
  });
  return `${PARCELS}/${id}/history`;
}

describe('a write whose answer got lost', () => {
  it('is found by its key, without the right to read the record', async () => {
    const history = await changed();
    expect((await call(gateways, `GET ${history}`, { as: MAY_WRITE })).status).toBe(403);
    const found = await call(gateways, `GET ${history}?idempotencyKey=k-1`, { as: MAY_WRITE });
    expect(found.status).toBe(200);
    expect(found.body).toMatchObject([{ action: 'update', idempotencyKey: 'k-1' }]);
  });

  it('is not there under another key', async () => {
    const history = await changed();
    const found = await call(gateways, `GET ${history}?idempotencyKey=k-2`, { as: MAY_WRITE });
    expect([found.status, found.body]).toEqual([200, []]);
  });

  it('tells nothing to anybody else', async () => {
    const history = await changed();
    const found = await call(gateways, `GET ${history}?idempotencyKey=k-1`, { as: OTHER });
    expect([found.status, found.body]).toEqual([200, []]);
  });

  it('does not open the history with an empty key', async () => {
    const history = await changed();
    expect((await call(gateways, `GET ${history}?idempotencyKey=`, { as: OTHER })).status).toBe(
      403,
    );
  });
});
