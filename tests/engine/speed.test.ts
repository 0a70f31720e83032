import { expect, test } from 'vitest';
import { call, testGateways } from './testGateways';

test('100,000 customers are seeded and paged; the times are printed', async () => {
  const started = performance.now();
  const gateways = await testGateways(100_000);
  const lines = [`seed ${Math.round(performance.now() - started)} ms`];
  const time = async (query: string) => {
    const before = performance.now();
    const busy = process.cpuUsage();
    const { body, status } = await call(gateways, `GET /gateway-customer/customers?${query}`);
    lines.push(
      `${query} → ${body.totalElements}: ${(performance.now() - before).toFixed(1)} ms, ${(process.cpuUsage(busy).user / 1_000).toFixed(1)} ms of work`,
    );
    expect(status).toBe(200);
  };
  await time('page=0&size=20');
  await time('page=4999&size=20');
  for (const field of [
    'lastName',
    'regnum',
    'creditLimit',
    'state',
    'level',
    'createdAt',
    'phone',
  ]) {
    await time(`page=100&size=100&sort=${field},asc`);
    await time(`page=0&size=20&sort=${field},desc`);
  }
  await time('q=%D3%A9%D0%BB%D0%B7%D0%B8%D0%B9');
  await time('level=230&level=240&canLend=NO_DUE_LOAN&page=0&size=100');
  await time('regnum=%D0%A3%D0%9A03271614');
  await time('phone=99112233');
  await time('createdAtFrom=2026-01-01T00:00:00Z&createdAtTo=2026-03-01T00:00:00Z');
  await time('listType=SUSPECTED');
  lines.push(`heap ${Math.round(process.memoryUsage().heapUsed / 1_048_576)} MB`);
  console.log(lines.join('\n'));
});
