import { beforeAll, describe, expect, test } from 'vitest';
import type { Gateways } from '../../../../mocks/engine';
import {
  agreementOf,
  type Movement,
  type StatementTotals,
} from '../../../../src/domain/customerLists/statement';
import { only } from '../../../support/rights';
import { call, testGateways } from '../../../engine/testGateways';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await testGateways(120);
});

const LAB = '/gateway-lab';
const get = (path: string, as?: string) => call(gateways, `GET ${path}`, { as });
const post = (path: string, body: object, as?: string) =>
  call(gateways, `POST ${path}`, { as, body });
const totalOf = ({ body }: { body: object }) => (body as { totalElements: number }).totalElements;

describe('statements', () => {
  const SEEN = only('customer-statement:list');

  test('are listed by POST with a filter body, without their rows', async () => {
    const { status, body } = await post(
      `${LAB}/statement`,
      { size: 5, agreement: ['AGREES'] },
      SEEN,
    );
    expect([status, body.content.length]).toEqual([200, 5]);
    expect(body.content.every(({ agreement }) => agreement === 'AGREES')).toBe(true);
    expect(body.content[0]).not.toHaveProperty('rows');
    expect((await post(`${LAB}/statement`, {}, only('customer:list'))).status).toBe(403);
  });

  test('agree with their rows, but for the two that do not', async () => {
    const statements = gateways.store.collection('customers/statement')?.all ?? [];
    expect(statements.length).toBe(84);
    for (const statement of statements)
      expect(
        agreementOf(statement as unknown as StatementTotals, statement.rows as Movement[]),
      ).toBe(statement.agreement);
    const differing = statements.filter(({ agreement }) => agreement !== 'AGREES');
    expect(differing.map(({ id, agreement }) => [id, agreement])).toEqual([
      [18, 'TOTALS_DIFFER'],
      [30, 'BALANCE_DIFFERS'],
    ]);
    const { body } = await get(`${LAB}/statement/1`, SEEN);
    expect((body.rows as unknown as Movement[]).length).toBe(body.rowCount);
    expect(String(body.regnum)).toContain('*');
  });

  test('are asked for by whom the history says', async () => {
    const { status } = await get(`${LAB}/statement-history`, SEEN);
    expect(status).toBe(200);
    const states = gateways.store
      .collection('statement-history-list')
      ?.all.map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['READY', 'REQUESTED', 'FAILED', 'EXPIRED']));
    expect((await get(`${LAB}/statement-history`, only('customer:view'))).status).toBe(403);
  });

  test('a request that was answered has the statement as a file', async () => {
    const { body } = await get(`${LAB}/statement-history?state=READY&size=1`, SEEN);
    const file = body.content[0].file as { name: string; type: string; url: string };
    expect([file.name, file.type]).toEqual(['ST-2026-000001.pdf', 'application/pdf']);
    const ask = (headers: Record<string, string>) =>
      gateways.handle(new Request(`http://localhost:5173${file.url}`, { headers }));
    expect((await ask({}))?.status).toBe(401);
    const answer = await ask({ authorization: `Bearer ${SEEN}` });
    expect([answer?.status, answer?.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(await answer?.text()).toMatch(/^%PDF-1\.4\n/);
  });
});

describe('segments', () => {
  const SEEN = only('cus-segment:list');
  const BASE = '/gateway-customer/segments';

  test('count every customer once by entity, and every citizen once by customer segment', async () => {
    const { body } = await get(BASE, SEEN);
    const members = (kind: string) =>
      body.content
        .filter((row) => row.kind === kind)
        .reduce((sum, row) => sum + Number(row.members), 0);
    const customers = gateways.store.collection('customers')?.all ?? [];
    expect(members('ENTITY')).toBe(customers.length);
    expect(members('CUSTOMER')).toBe(customers.filter(({ type }) => type !== 'COMPANY').length);
  });

  test('have as many members as they say, and nothing of them that is not shown', async () => {
    const { body: segment } = await get(`${BASE}/8101`, SEEN);
    const list = await get(`${BASE}/members?segments=8101&size=5`, SEEN);
    expect(totalOf(list)).toBe(Number(segment.members));
    expect(totalOf(list)).toBeGreaterThan(0);
    expect(Object.keys(list.body.content[0])).not.toContain('accessCauses');
    expect(list.body.content[0]).not.toHaveProperty('contactPhone');
    expect(String(list.body.content[0].phone)).toContain('*');
    expect((await get(`${BASE}/members`, only('customer:list'))).status).toBe(403);
    expect((await get(`${BASE}/999`, SEEN)).status).toBe(404);
  });
});

