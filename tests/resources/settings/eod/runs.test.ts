import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { dueOf } from '../../../../mocks/resources/loans/temporary-account/temporaryAccounts';
import { STEP_MS } from '../../../../mocks/resources/settings/eod/runs';
import { AssetClassification } from '../../../../src/domain/enums/loans';
import { minus, smaller } from '../../../../src/domain/lending/amounts';
import { compareMoney } from '../../../../src/domain/money';
import { holdsLending } from '../../../../mocks/resources/loans/book/standing';
import type { ReceiptDay } from '../../../../src/resources/e-receipts/receipt/api';
import type { RunFacts } from '../../../../src/resources/settings/eod/run';
import type { Job, JobResultRow } from '../../../../src/framework/jobs/api';
import { gatewayDesk } from '../../../engine/gatewayDesk';

const desk = gatewayDesk();
const RUN = '/gateway-lab/eod/20261121';
const STEPS = 12;

type Shown = RunFacts & Record<string, unknown>;

const read = async (path = RUN): Promise<Shown> => (await desk.get(path)).body as unknown as Shown;
const act = (name: string, as = 'admin', body: object = {}) =>
  desk.call(`POST ${RUN}/${name}`, { as, body, headers: { 'If-Match': '*' } });
/** Lets some steps end. */
const pass = (steps: number) => desk.store.clock.setNow(desk.store.clock.now() + steps * STEP_MS);
/** Time stands still but for `pass`: how long the machine takes decides about nothing. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const states = ({ steps }: Shown): string => steps.map(({ state }) => state[0]).join('');
const jobs = async (as = 'admin'): Promise<Job[]> =>
  (await desk.get('/gateway-lab/jobs/me', as)).body as unknown as Job[];
const loans = () => desk.store.collection('loans')?.all ?? [];

/** Loans of every class before, and what came and went, are those after. */
function expectAddedUp(
  before: RunFacts['before'],
  after: RunFacts['after'],
  moves: RunFacts['moves'],
): void {
  if (!before || !after) throw new Error('no figures');
  const sum = (rows: typeof moves) => rows.reduce((all, one) => all + one.loans, 0);
  for (const assetClass of AssetClassification.values)
    expect([assetClass, after.classes[assetClass].loans]).toEqual([
      assetClass,
      before.classes[assetClass].loans +
        sum(moves.filter(({ to }) => to === assetClass)) -
        sum(moves.filter(({ from }) => from === assetClass)),
    ]);
}

/** Nothing waits that would stop a run. */
function clearTheWay(): void {
  const entries = desk.store.collection('accounting/entries');
  for (const entry of entries?.all ?? [])
    if (entry.state === 'WAITING') entries?.change(entry, { state: 'WITHDRAWN' });
}

async function runWhole(): Promise<Shown> {
  clearTheWay();
  expect((await act('start_eod')).status).toBe(200);
  await read();
  pass(STEPS);
  return read();
}

describe('the day of the sample', () => {
  test('is not run; the log has a month of days behind it, the newest first', async () => {
    const { body } = await desk.get('/gateway-lab/eod?size=100&sort=runDate,desc');
    const rows = body.content;
    expect(rows).toHaveLength(31);
    expect(rows[0]).toMatchObject({ id: 20261121, runDate: '2026-11-21', state: 'NOT_RUN' });
    expect(new Set(rows.slice(1).map(({ state }) => state))).toEqual(new Set(['DONE']));
    expect(rows.filter(({ isByItself }) => isByItself === true)).toHaveLength(1);
    expect(rows.filter(({ resumes }) => resumes === 1)).toHaveLength(1);
    expect(rows[1]).not.toHaveProperty('steps');
  });

  test.each([20261120, 20261119, 20261112, 20261105])(
    'the classes of the run %i are those of the day before and what moved',
    async (id) => {
      const { before, after, moves } = await read(`/gateway-lab/eod/${id}`);
      expectAddedUp(before, after, moves);
    },
  );

  test('what would stop it is said before, with the list that has it', async () => {
    const { precheck } = await read();
    const corrections = precheck.find(({ key }) => key === 'corrections');
    const waiting = (desk.store.collection('accounting/entries')?.all ?? []).filter(
      ({ state, kind }) => state === 'WAITING' && kind === 'INTEREST_FEE_CORRECTION',
    );
    expect(corrections).toMatchObject({
      count: waiting.length,
      gravity: waiting.length > 0 ? 'fails' : 'fine',
      step: 'ADDITIONAL_INTEREST',
      resource: 'accounting/entries',
    });
    expect(precheck.find(({ key }) => key === 'previous_day')?.gravity).toBe('fine');
    expect(precheck.find(({ key }) => key === 'books')?.gravity).toBe('fine');
    clearTheWay();
    const cleared = (await read()).precheck;
    expect(cleared.filter(({ gravity }) => gravity === 'fails')).toEqual([]);
  });
});

