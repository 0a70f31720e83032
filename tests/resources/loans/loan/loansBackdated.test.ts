import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { replay } from '../../../../src/domain/lending/replay';
import { total } from '../../../../src/domain/lending/amounts';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { pastOf } from '../../../../mocks/resources/loans/book/resplit';
import { WELL_KNOWN_LOANS as known } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { brokenChecks } from './loanChecks';
import { holder, LoanDesk } from './LoanDesk';
import { call } from '../../../engine/testGateways';

let desk: LoanDesk;
beforeAll(async () => {
  desk = await LoanDesk.open();
});
beforeEach(() => desk.tidy());

const file = (id: number) => fileOf(desk.loan(id));
const receipts = (id: number) =>
  file(id).receipts.map(({ date, amount, split }) => [date, amount, split.currentPrincipal]);
const money = (id: number) => total(file(id).receipts.map(({ amount }) => amount));

test('every open loan is what its actions made of it', () => {
  const open = (desk.gateways.store.collection('loans')?.all ?? []).filter(({ state }) =>
    ['LOAN_ONGOING', 'LOAN_RISK', 'LOAN_COURT'].includes(String(state)),
  );
  expect(open.length).toBeGreaterThan(200);
  const different = open.filter((loan) => {
    const { opening, actions, book } = pastOf(fileOf(loan));
    const { hasPendingExtension } = book;
    const made = { ...replay(opening, actions), hasPendingExtension };
    return JSON.stringify(made) !== JSON.stringify(book);
  });
  expect(different.map(({ id }) => id)).toEqual([]);
});

describe('a receipt dated before the last entry', () => {
  test('is booked at its place; later ones fall anew and every figure agrees', async () => {
    const before = receipts(known.ongoing);
    const date = '2026-09-05';
    expect(before.filter(([day]) => String(day) > date).length).toBeGreaterThan(0);
    const sum = money(known.ongoing);
    const { status, body } = await desk.send(known.ongoing, 'pay', {
      body: { date, amount: '20000.00' },
    });
    expect([status, body.state]).toEqual([200, 'LOAN_ONGOING']);
    const after = receipts(known.ongoing);
    expect(after.length).toBe(before.length + 1);
    expect(money(known.ongoing)).toBe(total([sum, '20000.00']));
    expect(await brokenChecks(desk.gateways, known.ongoing)).toEqual([]);
    const kinds = file(known.ongoing)
      .lines.slice(-30)
      .map(({ kind }) => kind);
    expect(kinds).toContain('CORRECTION');
  });

  test('before the issue is refused, and nothing is written', async () => {
    const { lines } = file(known.ongoing);
    const { status, body } = await desk.send(known.ongoing, 'pay', {
      body: { date: '2020-01-05', amount: '20000.00' },
    });
    expect([status, body.code]).toEqual([409, 'DATE_BEFORE_ISSUE']);
    expect(file(known.ongoing).lines).toBe(lines);
  });

  test('before a frozen claim is refused', async () => {
    const { book } = file(known.court);
    const { status, body } = await desk.send(known.court, 'pay', {
      body: { date: book?.lentDate, amount: '20000.00' },
    });
    expect([status, body.code]).toEqual([409, 'LATER_ACTIONS']);
  });
});

describe('a wrong receipt', () => {
  const [FROM, TO] = [known.ongoing, known.partPaid];

  test('goes to another loan: both are found anew, and the money is the same', async () => {
    const [receipt] = file(FROM).receipts.slice(-1);
    const [all, there] = [total([money(FROM), money(TO)]), file(TO).receipts.length];
    const { status, body } = await desk.send(FROM, 'move_receipt', {
      body: { receiptId: receipt.id, targetLoan: TO },
    });
    expect([status, body.code && body.state]).toEqual([200, 'LOAN_ONGOING']);
    expect(file(FROM).receipts.some(({ id }) => id === receipt.id)).toBe(false);
    expect(file(TO).receipts.length).toBe(there + 1);
    expect(total([money(FROM), money(TO)])).toBe(all);
    expect(file(TO).receipts.at(-1)).toMatchObject({
      date: receipt.date,
      amount: receipt.amount,
      source: 'TEMPORARY',
    });
    expect(await brokenChecks(desk.gateways, FROM)).toEqual([]);
    expect(await brokenChecks(desk.gateways, TO)).toEqual([]);
    const [row] = await desk.history(`/gateway-lab/loans/${TO}`);
    expect(row).toMatchObject({ action: 'move_receipt', field: 'refundedAmount' });
  });

  test('goes to the temporary account where no loan is named', async () => {
    const [receipt] = file(FROM).receipts;
    const { status } = await desk.send(FROM, 'move_receipt', { body: { receiptId: receipt.id } });
    expect(status).toBe(200);
    const credited = file(FROM).lines.filter(
      ({ accountKey, credit }) =>
        accountKey === 'ledgerAccounts.temporary' && credit === receipt.amount,
    );
    expect(credited.length).toBe(1);
    expect(await brokenChecks(desk.gateways, FROM)).toEqual([]);
  });

  test.each([
    [{ receiptId: 999 }, 400],
    [{ targetLoan: known.ongoing }, 400],
    [{ targetLoan: known.closed }, 409],
    [{ comment: 'богино' }, 400],
  ] as [object, number][])('%j is refused with %d, and both loans stay', async (body, status) => {
    const { lines } = file(FROM);
    const reply = await desk.send(FROM, 'move_receipt', { body });
    expect(reply.status).toBe(status);
    expect(file(FROM).lines).toBe(lines);
  });

  test('needs the right of accounting', async () => {
    const { status } = await desk.send(FROM, 'move_receipt', {
      as: holder('loan-payment-request:list', 'loan:view'),
    });
    expect(status).toBe(403);
  });
});

