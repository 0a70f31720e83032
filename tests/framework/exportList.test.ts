import { testDataProvider, type GetListParams, type RaRecord } from 'ra-core';
import { read, utils } from 'xlsx';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { exportList, wireCell } from '../../src/framework/export/exportList';
import entity from '../../src/resources/customers/customer/customer.entity';
import { stubWorker } from '../workers/startWorker';

const worker = stubWorker();
afterAll(() => vi.unstubAllGlobals());

const customer = (index: number): RaRecord => ({
  id: index,
  lastName: 'Бат',
  firstName: `Болд ${index}`,
  phone: '99112233',
  creditLimit: '1500000.50',
  createdAt: '2026-11-20T16:30:00Z',
});

interface Given {
  rows: number;
  /** Number of the page that fails. */
  failing?: number;
  /** The record that has the number of its neighbour: the list moved between two pages. */
  missing?: number;
  signal?: AbortSignal;
  onPage?: (params: GetListParams) => void;
  onProgress?: (done: number, total: number) => void;
}

const run = ({ rows, failing, missing, signal, onPage, onProgress }: Given) =>
  exportList({
    entity,
    columns: ['@name', 'phone', 'creditLimit', 'createdAt'],
    label: (field) => field,
    translate: (key, values) =>
      values && 'unit' in values ? `${values.label}, ${values.unit}` : key,
    dataProvider: testDataProvider({
      getList: async (_resource, params) => {
        onPage?.(params);
        const { page = 1, perPage = 10 } = params.pagination ?? {};
        if (page === failing) throw new Error('lost');
        const start = (page - 1) * perPage;
        const count = Math.max(0, Math.min(perPage, rows - start));
        const data = Array.from({ length: count }, (_, index) => {
          const number = start + index + 1;
          return customer(number === missing ? number - 1 : number);
        });
        return { data: data as never, total: rows };
      },
    }),
    locale: 'mn',
    filter: { listType: 'POCKET' },
    sort: { field: 'createdAt', order: 'DESC' },
    signal: signal ?? new AbortController().signal,
    onProgress: onProgress ?? (() => undefined),
  });

describe('exportList', () => {
  it('makes no file of a list that changed while it was read (R19)', async () => {
    // A record that went away before the second page came: everything behind it moved up, one is missed.
    const file = await run({ rows: 700, missing: 600 });
    expect(file).toBe('changed');
  });

  it('writes all pages of the filter and tells how far it is', async () => {
    const pages: unknown[] = [];
    const progress: number[][] = [];
    const file = await run({
      rows: 1_250,
      onPage: ({ pagination, filter, sort }) => pages.push([pagination, filter, sort]),
      onProgress: (...at) => progress.push(at),
    });
    const asked = (page: number) => [
      { page, perPage: 500 },
      { listType: 'POCKET' },
      { field: 'createdAt', order: 'DESC' },
    ];
    expect(pages).toEqual([asked(1), asked(2), asked(3)]);
    expect(progress).toEqual([
      [500, 1_250],
      [1_000, 1_250],
      [1_250, 1_250],
    ]);
    const book = read(await (file as Blob).arrayBuffer());
    const sheet = book.Sheets[book.SheetNames[0]];
    const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true });
    expect(rows).toHaveLength(1_251);
    expect(rows[0]).toEqual([
      'resources.customers.name',
      'phone',
      'creditLimit, unit.mnt',
      'createdAt',
    ]);
    expect(rows[1_250].slice(0, 3)).toEqual(['Бат Болд 1250', '9****233', 1500000.5]);
    // Half past midnight of the next day in Ulaanbaatar.
    expect(sheet.D2.w).toBe('2026-11-21 00:30:00');
  });

  it('makes no file of no rows', async () => {
    expect(await run({ rows: 0 })).toBeUndefined();
  });

  it('is complete or nothing: a page that fails rejects the whole', async () => {
    const before = worker.terminated;
    await expect(run({ rows: 2_500, failing: 3 })).rejects.toThrow('lost');
    expect(worker.terminated).toBe(before + 1);
  });

  it('stops where it is when it is cancelled', async () => {
    const control = new AbortController();
    const pages: number[] = [];
    const cancelled = run({
      rows: 2_500,
      signal: control.signal,
      onPage: ({ pagination }) => pages.push(pagination?.page ?? 0),
      onProgress: () => control.abort(),
    });
    await expect(cancelled).rejects.toThrow('aborted');
    expect(pages).toEqual([1]);
  });
});

describe('what the screen shows is in the workbook', () => {
  const sheetOf = async (columns: readonly string[], rows: readonly RaRecord[], of = entity) => {
    const file = await exportList({
      entity: of,
      columns,
      label: (field) => field,
      translate: (key, values) => (values && 'label' in values ? `${values.label} (код)` : key),
      locale: 'mn',
      dataProvider: testDataProvider({
        getList: async () => ({ data: rows as never, total: rows.length }),
      }),
      filter: {},
      sort: { field: 'id', order: 'ASC' },
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    const book = read(await (file as Blob).arrayBuffer());
    return utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]], { header: 1 });
  };

  it('names of states beside their codes, kinds by their names alone', async () => {
    const rows = [
      { id: 1, type: 'CITIZEN', state: 805, canLend: 'YES' },
      { id: 2, type: 'COMPANY', state: 0, canLend: 'NO_BY_SETTING' },
      { id: 3, type: 'COMPANY' },
    ];
    expect(await sheetOf(['state', 'type', 'canLend'], rows)).toEqual([
      ['state', 'state (код)', 'type', 'canLend', 'canLend (код)'],
      [
        'enums.CustomerProcessCode.WALLET_CONTRACT',
        805,
        'enums.CustomerKind.CITIZEN',
        'enums.WithdrawAccess.YES',
        'YES',
      ],
      [
        'enums.CustomerProcessCode.REGISTERING',
        0,
        'enums.CustomerKind.COMPANY',
        'enums.WithdrawAccess.NO_BY_SETTING',
        'NO_BY_SETTING',
      ],
      [undefined, undefined, 'enums.CustomerKind.COMPANY'],
    ]);
  });

  it('the number of a company where that of a person would be', async () => {
    const rows = [
      { id: 1, regnum: 'УК03271614' },
      { id: 2, regnum: null, companyRegnum: '5123456' },
    ];
    expect(await sheetOf(['regnum'], rows)).toEqual([['regnum'], ['*К***71614'], ['5123456']]);
  });
});

describe('wireCell', () => {
  const translate = (key: string) => `[${key}]`;
  it.each<[field: keyof typeof entity.fields, value: unknown, cell: unknown]>([
    // Personal identifiers leave the console masked.
    ['phone', '99112233', '9****233'],
    ['regnum', 'УК03271614', '*К***71614'],
    ['companyRegnum', '0012345', '0012345'],
    ['creditLimit', '1500000.50', { n: 1500000.5, z: '#,##0.00' }],
    ['score', 0, { n: 0, z: undefined }],
    ['birthDate', '2003-07-16', { d: '2003-07-16', z: 'yyyy-mm-dd' }],
    ['createdAt', '2026-11-20T16:30:00Z', { d: '2026-11-21 00:30:00', z: 'yyyy-mm-dd hh:mm:ss' }],
    ['type', 'CITIZEN', '[enums.CustomerKind.CITIZEN]'],
    ['firstName', '=1+1', '=1+1'],
    ['firstName', '', null],
    ['firstName', null, null],
    ['createdAt', undefined, null],
  ])('%s %j', (field, value, cell) => {
    expect(wireCell(entity.fields[field], value, translate)).toEqual(cell);
  });
});