describe('a run', () => {
  test('reminds everybody whose payment is due on the next day, once', async () => {
    const PAYMENT_NEAR = 6;
    const messages = () => desk.store.collection('sms')?.all ?? [];
    const before = messages().length;
    const { steps } = await runWhole();
    const written = messages()
      .slice(before)
      .filter(({ templateId }) => templateId === PAYMENT_NEAR);
    const due = loans().filter(
      (loan) =>
        loan.state === 'LOAN_ONGOING' && dueOf(fileOf(loan), '2026-11-21').dueDate === '2026-11-22',
    );
    expect(due.length).toBeGreaterThan(0);
    expect(steps.find(({ step }) => step === 'MESSAGES')?.count).toBe(due.length);
    expect(written.map(({ loanId }) => loanId)).toEqual(due.map(({ id }) => id));
    for (const { text, loanId, state } of written)
      if (state !== 'NOT_SENT')
        expect(String(text)).toContain(String(loans().find(({ id }) => id === loanId)?.code));
  });

  test('does its steps one after the other, with the time that is left', async () => {
    clearTheWay();
    const started = (await act('start_eod')).body as unknown as Shown;
    expect(started).toMatchObject({ state: 'RUNNING', step: 'BANK_STATEMENTS', stepsDone: 0 });
    expect(started.leftMs).toBe(STEPS * STEP_MS);
    pass(3);
    const middle = await read();
    expect(states(middle)).toBe('DDDRAAAAAAAA');
    expect(middle).toMatchObject({ state: 'RUNNING', step: 'AUTO_REPAYMENT', stepsDone: 3 });
    expect(middle.leftMs).toBe(9 * STEP_MS);
    pass(9);
    const done = await read();
    expect(states(done)).toBe('DDDDDDDDDDDD');
    expect(done).toMatchObject({ state: 'DONE', stepsDone: 12, step: null, leftMs: null });
  });

  test('books the interest of the day on every loan, and the books have as much', async () => {
    const ledger = ledgerOf(desk.store);
    const before = ledger.balanceOf('accruedInterest');
    clearTheWay();
    await act('start_eod');
    await read();
    pass(2);
    const step = (await read()).steps[1];
    expect(step.state).toBe('DONE');
    expect(Number(step.count)).toBeGreaterThan(10);
    const income = ledger
      .lines({ account: 'interestIncome', from: '2026-11-21' })
      .filter(({ journal }) => journal.kind === 'ACCRUAL');
    expect(income.length).toBeGreaterThan(10);
    expect(ledger.balanceOf('accruedInterest')).not.toBe(before);
    pass(10);
    const { checks } = await read();
    expect(checks.map(({ key, loans: left, ledger: right }) => [key, minus(left, right)])).toEqual([
      ['principal', '0.00'],
      ['interest', '0.00'],
      ['additional', '0.00'],
    ]);
  });

  test('closes every open loan for the day; the night has nothing left to book on it', async () => {
    await runWhole();
    const open = loans().filter(({ state }) => state === 'LOAN_ONGOING');
    expect(new Set(open.map((loan) => fileOf(loan).closedThrough))).toEqual(
      new Set(['2026-11-21']),
    );
    const lines = new Map(open.map((loan) => [loan.id, fileOf(loan).lines]));
    desk.store.clock.setToday('2026-11-22');
    await read();
    const moved = open.filter((loan) => fileOf(loan).lines !== lines.get(loan.id));
    expect(moved).toEqual([]);
  });

  test('gives the classes of the day, and says how many went from where to where', async () => {
    const before = new Map(loans().map((loan) => [loan.id, fileOf(loan).storedClass]));
    const { moves, movedLoans, before: then, after } = await runWhole();
    const changed = loans().filter((loan) => before.get(loan.id) !== fileOf(loan).storedClass);
    expect(movedLoans).toBe(changed.length);
    expectAddedUp(then, after, moves);
  });

  test('closes the lending of who became late today', async () => {
    const late = (day: string) => (loan: (typeof all)[number]) => holdsLending(fileOf(loan), day);
    const all = loans();
    const turned = all.filter((one) => late('2026-11-21')(one) && !late('2026-11-20')(one));
    expect(turned.length).toBeGreaterThan(0);
    await runWhole();
    const customers = desk.store.collection('customers');
    for (const { customerId } of turned)
      expect(customers?.get(customerId as number)?.canLend).not.toBe('YES');
  });

  test('is not started a second time for its date, by anybody', async () => {
    await runWhole();
    const again = await act('start_eod');
    expect(again.status).toBe(409);
    expect((await act('resume_eod')).status).toBe(409);
    const { body } = await desk.get('/gateway-lab/eod?size=100');
    expect(body.content.filter(({ runDate }) => runDate === '2026-11-21')).toHaveLength(1);
  });

  test('is nobody’s without the right', async () => {
    for (const as of ['operator', 'economist', 'accountant']) {
      expect((await act('start_eod', as)).status).toBe(403);
      expect((await desk.get('/gateway-lab/eod', as)).status).toBe(403);
    }
    await runWhole();
    expect(await jobs('admin')).toHaveLength(1);
    // Who sends messages may have long work, too; this is another person's.
    expect(await jobs('operator')).toEqual([]);
    expect((await desk.get('/gateway-lab/jobs/me', 'accountant')).status).toBe(403);
  });
});

