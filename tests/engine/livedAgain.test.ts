import { expect, it } from 'vitest';
import type { KeptLine } from '../../mocks/engine/kept';
import { call, testGateways } from './testGateways';

it('what is sent once more after a restart is answered as it was, and done once', async () => {
  const lines: KeptLine[] = [];
  const keep = (line: KeptLine) => void lines.push(structuredClone(line));
  const first = await testGateways(12, { keep });
  const headers = { 'Idempotency-Key': 'once' };
  const sent = { body: { title: 'Илгээмж' }, headers, as: 'only:parcel:create,parcel:list' };
  const answer = await call(first, 'POST /gateway-lab/parcels', sent);
  expect(answer.status).toBe(201);
  const second = await testGateways(12, { lived: lines });
  expect(second.store.clock.today()).toBe('2026-11-21');
  const again = await call(second, 'POST /gateway-lab/parcels', sent);
  expect([again.status, again.body]).toEqual([201, answer.body]);
  expect(second.store.collection('parcels')?.added).toHaveLength(1);
});

it('a world that would be answered otherwise is not lived again', async () => {
  const lines: KeptLine[] = [];
  const first = await testGateways(12, { keep: (line) => void lines.push(structuredClone(line)) });
  const as = 'only:parcel:create,parcel:list';
  await call(first, 'POST /gateway-lab/parcels', { body: { title: 'Илгээмж' }, as });
  const lived = lines.map((line) => (line.kind === 'call' ? { ...line, status: 409 } : line));
  await expect(testGateways(12, { lived })).rejects.toThrow(
    'POST /gateway-lab/parcels was answered 409, and 201 again',
  );
});