describe('codes', () => {
  const FULL = only('auth-cus-otp:access');
  const SEARCH = only('auth-cus-otp-search:access');
  const PATH = `${LAB}/otp-requests`;

  test('never come in clear, for nobody who asks; phones are masked', async () => {
    const { body } = await get(`${PATH}?size=100`, 'admin');
    expect(new Set(body.content.map(({ code }) => code))).toEqual(new Set(['••••••']));
    expect(body.content.every(({ phone }) => String(phone).includes('*'))).toBe(true);
  });

  test('are listed with the access right, and by number alone with the search right', async () => {
    expect(totalOf(await get(PATH, FULL))).toBe(140);
    expect(totalOf(await get(PATH, SEARCH))).toBe(0);
    expect(totalOf(await get(`${PATH}?state=USED`, SEARCH))).toBe(0);
    expect(totalOf(await get(`${PATH}?phone=99112233`, SEARCH))).toBeGreaterThan(0);
    expect(totalOf(await get(`${PATH}?phone=9911`, SEARCH))).toBe(0);
    expect((await get(PATH, only('auth-la:view'))).status).toBe(403);
  });

  test('go to nobody whose access to them is closed, and end with it', async () => {
    const codes = () => gateways.store.collection('otp-request-list')?.all ?? [];
    const customers = gateways.store.collection('customers');
    expect(
      codes().filter(
        ({ customerId }) => customers?.get(Number(customerId))?.canOtpRequest !== 'YES',
      ),
    ).toEqual([]);
    const code = codes().find(({ state }) => state === 'SENT');
    const path = `/gateway-customer/customers/${String(code?.customerId)}/access/canOtpRequest/close`;
    const reason = 'Харилцагчийн утас хулгайд алдагдсан.';
    expect(
      (await post(path, { reason }, only('auth-cus-otp:access', 'customer:view'))).status,
    ).toBe(200);
    expect(totalOf(await get(`${PATH}?state=SENT`, FULL))).toBe(2);
    expect(codes().find(({ id }) => id === code?.id)?.state).toBe('EXPIRED');
  });

  test('run out after five minutes', async () => {
    const before = totalOf(await get(`${PATH}?state=SENT`, FULL));
    expect(before).toBe(2);
    await call(gateways, 'POST /__clock', { body: { today: '2026-11-22' } });
    expect(totalOf(await get(`${PATH}?state=SENT`, FULL))).toBe(0);
  });
});

describe('sign-ins', () => {
  test.each(['auth-la:access', 'auth-la:view'])('are open with %s', async (right) => {
    const flagged = await get(`${LAB}/login-attempts?sign=IN_A_ROW&size=100`, only(right));
    expect(flagged.body.content.every(({ failures }) => Number(failures) >= 3)).toBe(true);
    const { body } = await get(`${LAB}/login-attempts/figures`, only(right));
    const phones = new Set(
      gateways.store
        .collection('login-attempts-list')
        ?.all.filter(({ sign }) => sign === 'IN_A_ROW')
        .map(({ phone }) => phone),
    );
    expect(body.accounts).toBe(phones.size);
    expect(phones.size).toBeGreaterThan(0);
  });

  test('are closed to others', async () => {
    expect((await get(`${LAB}/login-attempts`, only('customer:list'))).status).toBe(403);
    expect((await get(`${LAB}/login-attempts/figures`, only('customer:list'))).status).toBe(403);
  });
});

describe('products', () => {
  const SEEN = only('cus-product:list');
  const PATH = `${LAB}/customer-products`;

  test('are calculated from the loans of the day', async () => {
    const { body } = await get(`${PATH}?size=1`, SEEN);
    const { id, used, openLoans } = body.content[0];
    const open = (gateways.store.collection('loans')?.all ?? []).filter(
      (loan) =>
        `${loan.customerId}-${loan.productType}` === id &&
        ['LOAN_ONGOING', 'LOAN_RISK', 'LOAN_COURT'].includes(String(loan.state)),
    );
    expect(openLoans).toBe(open.length);
    expect(Number(used)).toBeCloseTo(
      open.reduce((sum, { balance }) => sum + Number(balance), 0),
      2,
    );
    const { body: loans } = await get(`${PATH}/${String(id)}/loans`, SEEN);
    expect((loans as unknown as unknown[]).length).toBeGreaterThanOrEqual(open.length);
    const history = await get(`${PATH}/${String(id)}/history`, SEEN);
    expect((history.body as unknown as { to: number }[])[0].to).toBe(open.length);
  });

  test('are closed to others', async () => {
    expect((await get(PATH, only('loan:view'))).status).toBe(403);
    expect((await get(`${PATH}/100001-LOAN/loans`, only('loan:view'))).status).toBe(403);
    expect((await get(`${PATH}/1-LOAN`, SEEN)).status).toBe(404);
  });
});
