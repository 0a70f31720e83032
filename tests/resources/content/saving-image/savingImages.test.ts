import { expect, test } from 'vitest';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { only } from '../../../support/rights';

const desk = gatewayDesk(60);
const keeper = only('banner-admin:access');

test('a picture says how many savings carry it, and taking it back leaves them as they are', async () => {
  const carrying = () =>
    (desk.store.collection('saving')?.all ?? []).filter(({ imageId }) => imageId === 1);
  const ended = ['CLOSED', 'CANCELED', 'REJECTED'];
  const open = carrying().filter(({ state }) => !ended.includes(String(state)));
  expect(open.length).toBeGreaterThan(0);
  const before = carrying().map(({ id }) => id);
  const { body } = await desk.get('/gateway-lab/saving-images/1', keeper);
  expect([body.savings, body.openSavings]).toEqual([before.length, open.length]);
  const { status } = await desk.post('/gateway-lab/saving-images/1/unpublish', {}, keeper);
  expect([status, carrying().map(({ id }) => id)]).toEqual([200, before]);
});

test('two pictures do not have one name', async () => {
  const { status } = await desk.call('PUT /gateway-lab/saving-images/2', {
    as: keeper,
    body: { title: 'Орон сууц' },
  });
  expect(status).toBe(409);
});
