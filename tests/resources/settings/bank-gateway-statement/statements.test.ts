import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { creditedLines } from '../../../../mocks/resources/accounting/bank-transaction/bankCredits';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import type {
  BankStatement,
  StatementLine,
} from '../../../../src/domain/bankStatements/BankStatement';
import { minus, plus } from '../../../../src/domain/lending/amounts';
import { namedVerdict } from '../../../../src/domain/reconcile/namedDifference';
import type {
  AccountDay,
  StatementPreview,
} from '../../../../src/resources/settings/bank-gateway-statement/api';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { TODAY } from '../../../engine/testGateways';
import { only } from '../../../support/rights';

const desk = gatewayDesk(60);

const SEE = 'cgw-bank-income:access';
const BASE = '/gateway-accounting';
const STATEMENTS = `${BASE}/bank-cg/gateway-statements`;
const FILES = `${BASE}/bank-cg/statement-files`;
/** The reserve account of the main lender, on which nothing has moved, and an account of another lender. */
const RESERVE = '1105003406';
const OTHERS = '5001990301';
const LENDERS = ['pocketmn', 'altan', 'tumen', 'khanuul'] as const;

/** The same rights at another lender. */
const at = (tenant: string, who: string): string => `${who}@${tenant}`;
const all = (resource: string): readonly MockRecord[] => desk.store.collection(resource)?.all ?? [];
const line = (given: Partial<StatementLine>): StatementLine => ({
  row: 1,
  date: TODAY,
  side: 'IN',
  amount: '1250000.00',
  reference: 'INT261121',
  counterName: 'ХХБ',
  counterAccount: '',
  text: 'Хадгаламжийн хүү',
  balance: null,
  ...given,
});
const statementOf = (given: Partial<BankStatement> = {}): BankStatement => ({
  account: RESERVE,
  currency: 'MNT',
  from: TODAY,
  to: TODAY,
  opening: '800000000.00',
  closing: '801250000.00',
  lines: [line({})],
  pending: 0,
  ...given,
});
const bodyOf = (...statements: readonly BankStatement[]) => ({
  fileName: 'reserve.xml',
  format: 'CAMT053',
  statements,
});
const preview = async (statement: BankStatement, as: string = only(SEE)) => {
  const { status, body } = await desk.post(`${FILES}/preview`, bodyOf(statement), as);
  expect(status).toBe(200);
  return (body as unknown as StatementPreview[])[0];
};
const take = (statement: BankStatement, as: string = only(SEE)) =>
  desk.post(FILES, bodyOf(statement), as);

/** The day's statement of an account, and its lines. */
const dayOf = async (accountNumber: string, date = TODAY) => {
  const { body } = await desk.get(
    `${STATEMENTS}?date=${date}&accountNumber=${accountNumber}&size=100`,
    only(SEE),
  );
  const record = (body.content as MockRecord[]).find((one) => one.accountNumber === accountNumber);
  if (!record) throw new Error(`no statement of ${accountNumber}`);
  const lines = await desk.get(`${STATEMENTS}/${record.id}/lines`, only(SEE));
  return { record, ...(lines.body as unknown as AccountDay) };
};

/** Checks of each lender's books that differ. */
const red = () =>
  LENDERS.flatMap((tenant) =>
    ledgerOf(desk.store)
      .checks(tenant, ledgerOf(desk.store).openDay)
      .filter((check) => namedVerdict(check) === 'unequal')
      .map(({ key }) => `${tenant} ${key}`),
  );

