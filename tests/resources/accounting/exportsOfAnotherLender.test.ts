import { type GetListParams, type RaRecord, testDataProvider } from 'ra-core';
import { read, utils } from 'xlsx';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RecId } from '../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../mocks/ledger/Ledger';
import type { LedgerAccount } from '../../../mocks/ledger/chart';
import { type AnyEntity, NAME_COLUMN } from '../../../src/entity/entity';
import { listed } from '../../../src/entity/manifests';
import { represent } from '../../../src/entity/represent';
import { exportList } from '../../../src/framework/export/exportList';
import { declared } from '../../contract/support/entities';
import { ask, at, type Gateways, holderOf, startGateways } from '../../contract/support/gateways';
import { stubWorker } from '../../workers/startWorker';

stubWorker();
afterAll(() => vi.unstubAllGlobals());

let gateways: Gateways;
beforeAll(async () => {
  gateways = await startGateways();
});

const OTHER = 'altan';
const AREAS: readonly string[] = ['accounting', 'wallets', 'e-receipts'];

/** What every lender has in common: what is in force, offered, or counted for each by itself. */
const COMMON: readonly string[] = ['deposit_criteria', 'entrymodel-cg', 'envelopes/themes'];
/** The accounts of the general ledger: the same chart, of which each lender has its own figures. */
const CHART: readonly string[] = ['accounting/accounts/gl', 'accounting/accounts/internal'];

const entities = declared
  .filter(({ area }) => AREAS.includes(area))
  .map(({ entity }) => [entity.name, entity] as const);

/** One page as the gateway answers it. */
async function pageOf(
  entity: AnyEntity,
  as: string,
  { page = 1, perPage = 1_000 }: Partial<NonNullable<GetListParams['pagination']>>,
) {
  const { via } = entity.list;
  const asked = { page: page - 1, size: perPage };
  const { status, body } = via
    ? await ask(gateways, entity, { as, method: via.method, path: via.path, body: asked })
    : await ask(gateways, entity, {
        as,
        path: `${entity.endpoint}?page=${asked.page}&size=${asked.size}`,
      });
  expect(status).toBe(200);
  const { content, totalElements } = body as { content: RaRecord[]; totalElements: number };
  return { data: content, total: totalElements };
}

/** The workbook of everything that somebody sees, read back, and the records that it was made of. */
async function exported(entity: AnyEntity, as: string) {
  const records: RaRecord[] = [];
  const file = await exportList({
    entity,
    columns: [NAME_COLUMN, ...Object.keys(entity.fields)],
    label: (field) => field,
    translate: (key) => key,
    dataProvider: testDataProvider({
      getList: async (_resource, { pagination }) => {
        const found = await pageOf(entity, as, pagination ?? {});
        records.push(...found.data);
        return found as never;
      },
      getMany: () => Promise.resolve({ data: [] }),
    }),
    locale: 'mn',
    filter: {},
    sort: { field: 'id', order: 'ASC' },
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  if (file === 'changed') throw new Error(`${entity.name} changed while it was read.`);
  const book = file && read(await file.arrayBuffer());
  const [, ...rows] = book
    ? utils.sheet_to_json<unknown[]>(Object.values(book.Sheets)[0], { header: 1 })
    : [[]];
  return { records, rows };
}

/** The lender of a record by itself, or by the customer or the code that it names. */
function lenderOf(record: RaRecord): unknown {
  if (typeof record.tenant === 'string') return record.tenant;
  const { store } = gateways;
  const owner =
    store.collection('customers')?.get(record.customerId as RecId) ??
    store.collection('qr')?.get(record.qrId as RecId);
  return owner?.tenant;
}

describe.each(entities)('the export of %s by somebody of another lender', (name, entity) => {
  const as = holderOf(listed(entity.access.list));

  test('holds the own lender’s records alone', async () => {
    const { records, rows } = await exported(entity, at(OTHER, as));
    expect(rows.map(([first]) => String(first ?? ''))).toEqual(
      records.map((record) => represent(name, record)),
    );
    expect(records.length).toBeGreaterThan(0);
    const lenders = new Set(records.map(lenderOf));
    if (COMMON.includes(name)) return expect([...lenders]).toEqual([undefined]);
    const ofChart = CHART.includes(name) ? records.filter(({ tenant }) => tenant === null) : [];
    for (const { account, balance } of ofChart)
      expect([account, balance]).toEqual([
        account,
        ledgerOf(gateways.store).balanceOf(account as LedgerAccount, { tenant: OTHER }),
      ]);
    const own = records.filter((record) => !ofChart.includes(record));
    expect([...new Set(own.map(lenderOf))].filter((lender) => lender !== OTHER)).toEqual([]);
    expect(ofChart.length > 0).toBe(CHART.includes(name));
    // There is something that must not be in it.
    const all = (await pageOf(entity, as, {})).data;
    if (name !== 'accounting/accounts/internal')
      expect(all.some((record) => ![OTHER, undefined].includes(lenderOf(record) as string))).toBe(
        true,
      );
  });
});

test('the entry models count the own lender’s journals alone', async () => {
  const [, models] = entities.find(([name]) => name === 'entrymodel-cg') ?? [];
  if (!models) throw new Error('There are no entry models.');
  const { records } = await exported(models, at(OTHER, holderOf(listed(models.access.list))));
  for (const { kind, journals } of records)
    expect([kind, journals]).toEqual([
      kind,
      ledgerOf(gateways.store).journals({ tenant: OTHER, kind: kind as never }).length,
    ]);
});

test.each([
  ['altan', ['SE-00012', 'SE-00013', 'SE-00014', 'SE-00015']],
  ['tumen', ['SE-00016', 'SE-00017', 'SE-00018', 'SE-00019']],
])('%s has entries by hand of its own, and of no other lender', async (tenant, numbers) => {
  const [, entries] = entities.find(([name]) => name === 'accounting/entries') ?? [];
  if (!entries) throw new Error('There are no entries by hand.');
  const { records, rows } = await exported(
    entries,
    at(tenant, holderOf(listed(entries.access.list))),
  );
  expect(records.map(({ number }) => String(number)).sort()).toEqual(numbers);
  expect(rows.map(([first]) => String(first)).sort()).toEqual(numbers);
});