describe('a step that fails', () => {
  test('stops the run there; it goes on at this step, and the earlier ones are not done again', async () => {
    clearTheWay();
    desk.store.faults.add({ method: 'RUN', path: '/eod/CLASSES', fault: '503' });
    await act('start_eod');
    await read();
    pass(STEPS);
    const failed = await read();
    expect(failed).toMatchObject({ state: 'FAILED', step: 'CLASSES', cause: 'NO_ANSWER' });
    expect(states(failed)).toBe('DDDDDFAAAAAA');
    const booked = ledgerOf(desk.store).lines({ account: 'interestIncome' }).length;
    expect((await act('resume_eod')).body).toMatchObject({ state: 'RUNNING', step: 'CLASSES' });
    pass(7);
    const done = await read();
    expect(done).toMatchObject({ state: 'DONE', resumes: 1, cause: null });
    expect(ledgerOf(desk.store).lines({ account: 'interestIncome' }).length).toBe(booked);
    const { body } = await desk.get(`${RUN}/history`);
    expect((body as unknown as { action: string }[]).map(({ action }) => action)).toEqual([
      'eod_done',
      'resume_eod',
      'eod_failed',
      'start_eod',
    ]);
    expect((body as unknown as { by: string | null }[]).map(({ by }) => by === null)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test.each([
    ['INTEREST_FEE_CORRECTION', 'ADDITIONAL_INTEREST', 'CORRECTIONS_WAIT', 'DDFAAAAAAAAA'],
    ['LOAN_CLASS_UPGRADE', 'CLASSES', 'UPGRADES_WAIT', 'DDDDDFAAAAAA'],
  ])('%s that waits for a second person stops it at %s', async (kind, step, cause, standing) => {
    const entries = desk.store.collection('accounting/entries');
    clearTheWay();
    const one = (entries?.all ?? []).find((entry) => entry.kind === kind);
    if (!one) throw new Error(`no entry ${kind}`);
    entries?.change(one, { state: 'WAITING' });
    await act('start_eod');
    await read();
    pass(STEPS);
    const failed = await read();
    expect(failed).toMatchObject({ state: 'FAILED', step, cause });
    expect(states(failed)).toBe(standing);
    entries?.change(one, { state: 'REFUSED' });
    await act('resume_eod');
    pass(STEPS);
    expect((await read()).state).toBe('DONE');
  });

  test('books that differ stop it before anything is reported', async () => {
    clearTheWay();
    const saving = (desk.store.collection('saving')?.all ?? []).find(
      ({ state }) => state === 'ONGOING',
    );
    if (!saving) throw new Error('no saving');
    desk.store.collection('saving')?.change(saving, { principal: '499999.99' });
    const { precheck } = await read();
    expect(precheck.find(({ key }) => key === 'books')).toMatchObject({
      gravity: 'fails',
      step: 'REPORTS',
      count: 1,
    });
    await act('start_eod');
    await read();
    pass(STEPS);
    expect(await read()).toMatchObject({ state: 'FAILED', step: 'REPORTS', cause: 'BOOKS_DIFFER' });
  });
});

describe('what else a run changes', () => {
  test('a row due today is repaid from the temporary account, as far as the criteria allow', async () => {
    const account = (customerId: unknown) =>
      ledgerOf(desk.store).balanceOf('temporary', { holder: Number(customerId) });
    const loan = loans().find(
      (one) =>
        one.state === 'LOAN_ONGOING' &&
        Number(dueOf(fileOf(one), '2026-11-21').dueInDays) > 0 &&
        compareMoney(account(one.customerId), '20000') === 1,
    );
    if (!loan) throw new Error('no loan with money on the temporary account');
    const day = String(dueOf(fileOf(loan), '2026-11-21').dueDate);
    desk.store.clock.setToday(day);
    const path = `/gateway-lab/eod/${day.replaceAll('-', '')}`;
    await read(path);
    clearTheWay();
    const due = String((await desk.get(`/gateway-lab/loans/${loan.id}`)).body.dueNow);
    const free = minus(account(loan.customerId), '5000.00');
    const paid = smaller(free, due);
    await desk.call(`POST ${path}/start_eod`, { body: {}, headers: { 'If-Match': '*' } });
    pass(4);
    expect((await read(path)).steps[3].state).toBe('DONE');
    expect(fileOf(loan).receipts.at(-1)).toMatchObject({
      source: 'TEMPORARY',
      date: day,
      amount: paid,
    });
    expect(compareMoney(account(loan.customerId), '5000')).not.toBe(-1);
  });

  /** What the run took for a loan: source and amount of each receipt of the day. */
  const takenFor = (id: number) =>
    fileOf(loans().find((one) => one.id === id) as MockRecord)
      .receipts.filter(({ date }) => date === '2026-11-21')
      .map(({ source, amount }) => `${source} ${amount}`);

  test('what is overdue is repaid too, the oldest row first: from the temporary account, the rest from the wallet', async () => {
    const { steps } = await runWhole();
    // 35 000.00 on the temporary account, of which 5 000.00 stay; 130 120.45 to spend on the wallet.
    expect(takenFor(300_327)).toEqual(['TEMPORARY 30000.00', 'WALLET 130120.45']);
    // Loans of one borrower, due since 15 July, 30 September, 18 December 2025 and 3 June 2026.
    expect([300_320, 300_329, 300_326, 300_045].map(takenFor)).toEqual([
      ['TEMPORARY 65000.00', 'WALLET 34000.00'],
      ['WALLET 95151.54'],
      ['WALLET 27168.91'],
      [],
    ]);
    // What the temporary account pays whole leaves the wallet alone.
    expect([takenFor(300_006), takenFor(300_051)]).toEqual([
      ['TEMPORARY 116306.85'],
      ['TEMPORARY 56339.58'],
    ]);
    const held = (account: 'wallet' | 'temporary', holder: number) =>
      ledgerOf(desk.store).balanceOf(account, { holder });
    expect([held('wallet', 100_081), held('temporary', 100_081)]).toEqual(['0.00', '5000.00']);
    expect(steps[3]).toMatchObject({ step: 'AUTO_REPAYMENT', state: 'DONE' });
    const { body } = await desk.get('/gateway-customer/customers/100081/history');
    expect((body as unknown as object[]).slice(0, 2)).toMatchObject([
      { action: 'pay', origin: 'AUTO', sourceRecord: 'loans/300327' },
      { action: 'refund_from_current_account', origin: 'AUTO', sourceRecord: 'loans/300327' },
    ]);
  });

  test('nothing is taken for a loan at court, in an open fraud case, or from a wallet that is closed', async () => {
    const frauds = desk.store.collection('accounting/fraud-transfer');
    frauds?.change(frauds.all[0], { customerId: 100_006, state: 'NEW' });
    const wallets = desk.store.collection('wallets');
    wallets?.change(wallets.get(100_081) as MockRecord, { state: 'CLOSED' });
    await runWhole();
    // A borrower at court alone has 175 000.00 and 134 374.52; 300 006 is due today.
    expect(takenFor(300_049)).toEqual([]);
    expect(takenFor(300_006)).toEqual([]);
    expect(takenFor(300_327)).toEqual(['TEMPORARY 30000.00']);
  });

  test('a fee that the run collects stops no run: its receipt is wanted on the next day, which is red without it', async () => {
    const receiptDay = async (date: string) =>
      (await desk.get(`/gateway-accounting/ebarimt/day?date=${date}&books=all`))
        .body as unknown as ReceiptDay;
    // The fee of 23 October on the loan 300 067 is due with its first row, and the borrower has the money.
    desk.store.clock.setToday('2026-11-23');
    const path = '/gateway-lab/eod/20261123';
    await read(path);
    clearTheWay();
    await desk.call(`POST ${path}/start_eod`, { body: {}, headers: { 'If-Match': '*' } });
    pass(STEPS);
    expect((await read(path)).state).toBe('DONE');
    const closed = await receiptDay('2026-11-23');
    expect([closed.missing.tomorrow, closed.paid, closed.before, closed.check.verdict]).toEqual([
      '50000.00',
      '50000.00',
      '50000.00',
      'explained',
    ]);
    expect([closed.today, closed.lacking]).toEqual(['2026-11-24', ['2026-11-24']]);

    desk.store.clock.setToday('2026-11-24');
    const wanted = await receiptDay('2026-11-24');
    expect([wanted.missing.open, wanted.before, wanted.check.verdict]).toEqual([
      '50000.00',
      '50000.00',
      'unequal',
    ]);
    const found = (await read('/gateway-lab/eod/20261124')).precheck.find(
      ({ key }) => key === 'receipts',
    );
    expect([found?.gravity, found?.count]).toEqual(['fails', 1]);
    const { body: sent } = await desk.call('POST /gateway-accounting/ebarimt', {
      body: { receiverType: 'B2C', lines: [{ journalId: 'J-300067-1', isTaxable: false }] },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(sent.state).toBe('SENT');
    expect((await receiptDay('2026-11-24')).check).toMatchObject({
      standing: '50000.00',
      verdict: 'equal',
    });
    expect((await receiptDay('2026-11-23')).check).toEqual(closed.check);
  });

  test('what was valid until today has expired', async () => {
    const requests = desk.store.collection('loans/assessment');
    const waiting = requests?.all.find(({ state }) => state === 'PENDING');
    if (!waiting) throw new Error('no request');
    requests?.change(waiting, { expiresOn: '2026-11-21' });
    await runWhole();
    expect(waiting.state).toBe('EXPIRED');
  });

  test('reports of changed classes wait for the registry', async () => {
    const done = await runWhole();
    const scheduled = (desk.store.collection('zms-writer')?.all ?? []).filter(
      ({ writeStatus }) => writeStatus === 'SCHEDULED',
    );
    expect(done.steps[9].count).toBe(scheduled.length);
  });

  test('borrowers whose row is due tomorrow are reminded, in their own history', async () => {
    const done = await runWhole();
    const reminded = (desk.store.collection('customers')?.all ?? []).flatMap((customer) =>
      desk.store.history
        .of('customers', customer)
        .filter(({ action }) => action === 'remind_payment'),
    );
    expect(done.steps[10].count).toBe(reminded.length);
    expect(reminded.length).toBeGreaterThan(0);
  });
});

describe('midnight', () => {
  test('closes a day that nobody ran, without what only a run does', async () => {
    await read();
    desk.store.clock.setToday('2026-11-22');
    const yesterday = await read();
    expect(yesterday).toMatchObject({ state: 'DONE', isByItself: true, startedBy: null });
    expect(states(yesterday)).toBe('SDDSDDDDDDSS');
    const today = await read('/gateway-lab/eod/20261122');
    expect(today).toMatchObject({ state: 'NOT_RUN', runDate: '2026-11-22' });
    expect(today.before?.date).toBe('2026-11-21');
  });

  test('closes a day whose run stopped, and keeps who ran it, where it stopped and why; what waits stops the next day, too', async () => {
    const entries = desk.store.collection('accounting/entries');
    clearTheWay();
    const upgrade = (entries?.all ?? []).find(({ kind }) => kind === 'LOAN_CLASS_UPGRADE');
    if (!upgrade) throw new Error('no upgrade');
    entries?.change(upgrade, { state: 'WAITING' });
    const { startedBy } = (await act('start_eod')).body as unknown as Shown;
    pass(STEPS);
    await read();
    await act('resume_eod');
    pass(STEPS);
    expect(await read()).toMatchObject({ state: 'FAILED', step: 'CLASSES', resumes: 1 });
    desk.store.clock.setToday('2026-11-22');
    const closed = await read();
    expect(closed).toMatchObject({
      state: 'DONE',
      isByItself: true,
      startedBy,
      resumes: 1,
      step: 'CLASSES',
      cause: 'UPGRADES_WAIT',
    });
    expect(states(closed)).toBe('DDDDDDDDDDSS');
    expect(closed.steps.filter(({ cause }) => cause !== null)).toMatchObject([
      { step: 'CLASSES', state: 'DONE', cause: 'UPGRADES_WAIT' },
    ]);
    const next = await read('/gateway-lab/eod/20261122');
    expect(next.precheck.find(({ key }) => key === 'upgrades')).toMatchObject({
      gravity: 'fails',
      step: 'CLASSES',
      count: 1,
    });
  });

  test('every day in between has its row', async () => {
    await read();
    desk.store.clock.setToday('2026-11-25');
    const { body } = await desk.get('/gateway-lab/eod?size=5&sort=runDate,desc');
    expect(body.content.map(({ runDate, state }) => [runDate, state])).toEqual([
      ['2026-11-25', 'NOT_RUN'],
      ['2026-11-24', 'DONE'],
      ['2026-11-23', 'DONE'],
      ['2026-11-22', 'DONE'],
      ['2026-11-21', 'DONE'],
    ]);
  });
});

describe('the top bar', () => {
  test('has the run of who started it, until it was seen there', async () => {
    clearTheWay();
    expect(await jobs()).toEqual([]);
    await act('start_eod');
    pass(3);
    const [job] = await jobs();
    expect(job).toMatchObject({
      kind: 'EOD',
      label: '2026-11-21',
      state: 'RUNNING',
      done: 3,
      total: 12,
      route: '/settings/eod/20261121',
      canStop: true,
    });
    expect(job.leftMs).toBe(9 * STEP_MS);
    expect((await desk.post(`/gateway-lab/jobs/seen/${job.id}`)).status).toBe(404);
    pass(9);
    expect((await jobs())[0]).toMatchObject({ id: job.id, state: 'DONE', canStop: false });
    expect((await desk.post(`/gateway-lab/jobs/seen/${job.id}`)).status).toBe(200);
    expect(await jobs()).toEqual([]);
  });

  test('has a file of what became of each step, and why it stopped', async () => {
    clearTheWay();
    desk.store.faults.add({ method: 'RUN', path: '/eod/INTEREST', fault: '503' });
    await act('start_eod');
    const resultOf = async (id: string) => desk.get(`/gateway-lab/jobs/result/${id}`);
    const [running] = await jobs();
    expect(running.hasResult).toBe(false);
    pass(STEPS);
    const [job] = await jobs();
    expect(job).toMatchObject({ id: running.id, state: 'FAILED', hasResult: true });
    const rows = (await resultOf(job.id)).body as unknown as JobResultRow[];
    expect(rows).toHaveLength(12);
    expect(rows.slice(0, 3)).toEqual([
      { record: '1', name: 'Банкны хуулга', outcome: 'DONE', why: null },
      {
        record: '2',
        name: 'Хүү хуримтлуулах',
        outcome: 'FAILED',
        why: 'Үйлчилгээ хариу өгсөнгүй',
      },
      { record: '3', name: 'Нэмэгдүүлсэн хүү', outcome: 'NOT_REACHED', why: null },
    ]);
  });

  test('stops it before the next step, and the run says who did', async () => {
    clearTheWay();
    await act('start_eod');
    pass(2);
    const [job] = await jobs();
    expect((await desk.post(`/gateway-lab/jobs/stop/${job.id}`)).status).toBe(200);
    const stopped = await read();
    expect(stopped).toMatchObject({ state: 'FAILED', cause: 'STOPPED' });
    expect(states(stopped)).toBe('DDFAAAAAAAAA');
    expect((await desk.post(`/gateway-lab/jobs/stop/${job.id}`)).status).toBe(404);
    expect((await act('resume_eod')).status).toBe(200);
    expect(await jobs()).toHaveLength(1);
  });

  test('somebody else’s run is nobody’s job, and stops for nobody else', async () => {
    clearTheWay();
    await act('start_eod');
    const [job] = await jobs();
    const other = 'only:admin:access';
    expect(await jobs(other)).toEqual([]);
    expect((await desk.post(`/gateway-lab/jobs/stop/${job.id}`, {}, other)).status).toBe(404);
    expect((await read()).state).toBe('RUNNING');
  });
});