describe('the statements of the banks', () => {
  test('are of every day of every account, each beginning with what the one before ended with', async () => {
    const { body } = await desk.get(`${STATEMENTS}?sort=date,asc&size=2000`, only(SEE));
    const rows = body.content as MockRecord[];
    // Sixty-one days of the six accounts for income, four for pay-outs, four for reserves.
    expect(body.totalElements).toBe(61 * 14);
    for (const number of new Set(rows.map(({ accountNumber }) => accountNumber))) {
      const own = rows.filter(({ accountNumber }) => accountNumber === number);
      own.forEach(({ opening, credited, debited, closing }, place) => {
        expect(closing).toBe(minus(plus(String(opening), String(credited)), String(debited)));
        if (place > 0) expect(opening).toBe(own[place - 1].closing);
      });
    }
  });

  test('end with what the books hold, whatever is done afterwards', async () => {
    expect(red()).toEqual([]);
    const entry = {
      kind: 'INTERNAL_TRANSFER',
      fromAccount: 'bankPayouts',
      toAccount: 'bankReserve',
      amount: '1000.00',
      comment: 'Нөөц рүү шилжүүлэв.',
    };
    const { status } = await desk.post(
      `${BASE}/staff-entries`,
      entry,
      only('accounting:correct', SEE),
    );
    expect(status).toBe(201);
    expect(await dayOf(RESERVE)).toMatchObject({
      opening: '800000000.00',
      credited: '1000.00',
      closing: '800001000.00',
    });
    const loan = all('loans').find(
      ({ tenant, state }) => tenant === 'pocketmn' && state === 'LOAN_ONGOING',
    );
    const paid = await desk.call(`POST /gateway-lab/loans/${loan?.id}/pay`, {
      as: 'admin',
      body: { amount: '1000.00', date: TODAY, paymentSource: 'BANK', reason: 'Банкаар төлсөн.' },
    });
    expect(paid.status).toBe(200);
    expect(red()).toEqual([]);
  });

  test('have an extension that is paid from the bank, as any payment', async () => {
    const statuses: number[] = [];
    for (const loan of all('loans')
      .filter(({ state }) => state === 'LOAN_ONGOING')
      .slice(0, 40)) {
      const { status } = await desk.call(`POST /gateway-lab/loans/${loan.id}/extend`, {
        as: `${only('loan-extension-request:list', 'loan:view')}@${String(loan.tenant)}`,
        body: {
          duration: 1,
          termUnit: 'MONTH',
          fee: '3000.00',
          paymentSource: 'BANK',
          reason: 'Банкаар төлж сунгасан.',
        },
      });
      statuses.push(status);
    }
    expect(statuses).toContain(200);
    // The fees want their receipts, which nobody has sent yet.
    expect(red().filter((one) => !one.endsWith(' receipts'))).toEqual([]);
  });

  test('stay with the lender that paid a claim out when it is handed over', async () => {
    const statuses: number[] = [];
    for (const { id, tenant } of all('contract').slice(0, 20)) {
      const { status } = await desk.call(`POST /gateway-lab/contracts/${id}/cede_contract`, {
        as: `${only('contract:cession', 'contract:list')}@${String(tenant)}`,
        body: { cedeTo: tenant === 'altan' ? 'tumen' : 'altan', cededOn: TODAY },
      });
      statuses.push(status);
    }
    expect(statuses).toContain(200);
    expect(red()).toEqual([]);
  });

  test('differ from the books where these have booked what the bank has not executed', () => {
    const posted = ledgerOf(desk.store).post({
      kind: 'BANK_INCOME',
      valueDate: TODAY,
      at: desk.store.clock.iso(),
      by: null,
      tenant: 'altan',
      lines: [
        { account: 'bank', debit: '7.00' },
        { account: 'capital', credit: '7.00' },
      ],
    });
    expect(posted.id).not.toBe('');
    expect(red()).toEqual(['altan bankBalance']);
  });

  test('differ from the books where the bank has executed what these have not booked', () => {
    const log = desk.store.collection('bank-gateways/outgoing');
    const one = log?.all.find(
      ({ tenant, state, from }) =>
        tenant === 'pocketmn' && state === 'EXECUTED' && from === 'bankPayouts',
    );
    if (one) log?.change(one, { amount: plus(String(one.amount), '1.00') });
    expect(red()).toEqual(['pocketmn bankPayouts']);
  });

  test('have lines in and out between what they begin and end with', async () => {
    const day = await dayOf('5001120060');
    expect(day.lines.length).toBeGreaterThan(0);
    expect(day.lines.every(({ side }) => side === 'OUT')).toBe(true);
    expect(day.lines.at(-1)?.balance).toBe(day.closing);
    expect(day.record).toMatchObject({ source: 'GATEWAY', lineCount: day.lines.length });
  });

  test('are seen by their own lender alone', async () => {
    const other = await dayOf(OTHERS);
    const { status } = await desk.get(
      `${STATEMENTS}/${other.record.id}/lines`,
      at('tumen', only(SEE)),
    );
    expect(status).toBe(404);
    expect((await desk.get(`${STATEMENTS}/${other.record.id}/lines`, 'nobody')).status).toBe(403);
  });
});

