import { monitorEventLoopDelay } from 'node:perf_hooks';
import { testDataProvider, type RaRecord } from 'ra-core';
import { afterAll, expect, it, vi } from 'vitest';
import { exportList } from '../../src/framework/export/exportList';
import customers from '../../src/resources/customers/customer/customer.entity';
import type { FromWorkbook, ToWorkbook } from '../../src/workers/workbookProtocol';

const ROWS = 100_000;
const COLUMNS = [
  '@name',
  'type',
  'regnum',
  'phone',
  'state',
  'level',
  'creditLimit',
  'canLend',
  'createdAt',
  'score',
  'birthDate',
  'tenant',
];

/** In place of the worker's thread: takes rows and writes nothing. */
class CountingWorker {
  static rows = 0;
  onmessage: ((event: { data: FromWorkbook }) => void) | null = null;
  onerror = null;
  postMessage(message: ToWorkbook) {
    if (message.type === 'rows') CountingWorker.rows += message.rows.length;
    if (message.type === 'finish')
      setTimeout(() => this.onmessage?.({ data: { type: 'done', file: new ArrayBuffer(8) } }));
  }
  terminate() {}
}
vi.stubGlobal('Worker', CountingWorker);
afterAll(() => vi.unstubAllGlobals());

const customer = (id: number): RaRecord => ({
  id,
  type: 'CITIZEN',
  lastName: 'Бат',
  firstName: 'Болд',
  regnum: 'УК03271614',
  phone: '99112233',
  state: 100,
  level: 100,
  creditLimit: '1500000.50',
  canLend: 'YES',
  createdAt: '2026-11-20T16:30:00Z',
  score: 720,
  birthDate: '2003-07-16',
  tenant: 'pocketmn',
});

it('hands 100,000 rows of 12 columns to the worker in slices', async () => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const started = performance.now();
  delay.enable();
  const file = await exportList({
    entity: customers,
    columns: COLUMNS,
    label: (field) => field,
    translate: (key) => key,
    dataProvider: testDataProvider({
      getList: async (_resource, { pagination: { page, perPage } = { page: 1, perPage: 10 } }) => ({
        data: Array.from({ length: perPage }, (_, index) =>
          customer((page - 1) * perPage + index),
        ) as never,
        total: ROWS,
      }),
    }),
    locale: 'mn',
    filter: {},
    sort: { field: 'createdAt', order: 'DESC' },
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  delay.disable();
  const took = Math.round(performance.now() - started);
  process.stdout.write(
    `100,000 rows × 12 columns: ${took} ms, longest slice ${Math.round(delay.max / 1e6)} ms\n`,
  );
  expect((file as Blob).size).toBe(8);
  expect(CountingWorker.rows).toBe(100_000);
});
