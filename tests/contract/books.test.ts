import { beforeAll, describe, expect, it } from 'vitest';
import { total } from '../../src/domain/lending/amounts';
import { declared } from './support/entities';
import { endpoints } from './support/endpoints';
import { ask, at, type Gateways, holderOf, startGateways } from './support/gateways';

const DAY = '2026-11-21';
const LENDERS = ['pocketmn', 'altan', 'tumen', 'khanuul'] as const;
const RIGHTS = ['cgw-bank-income:access', 'e-barimt:view', 'e-barimt:create'] as const;
const asMain = holderOf(RIGHTS);
const asAltan = at('altan', holderOf(RIGHTS));

let gateways: Gateways;
beforeAll(async () => {
  gateways = await startGateways();
});

type Body = Record<string, unknown>;
type Rows = readonly Record<string, string>[];

/** One figure of an answer, by which books are told apart: a sum, or how many rows there are. */
interface Figure {
  method: 'GET' | 'POST';
  path: string;
  asked?: Body;
  of: (body: Body) => string;
}

const rowsIn = (body: unknown): Rows => (Array.isArray(body) ? body : (body as Body).rows) as Rows;
const sumOf = (field: string) => (body: Body) =>
  total(rowsIn(body).map(({ [field]: value }) => value));
const bankIn = (field: string) => (body: Body) =>
  rowsIn(body).find(({ account }) => account === 'bank')?.[field] ?? '';
const count = ({ totalElements }: Body) => `${String(totalElements)}.00`;

/** Every call whose figures are those of a lender's books, with a figure of it and what that is: its own, and of all. */
const CALLS: Readonly<Record<string, Figure & { own: string; all: string }>> = {
  'POST /account/balances': {
    method: 'POST',
    path: '/account/balances',
    asked: { from: DAY, to: DAY },
    of: bankIn('closing'),
    own: '3288289781.25',
    all: '5767807711.06',
  },
  'GET /account/balances/:id': {
    method: 'GET',
    path: '/account/balances/1110-01',
    of: ({ balance }) => String(balance),
    own: '3288289781.25',
    all: '5767807711.06',
  },
  'POST /statement': {
    method: 'POST',
    path: '/statement',
    asked: { account: '1110-01', from: '2026-11-01', to: DAY },
    of: ({ closing }) => String(closing),
    own: '3288289781.25',
    all: '5767807711.06',
  },
  'GET /gl-transactions/figures': {
    method: 'GET',
    path: '/gl-transactions/figures',
    of: ({ debit }) => String(debit),
    own: '8143094893.47',
    all: '12848010206.93',
  },
  'POST /account/reconciliations': {
    method: 'POST',
    path: '/account/reconciliations',
    asked: { date: DAY },
    of: ({ checks }) => (checks as Rows).find(({ key }) => key === 'loans')?.left ?? '',
    own: '894390940.93',
    all: '1091503946.25',
  },
  'GET /staff-entries/day': {
    method: 'GET',
    path: '/staff-entries/day',
    asked: { date: '2026-11-20', own: 'false' },
    of: sumOf('amount'),
    own: '45180000.00',
    all: '45315000.00',
  },
  'GET /bank-cg/statement-days': {
    method: 'GET',
    path: '/bank-cg/statement-days',
    asked: { date: DAY },
    of: sumOf('lines'),
    own: '16956507.41',
    all: '19059173.02',
  },
  'GET /bank-cg/profits/open-lines': {
    method: 'GET',
    path: '/bank-cg/profits/open-lines',
    of: sumOf('amount'),
    own: '23990379.68',
    all: '36224335.47',
  },
  'GET /ebarimt/day': {
    method: 'GET',
    path: '/ebarimt/day',
    asked: { date: DAY },
    of: ({ income }) => String(income),
    own: '800.00',
    all: '1400.00',
  },
  'GET /ebarimt/fees': {
    method: 'GET',
    path: '/ebarimt/fees',
    asked: { from: '2026-11-01' },
    of: sumOf('amount'),
    own: '130300.00',
    all: '216200.00',
  },
};

/** How many records each list of the books has: its own, and of all. */
const LISTS: Readonly<Record<string, readonly [own: number, all: number]>> = {
  'accounting/accounts/gl': [500, 681],
  'accounting/accounts/internal': [8, 8],
  'accounting/accounts/loan': [250, 348],
  'accounting/accounts/deposit': [29, 39],
  'accounting/transactions': [14595, 19998],
  'accounting/gl-transactions': [5970, 8252],
  'accounting/entries': [14, 26],
  'accounting/opening-balance': [4, 8],
  'accounting/bank-cg-transactions': [96, 135],
  'accounting/profits': [96, 135],
  // The models are the same in all books.
  'entrymodel-cg': [49, 49],
  ebarimt: [154, 204],
};

const asking = async ({ method, path, asked }: Figure, as: string, books?: string) => {
  const body = { ...asked, ...(books === undefined ? {} : { books }) };
  const query = new URLSearchParams(body as Record<string, string>).toString();
  return ask(
    gateways,
    { gateway: 'accounting' },
    {
      as,
      method,
      path: method === 'GET' ? `${path}?${query}` : path,
      ...(method === 'POST' && { body }),
    },
  );
};

it('every such call and list is here', () => {
  const calls = endpoints
    .filter(({ books }) => books)
    .map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(CALLS).sort()).toEqual(calls.sort());
  const lists = declared.flatMap(({ entity }) => (entity.books ? [entity.name] : []));
  expect(Object.keys(LISTS).sort()).toEqual(lists.sort());
});

describe.each(Object.entries(CALLS))('%s', (_, figure) => {
  it('is of the own books, of all where that is asked for, and adds up to that lender by lender', async () => {
    const read = async (as: string, books?: string) => {
      const { status, body } = await asking(figure, as, books);
      expect(status).toBe(200);
      return figure.of(body);
    };
    const own = await read(asMain);
    const all = await read(asMain, 'all');
    expect([own, all]).toEqual([figure.own, figure.all]);
    expect(await read(asMain, 'pocketmn')).toBe(own);
    const each = [];
    for (const lender of LENDERS) each.push(await read(asMain, lender));
    expect(total(each)).toBe(all);
    // What the main lender's people choose is what the lender itself sees, and no other lender chooses.
    expect(await read(asAltan)).toBe(each[1]);
    for (const books of ['all', 'pocketmn', 'tumen'])
      expect((await asking(figure, asAltan, books)).status).toBe(403);
    expect((await asking(figure, asMain, 'nobody')).status).toBe(404);
  });
});

describe.each(
  declared.flatMap(({ entity }) => (entity.books ? [[entity.name, entity] as const] : [])),
)('%s', (name, entity) => {
  it('lists the own books, all where that is asked for, and no other lender chooses', async () => {
    const list = (as: string, books?: string) => {
      const { path, method } = entity.list.via ?? { path: entity.endpoint, method: 'GET' as const };
      return asking({ method, path, asked: { size: 1 }, of: count }, as, books);
    };
    const read = async (as: string, books?: string) => {
      const { status, body } = await list(as, books);
      expect(status).toBe(200);
      return Number(body.totalElements);
    };
    const [own, all] = [await read(asMain), await read(asMain, 'all')];
    expect([own, all]).toEqual(LISTS[name]);
    expect(await read(asMain, 'altan')).toBe(await read(asAltan));
    expect((await list(asAltan, 'all')).status).toBe(403);
  });
});