describe('a claim that is settled before everything was paid', () => {
  test('leaves what the court awarded claimable, and what it refused lost', async () => {
    const whole = await desk.send(known.courtDecided, 'settle_claim');
    expect([whole.body.state, whole.body.offBalance]).toEqual(['CLOSED', '799172.60']);
    const { body } = await desk.send(known.courtDecided, 'record_recovery');
    expect(body.offBalance).toBe('798172.60');
    expect(await brokenChecks(desk.gateways, known.courtDecided)).toEqual([]);

    // A claim of 1 866 744.00, of which the court awards a part.
    const [record, loan] = [700_016, 300_342];
    const court = (action: string, of: object) =>
      call(desk.gateways, `POST /gateway-lab/court-list/${record}/${action}`, { body: of });
    const decide = async () => {
      const decided = await court('record_decision', {
        decisionDate: '2026-11-20',
        awarded: '1000000.00',
      });
      expect([decided.status, decided.body.state]).toEqual([200, 'decision']);
      await desk.send(loan, 'pay', { body: { amount: '200000.00', date: '2026-11-21' } });
    };
    await decide();
    await court('settle', { reason: 'Талууд эвлэрч хэргийг хаав.' });
    expect([desk.loan(loan).state, desk.loan(loan).offBalance]).toEqual(['CLOSED', '800000.00']);
    expect(await brokenChecks(desk.gateways, loan)).toEqual([]);

    // Closed from the risk fund after the decision, no more is claimed.
    desk.tidy();
    await decide();
    const closed = await desk.send(loan, 'close_from_risk_fund');
    expect([closed.status, closed.body.offBalance]).toEqual([200, '800000.00']);
    expect(await brokenChecks(desk.gateways, loan)).toEqual([]);
  });
});

describe('a receipt after the write-off', () => {
  test('is a recovery: the closed loan stays, the claim gets smaller, the rest is temporary', async () => {
    const { offBalance, balance, refundedAmount } = desk.loan(known.riskFund);
    const claim = String(offBalance);
    const amount = total([claim, '500.00']);
    const { status, body } = await desk.send(known.riskFund, 'record_recovery', {
      body: { amount },
    });
    expect([status, body.state, body.offBalance, body.recoveredAmount]).toEqual([
      200,
      'CLOSED',
      '0.00',
      claim,
    ]);
    expect([body.balance, body.refundedAmount]).toEqual([balance, refundedAmount]);
    const [recovery] = file(known.riskFund).recoveries;
    expect(recovery).toMatchObject({ amount, recovered: claim, temporary: '500.00' });
    expect(await brokenChecks(desk.gateways, known.riskFund)).toEqual([]);
    const again = await desk.send(known.riskFund, 'record_recovery');
    expect([again.status, again.body.message]).toEqual([
      409,
      'Хаасан өрийг бүрэн нөхөн төлсөн байна.',
    ]);
  });

  test('is none on a loan that was paid, and none before the closing', async () => {
    const paid = await desk.send(known.closed, 'record_recovery');
    expect([paid.status, paid.body.message]).toEqual([
      409,
      'Эрсдэлийн сангаас хаагаагүй зээл байна.',
    ]);
    const early = await desk.send(known.riskFund, 'record_recovery', {
      body: { date: '2026-01-05' },
    });
    expect([early.status, early.body.fields]).toEqual([
      400,
      { date: 'loanActions.recovery.before_closing' },
    ]);
  });
});
