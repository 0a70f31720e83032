import { beforeAll, describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import type { StatementPreview } from '../../../src/resources/settings/bank-gateway-statement/api';
import { endpoints } from '../../contract/support/endpoints';
import { ask, at, type Gateways, holderOf, startGateways } from '../../contract/support/gateways';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await startGateways();
});

const TODAY = '2026-11-21';
const kept = (resource: string): readonly MockRecord[] =>
  gateways.store.collection(resource)?.all ?? [];
const lenderOf = (customerId: unknown) => kept('customers').find(({ id }) => id === customerId);
const ofMain = (resource: string): MockRecord =>
  kept(resource).find(({ tenant }) => tenant === 'pocketmn') as MockRecord;

const as = at(
  'altan',
  holderOf([
    'cgw-bank-income:access',
    'e-barimt:create',
    'e-barimt:view',
    'wa-qr-alias:list',
    'wa-qr:decode',
    'wallet:list',
    'wallet:search',
  ]),
);
const asMain = holderOf(['cgw-bank-income:access', 'e-barimt:view', 'wa-qr-alias:list']);
const accounting = { gateway: 'accounting' } as const;
const call = (
  path: string,
  body?: object,
  who = as,
  gateway: { gateway: 'accounting' | 'main' } = accounting,
) => ask(gateways, gateway, { as: who, path, ...(body ? { method: 'POST', body } : {}) });

/** Calls about money that name no record of their own: each is tried below, or beside it in the file that is named. */
const CALLS: Readonly<Record<string, string>> = {
  'GET /bank-cg/profits/open-lines': 'here',
  'GET /bank-cg/own-accounts': 'here',
  'GET /bank-cg/statement-days': 'here',
  'GET /ebarimt/day': 'here',
  'GET /ebarimt/fees': 'tests/resources/wallets/otherLender.test.ts',
  'GET /gl-transactions/figures': 'here',
  'GET /qr-taps/days': 'tests/resources/wallets/otherLender.test.ts',
  'GET /account/loan/balance': 'tests/resources/customers/customer/personGateway.test.ts',
  'POST /account/balances': 'here',
  'POST /account/reconciliations': 'here',
  'POST /bank-accounts/owner': 'here',
  'POST /bank-cg/statement-files': 'here',
  'POST /bank-cg/statement-files/preview': 'here',
  'POST /bank-cg/transfer-logs': 'here',
  'POST /current-accounts/find': 'here',
  'POST /qr/decode': 'tests/resources/wallets/otherLender.test.ts',
  'POST /statement': 'here',
  'POST /wallets/find': 'here',
};

const ABOUT_MONEY =
  /^\/(bank-cg|ebarimt|gl-transactions|qr-taps|account|bank-accounts|current-accounts|qr|statement|wallets)(\/|$)/;

test('every such call is here', () => {
  const declared = endpoints
    .filter(({ path }) => ABOUT_MONEY.test(path) && !path.includes('/:'))
    .map(({ method, path }) => `${method} ${path}`);
  expect(declared.filter((line) => !(line in CALLS))).toEqual([]);
  expect(Object.keys(CALLS).filter((line) => !declared.includes(line))).toEqual([]);
});

