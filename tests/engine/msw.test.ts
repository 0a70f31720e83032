import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Gateways } from '../../mocks/engine';
import { call, testGateways } from './testGateways';

let gateways: Gateways;
const server = setupServer();
const headers = { Authorization: 'Bearer admin' };
const news = () => fetch('http://console.example/gateway-lab/news?size=5', { headers });

beforeAll(async () => {
  gateways = await testGateways(20);
  server.listen({ onUnhandledRequest: 'error' });
  server.use(...gateways.handlers);
});
afterAll(() => server.close());

test('the same handlers answer inside a process', async () => {
  const response = await news();
  expect(response.status).toBe(200);
  expect(response.headers.get('date')).toMatch(/GMT$/);
  expect(await response.json()).toMatchObject({ totalElements: 40, numberOfElements: 5 });
  const unknown = await fetch('http://console.example/gateway-zms/x');
  expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'NOT_FOUND']);
});

test('a lost answer is a network error there, one that breaks off fails while it is read', async () => {
  await call(gateways, 'POST /__fault', { body: { path: '/gateway-lab/news', fault: 'drop' } });
  await expect(news()).rejects.toThrow(TypeError);
  await call(gateways, 'POST /__fault', { body: { path: '/gateway-lab/news', fault: 'cut' } });
  const response = await news();
  await expect(response.json()).rejects.toThrow();
});
