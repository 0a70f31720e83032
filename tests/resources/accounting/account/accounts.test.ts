import { beforeAll, describe, expect, it } from 'vitest';
import type { Gateways } from '../../../../mocks/engine';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { total } from '../../../../src/domain/lending/amounts';
import type {
  AccountBalance,
  AccountStatement,
  TrialBalanceAnswer,
} from '../../../../src/resources/accounting/account/api';
import { at, startGateways, TODAY } from '../../../contract/support/gateways';
import { only } from '../../../support/rights';
import { call } from '../../../engine/testGateways';

const A = '/gateway-accounting';
const RIGHT = 'cgw-bank-income:access';
let gateways: Gateways;
let loan: MockRecord;

beforeAll(async () => {
  gateways = await startGateways();
  loan = gateways.store
    .collection('loans')
    ?.all.find(
      (one) =>
        fileOf(one).receipts.length > 2 &&
        one.tenant === 'altan' &&
        String(one.lendedDate) >= '2025-11-21',
    ) as MockRecord;
});

const ask = async <T>(line: string, body?: object, as = only(RIGHT)) =>
  (await call(gateways, line, { as, body })).body as unknown as T;

describe('accounts of the ledger', () => {
  it('show a loan’s account with what it owes, and its statement ends there', async () => {
    const id = fileOf(loan).ledgerAccount;
    const row = await ask<Record<string, unknown>>(`GET ${A}/account/${id}`);
    expect(row).toMatchObject({
      number: id,
      account: 'loan',
      list: 'LOAN',
      loanId: loan.id,
      customerId: loan.customerId,
      balance: loan.balance,
      tenant: 'altan',
    });
    const statement = await ask<AccountStatement>(`POST ${A}/statement`, {
      account: id,
      from: '2025-11-21',
      to: TODAY,
    });
    expect(statement.opening).toBe('0.00');
    expect(statement.closing).toBe(loan.balance);
    expect(statement.lines.at(-1)?.balance).toBe(loan.balance);
    expect(statement.lines[0]).toMatchObject({ kind: 'PAYOUT', debit: loan.lentAmount });
    const { points, balance } = await ask<AccountBalance>(`GET ${A}/account/balances/${id}`);
    expect(balance).toBe(loan.balance);
    expect(points.at(-1)?.balance).toBe(loan.balance);
  });

  it('list loan accounts alone, and the general ledger by POST /account/search', async () => {
    const loans = await ask<{ content: { list: string }[]; totalElements: number }>(
      `GET ${A}/account/loan?size=100`,
    );
    expect(loans.totalElements).toBeGreaterThan(50);
    expect(new Set(loans.content.map(({ list }) => list))).toEqual(new Set(['LOAN']));
    const all = await ask<{ content: { number: string; balance: string }[] }>(
      `POST ${A}/account/search`,
      { account: ['bank'], size: 10 },
    );
    expect(all.content.map(({ number }) => number)).toEqual(['1110-01']);
    expect(all.content[0].balance).toBe(
      ledgerOf(gateways.store).balanceOf('bank', { tenant: 'pocketmn' }),
    );
  });

  it('give a trial balance that comes to nothing on every day', async () => {
    for (const date of [undefined, '2026-11-20', '2025-03-31', '2020-01-01']) {
      const { rows } = await ask<TrialBalanceAnswer>(`POST ${A}/account/balances`, {
        from: date,
        to: date,
      });
      const net = rows.map(({ natural, closing }) =>
        natural === 'debit' ? closing : closing.startsWith('-') ? closing.slice(1) : `-${closing}`,
      );
      expect(total(net)).toBe('0.00');
      expect(total(rows.map(({ debit }) => debit))).toBe(total(rows.map(({ credit }) => credit)));
    }
  });

  it('refuse days that are none or to come, and unknown numbers', async () => {
    const status = async (line: string, body?: object) =>
      (await call(gateways, line, { as: only(RIGHT), body })).status;
    expect(await status(`POST ${A}/account/balances`, { to: '2026-02-30' })).toBe(400);
    expect(await status(`POST ${A}/account/balances`, { to: '2026-11-22' })).toBe(400);
    const period = { from: TODAY, to: TODAY };
    expect(await status(`POST ${A}/statement`, { account: 'LN9999999999', ...period })).toBe(400);
    expect(
      await status(`POST ${A}/statement`, { account: '1110-01', from: TODAY, to: '2026-11-20' }),
    ).toBe(400);
    expect(await status(`GET ${A}/account/balances/XX0000000001`)).toBe(404);
  });

  it('are for nobody without the right', async () => {
    const others = only('wallet:list', 'loan:view');
    for (const line of [
      `GET ${A}/account/loan`,
      `GET ${A}/account/1110-01`,
      `GET ${A}/account/balances/1110-01`,
      `GET ${A}/gl-transactions`,
      `GET ${A}/gl-transactions/figures`,
      `GET ${A}/transactions`,
      `GET ${A}/entry-models`,
    ])
      expect((await call(gateways, line, { as: others })).status, line).toBe(403);
  });

  it('hide the books of other lenders', async () => {
    const tumen = at('tumen', only(RIGHT));
    const id = fileOf(loan).ledgerAccount;
    expect((await call(gateways, `GET ${A}/account/${id}`, { as: tumen })).status).toBe(404);
    expect((await call(gateways, `GET ${A}/account/balances/${id}`, { as: tumen })).status).toBe(
      404,
    );
    const { journalId } = fileOf(loan).lines[0];
    for (const path of [journalId, `${journalId}/lines`])
      expect((await call(gateways, `GET ${A}/gl-transactions/${path}`, { as: tumen })).status).toBe(
        404,
      );
    const bank = await ask<{ balance: string }>(`GET ${A}/account/1110-01`, undefined, tumen);
    expect(bank.balance).toBe(ledgerOf(gateways.store).balanceOf('bank', { tenant: 'tumen' }));
    const journals = await ask<{ content: { tenant: string }[] }>(
      `GET ${A}/gl-transactions?size=100`,
      undefined,
      tumen,
    );
    expect(new Set(journals.content.map(({ tenant }) => tenant))).toEqual(new Set(['tumen']));
  });
});