describe('somebody of another lender', () => {
  test('has the own lines on the desk, and the own statement', async () => {
    const lines = (await call('/bank-cg/profits/open-lines')).body as unknown as { id: number }[];
    const tenants = new Set(
      lines.map(({ id }) => kept('accounting/profits').find((one) => one.id === id)?.tenant),
    );
    expect([...tenants]).toEqual(['altan']);
    const days = (await call(`/bank-cg/statement-days?date=${TODAY}`)).body.rows as {
      accountNumber: string;
    }[];
    expect(days.map(({ accountNumber }) => accountNumber)).toEqual(['5001990301']);
    const { body: owned } = await call('/bank-cg/own-accounts');
    expect(
      (owned as unknown as { accountNumber: string }[]).map((one) => one.accountNumber),
    ).toEqual(['5001990301', '5001990311', '1105990302']);
  });

  test.each([
    ['the receipts of a day', '/ebarimt/day?date=2026-11-20', undefined],
    ['the figures of the journals', '/gl-transactions/figures', undefined],
    ['the trial balance', '/account/balances', {}],
    ['the reconciliation', '/account/reconciliations', {}],
  ])('counts the own alone in %s', async (_, path, body) => {
    const [own, all] = [await call(path, body), await call(path, body, asMain)];
    expect([own.status, all.status]).toEqual([200, 200]);
    expect(JSON.stringify(own.body)).not.toBe(JSON.stringify(all.body));
    const foreign = kept('customers').filter(({ tenant }) => tenant === 'pocketmn');
    for (const { id } of foreign.slice(0, 20))
      expect(JSON.stringify(own.body)).not.toContain(`"${String(id)}"`);
  });

  test('gets no statement of another’s account, and no line of another’s transfer', async () => {
    const { customerId } = ofMain('accounting/held-transactions');
    const account = `BA0000${String(customerId)}`;
    const range = { account, from: '2026-01-01', to: TODAY };
    const own = await call('/statement', range);
    expect([own.status, own.body.fields]).toEqual([400, { account: 'validation.invalid_value' }]);
    expect((await call('/statement', range, asMain)).status).toBe(200);
    const { number } = ofMain('accounting/failed-transfers');
    const { status, body } = await call('/bank-cg/transfer-logs', { number });
    expect([200, 404]).toContain(status);
    if (status === 200) expect(body).toEqual([]);
  });

  test('is told nothing of another’s account by a file, and brings no line onto it', async () => {
    const file = {
      fileName: 'reserve.xml',
      format: 'CAMT053',
      statements: [
        {
          account: '1105003406',
          currency: 'MNT',
          from: TODAY,
          to: TODAY,
          opening: '800000000.00',
          closing: '800001000.00',
          lines: [
            {
              row: 1,
              date: TODAY,
              side: 'IN',
              amount: '1000.00',
              reference: 'INT261121',
              counterName: 'ХХБ',
              counterAccount: '',
              text: 'Хадгаламжийн хүү',
              balance: null,
            },
          ],
          pending: 0,
        },
      ],
    };
    const FILES = '/bank-cg/statement-files';
    const looked = async (who: string) => {
      const { status, body } = await call(`${FILES}/preview`, file, who);
      const [seen] = body as unknown as StatementPreview[];
      return [status, seen.tenant, seen.bankCode, seen.faults.map(({ code }) => code)];
    };
    // Its own lender could take it: nothing else is wrong with it.
    expect(await looked(asMain)).toEqual([200, 'pocketmn', 15, []]);
    expect(await looked(as)).toEqual([200, null, null, ['account']]);
    const lines = () => kept('accounting/profits').length;
    const before = lines();
    const refused = await call(FILES, file);
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { statements: 'statementFile.faults.account' },
    ]);
    expect(lines()).toBe(before);
    expect((await call(FILES, file, asMain)).status).toBe(200);
    expect(lines()).toBe(before + 1);
  });

  test('finds nobody of another’s by register number, phone, or bank account', async () => {
    const { regnum, phone } = lenderOf(100_001) as MockRecord;
    expect(lenderOf(100_001)?.tenant).toBe('pocketmn');
    for (const path of ['/wallets/find', '/current-accounts/find'])
      for (const body of [{ regnum }, { phone }])
        expect([path, (await call(path, body)).status]).toEqual([path, 404]);
    const prime = kept('bank_account').find(({ customerId }) => customerId === 100_001);
    const { body } = await call('/bank-accounts/owner', {
      bankCode: prime?.bankCode,
      number: prime?.number,
    });
    expect(JSON.stringify(body)).not.toContain('100001');
  });
});