describe('a statement from a file', () => {
  test('is shown before it is taken, and writes nothing until then', async () => {
    const before = all('accounting/profits').length;
    expect(await preview(statementOf())).toMatchObject({
      account: RESERVE,
      bankCode: 15,
      tenant: 'pocketmn',
      credited: '1250000.00',
      debited: '0.00',
      newCount: 1,
      knownCount: 0,
      isNews: true,
      faults: [],
    });
    expect(all('accounting/profits')).toHaveLength(before);
  });

  test('puts income onto its account and among the unrecognised, and is the day’s statement', async () => {
    const { status, body } = await take(statementOf());
    expect([status, body]).toEqual([200, { added: 1, known: 0 }]);
    const profit = all('accounting/profits').find(({ reference }) => reference === 'INT261121');
    expect(profit).toMatchObject({
      state: 'UNRECOGNIZED',
      amount: '1250000.00',
      tenant: 'pocketmn',
    });
    expect(ledgerOf(desk.store).balanceOf('bankReserve', { tenant: 'pocketmn' })).toBe(
      '801250000.00',
    );
    const day = await dayOf(RESERVE);
    expect(day.record).toMatchObject({
      source: 'FILE',
      fileName: 'reserve.xml',
      takenAt: expect.stringMatching(/^2026-11-21T10:00/),
      closing: '801250000.00',
    });
    expect(day.lines).toMatchObject([
      {
        amount: '1250000.00',
        balance: '801250000.00',
        profitId: profit?.id,
        state: 'UNRECOGNIZED',
      },
    ]);
    expect(red()).toEqual([]);
  });

  test('that is taken a second time brings nothing, and says so', async () => {
    await take(statementOf());
    const before = all('accounting/profits').length;
    expect(await preview(statementOf())).toMatchObject({
      newCount: 0,
      knownCount: 1,
      isNews: false,
    });
    const { commits } = desk.store.journal;
    const written = commits.length;
    expect((await take(statementOf())).body).toEqual({ added: 0, known: 1 });
    expect(commits).toHaveLength(written);
    expect(all('accounting/profits')).toHaveLength(before);
  });

  test('without references is known again by what its lines say', async () => {
    const statement = statementOf({ lines: [line({ reference: '' })] });
    await take(statement);
    expect(await preview(statement)).toMatchObject({ newCount: 0, knownCount: 1, faults: [] });
  });

  test('of an account for income goes the way of the gateway’s lines', async () => {
    const day = await dayOf('1105003377');
    const known = day.lines.map((one, place) =>
      line({
        row: place + 1,
        side: one.side,
        amount: one.amount,
        reference: one.reference,
        text: one.text,
      }),
    );
    const fresh = line({ row: 99, amount: '50000.00', reference: 'NEW1', text: 'зээл' });
    const { body } = await take(
      statementOf({
        account: 'MN120015001105003377',
        opening: day.opening,
        closing: plus(day.closing, '50000.00'),
        lines: [...known, fresh],
      }),
    );
    expect(body).toEqual({ added: 1, known: known.length });
    const profit = all('accounting/profits').find(({ reference }) => reference === 'NEW1');
    expect(profit).toMatchObject({ state: 'PENDING' });
    expect(red()).toEqual([]);
    const { status } = await desk.call(`POST ${BASE}/bank-cg/profits/${profit?.id}/recognise`, {
      as: only(SEE),
      body: {},
      headers: { 'If-Match': '*' },
    });
    expect(status).toBe(200);
    expect(profit && desk.store.collection('accounting/profits')?.get(profit.id)).toMatchObject({
      state: 'UNRECOGNIZED',
    });
    expect(red()).toEqual([]);
  });

  test('has its lines booked once, whichever room asks', async () => {
    await take(
      statementOf({
        closing: '800050000.00',
        lines: [line({ amount: '50000.00', reference: 'TOP1' })],
      }),
    );
    const entry = {
      kind: 'WALLET_CASH_IN',
      customerId: 100_002,
      bankReference: 'TOP1',
      amount: '50000.00',
      comment: 'Хэтэвч цэнэглэв.',
    };
    const as = only('accounting:correct', SEE);
    expect((await desk.post(`${BASE}/staff-entries`, entry, as)).status).toBe(201);
    const profit = all('accounting/profits').find(({ reference }) => reference === 'TOP1');
    expect(profit).toMatchObject({ state: 'CORRECTED' });
    expect((await desk.post(`${BASE}/staff-entries`, entry, as)).status).toBe(400);
    expect(red()).toEqual([]);
  });

  test('with a debit that nobody has booked leaves the books equal, and the line on the statement', async () => {
    await take(
      statementOf({
        closing: '799998500.00',
        lines: [line({ side: 'OUT', amount: '1500.00', reference: 'FEE1', text: 'Шимтгэл' })],
      }),
    );
    expect(await dayOf(RESERVE)).toMatchObject({ debited: '1500.00', closing: '799998500.00' });
    expect(red()).toEqual([]);
  });

  test('brings what waits for a stopped gateway, and the start brings nothing twice', async () => {
    const gateway = all('bank-gateways').find(
      ({ tenant, bankCode }) => tenant === 'pocketmn' && bankCode === 5,
    );
    const run = (action: string) =>
      desk.call(`POST ${BASE}/bank-cg/gateways/${gateway?.id}/${action}`, {
        as: only(SEE, 'admin:access'),
        body: { reason: 'Банк засварын ажилтай, орой нээнэ.' },
        headers: { 'If-Match': '*' },
      });
    await run('stop_gateway');
    const loan = all('loans').find(
      ({ id, tenant, state }) =>
        tenant === 'pocketmn' && state === 'LOAN_ONGOING' && Number(id) % 3 === 0,
    );
    await desk.call(`POST /gateway-lab/loans/${loan?.id}/pay`, {
      as: 'admin',
      body: { amount: '1000.00', date: TODAY, paymentSource: 'BANK', reason: 'Банкаар төлсөн.' },
    });
    const day = await dayOf('5001120045');
    expect(day.record).toMatchObject({ state: 'LATE', awaitedCount: 1 });
    const known = day.lines.map((one, place) =>
      line({
        row: place + 1,
        side: one.side,
        amount: one.amount,
        reference: one.reference,
        text: one.text,
      }),
    );
    const waiting =
      creditedLines(desk.store).find(({ readOn }) => readOn === undefined)?.reference ?? '';
    const given = (amount: string) =>
      statementOf({
        account: '5001120045',
        opening: day.opening,
        closing: plus(day.closing, amount),
        lines: [...known, line({ row: 99, amount, reference: waiting, text: 'төлбөр' })],
      });
    expect((await preview(given('999.00'))).faults).toEqual([
      {
        code: 'differs',
        row: 99,
        values: { reference: waiting, expected: '1000.00', given: '999.00' },
      },
    ]);
    const before = all('accounting/profits').length;
    expect((await take(given('1000.00'))).body).toEqual({ added: 1, known: known.length });
    expect(all('accounting/profits')).toHaveLength(before + 1);
    expect(all('accounting/profits').at(-1)).toMatchObject({
      state: 'CORRECTED',
      amount: '1000.00',
    });
    await run('start_gateway');
    expect(all('accounting/profits')).toHaveLength(before + 1);
    expect(red()).toEqual([]);
  });

  test('takes a line that is on another account of the lender by no second reference', async () => {
    const [known] = (await dayOf('1105003377')).lines.filter(({ profitId }) => profitId !== null);
    const found = await preview(statementOf({ lines: [line({ reference: known.reference })] }));
    expect(found.faults).toEqual([
      { code: 'elsewhere', row: 1, values: { reference: known.reference } },
    ]);
  });

  test.each<[string, BankStatement, string, string]>([
    ['an account that is nobody’s', statementOf({ account: '9999999999' }), only(SEE), 'account'],
    [
      'an account of another lender',
      statementOf({ account: OTHERS }),
      at('tumen', only(SEE)),
      'account',
    ],
    [
      'a statement that does not follow the one before',
      statementOf({ opening: '800000100.00', closing: '801250100.00' }),
      only(SEE),
      'gap',
    ],
    ['a statement that its lines do not make', statementOf({ closing: '1.00' }), only(SEE), 'sum'],
    ['a statement in dollars', statementOf({ currency: 'USD' }), only(SEE), 'currency'],
    [
      'a new line in a day that is known to its end',
      statementOf({ from: '2026-11-20', lines: [line({ date: '2026-11-20' })] }),
      only(SEE),
      'unknown_line',
    ],
  ])('refuses %s, and takes nothing', async (_, statement, as, code) => {
    const before = all('accounting/profits').length;
    expect((await preview(statement, as)).faults.map((one) => one.code)).toEqual([code]);
    const { status, body } = await take(statement, as);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('statements');
    expect(all('accounting/profits')).toHaveLength(before);
  });

  test('that names no account is of the account that is chosen for it, and of no other one', async () => {
    const unnamed = bodyOf(statementOf({ account: '' }));
    const asked = async (body: object) => {
      const answer = await desk.post(`${FILES}/preview`, body, only(SEE));
      const [{ account, faults }] = answer.body as unknown as StatementPreview[];
      return [account, faults];
    };
    expect(await asked(unnamed)).toEqual(['', [{ code: 'no_account' }]]);
    expect((await desk.post(FILES, unnamed, only(SEE))).status).toBe(400);
    expect(await asked({ ...unnamed, accountNumber: RESERVE })).toEqual([RESERVE, []]);
    expect(await asked({ ...unnamed, accountNumber: '9999999999' })).toEqual([
      '9999999999',
      [{ code: 'account', values: { account: '9999999999' } }],
    ]);
    // A choice that the file contradicts is refused; one that it repeats is none.
    const named = bodyOf(statementOf({ account: 'MN120015001105003406' }));
    expect(await asked({ ...named, accountNumber: '1105003377' })).toEqual([
      RESERVE,
      [{ code: 'other_account', values: { account: RESERVE, chosen: '1105003377' } }],
    ]);
    expect(await asked({ ...named, accountNumber: RESERVE })).toEqual([RESERVE, []]);
    const { status, body } = await desk.post(
      FILES,
      { ...unnamed, accountNumber: RESERVE },
      only(SEE),
    );
    expect([status, body]).toEqual([200, { added: 1, known: 0 }]);
    expect(await dayOf(RESERVE)).toMatchObject({ closing: '801250000.00' });
  });

  test('may be of the accounts of the own lender, the main one’s people of all, the own first', async () => {
    const accounts = async (as: string) =>
      (await desk.get(`${BASE}/bank-cg/own-accounts`, as)).body as unknown as {
        tenant: string;
        accountNumber: string;
        key: string;
      }[];
    const theirs = await accounts(at('altan', only(SEE)));
    expect(theirs.map(({ tenant, key }) => `${tenant} ${key}`)).toEqual([
      'altan bank',
      'altan bankPayouts',
      'altan bankReserve',
    ]);
    const all = await accounts(only(SEE));
    expect(all).toHaveLength(14);
    expect(all[0]).toEqual({
      key: 'bank',
      bankCode: 5,
      accountNumber: '5001120045',
      tenant: 'pocketmn',
    });
    expect((await desk.get(`${BASE}/bank-cg/own-accounts`, 'nobody')).status).toBe(403);
  });

  test('is taken whole or not at all', async () => {
    const before = all('accounting/profits').length;
    const { status } = await desk.post(
      FILES,
      bodyOf(statementOf(), statementOf({ account: '9999999999' })),
      only(SEE),
    );
    expect(status).toBe(400);
    expect(all('accounting/profits')).toHaveLength(before);
  });

  test('is nobody’s who may not see the income of the bank', async () => {
    expect((await take(statementOf(), only('wallet:list'))).status).toBe(403);
    expect((await desk.post(`${FILES}/preview`, bodyOf(statementOf()), 'nobody')).status).toBe(403);
  });

  test.each([
    { statements: [] },
    { statements: [{}] },
    { statements: [statementOf({ opening: '1,0' })] },
    { statements: [statementOf({ lines: [line({ amount: '-1.00' })] })] },
    { statements: [statementOf(), statementOf()] },
    { format: 'PDF' },
    { fileName: '' },
  ])('is refused where the body is no statement: %j', async (wrong) => {
    const { status } = await desk.post(FILES, { ...bodyOf(statementOf()), ...wrong }, only(SEE));
    expect(status).toBe(400);
  });
});
