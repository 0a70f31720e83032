import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { setLendingSettings } from '../../../../mocks/resources/loans/loan/lendingSettings';
import { WELL_KNOWN_LOANS as known } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { brokenChecks, LOANS, partOf } from './loanChecks';
import { LoanDesk } from './LoanDesk';

let desk: LoanDesk;
beforeAll(async () => {
  desk = await LoanDesk.open();
});
beforeEach(() => desk.tidy());

describe('what actions do besides', () => {
  test('a pay-out opens the account; paid out = lent less what is kept back', async () => {
    await desk.send(known.request, 'approve');
    const account = (await partOf(desk.gateways, known.request, 'account')) as {
      closing: string;
      openedOn: string;
    };
    expect(account).toMatchObject({ closing: '-500000.00', openedOn: '2026-11-21' });
    const journals = (await partOf(desk.gateways, known.request, 'account-history')) as unknown as {
      accountKey: string;
      debit: string | null;
      credit: string | null;
    }[];
    expect(journals.map(({ accountKey, debit, credit }) => [accountKey, debit, credit])).toEqual([
      ['ledgerAccounts.feesReceivable', '5000.00', null],
      ['ledgerAccounts.feeIncome', null, '5000.00'],
      ['ledgerAccounts.loan', '500000.00', null],
      ['ledgerAccounts.bank', null, '500000.00'],
    ]);
  });

  test('a loan that the bank paid out runs from the day of the pay-out', async () => {
    const { body } = await desk.send(known.cancelledButPaid, 'confirm_cancel_to_issued');
    expect(body).toMatchObject({
      state: 'LOAN_ONGOING',
      lendedDate: '2026-11-13',
      balance: '600000.00',
    });
  });

  test('a transfer without an answer stays on hold; a new day makes it long on hold', async () => {
    const { body } = await desk.send(known.requestEndsOnHold, 'approve');
    expect(body.state).toBe('LOAN_ONHOLD');
    expect((await desk.send(known.requestEndsOnHold, 'check_status')).body.state).toBe(
      'LOAN_ONHOLD',
    );
    await desk.goTo('2026-11-22');
    expect(desk.loan(known.requestEndsOnHold).state).toBe('LOAN_LONG_ONHOLD');
    const rows = await desk.history(`${LOANS}/${known.requestEndsOnHold}`);
    expect(rows[0]).toMatchObject({
      action: 'end_of_day',
      by: null,
      origin: 'AUTO',
      from: 'LOAN_ONHOLD',
      to: 'LOAN_LONG_ONHOLD',
    });
  });

  test('it stays on hold for as many ends of day as are set, and is long on hold with the last one', async () => {
    setLendingSettings(desk.gateways.store, { longOnholdDays: 2 });
    await desk.send(known.requestEndsOnHold, 'approve');
    await desk.goTo('2026-11-22');
    expect(desk.loan(known.requestEndsOnHold).state).toBe('LOAN_ONHOLD');
    await desk.goTo('2026-11-23');
    expect(desk.loan(known.requestEndsOnHold).state).toBe('LOAN_LONG_ONHOLD');
  });

  test('a repair writes what was and what is, and pays out what is corrected', async () => {
    const { body } = await desk.send(known.failedTransfer, 'correct');
    expect(body).toMatchObject({
      state: 'LOAN_ONGOING',
      lentAmount: '400000.00',
      accountNumber: '5300123456',
    });
    expect(fileOf(desk.loan(known.failedTransfer)).corrections).toMatchObject([
      {
        kind: 'STAGE',
        before: { state: 'LOAN_TRANSFER_FAILED', balance: '600000.00' },
        after: { outcome: 'ISSUED', balance: '400000.00', isBankTransfer: true },
      },
    ]);
    desk.gateways.store.reset();
    const given = await desk.send(known.failedTransfer, 'correct', {
      body: { outcome: 'GIVEN_UP' },
    });
    expect(given.body.state).toBe('CANCELLED');
    expect(fileOf(desk.loan(known.failedTransfer)).corrections.length).toBe(1);
  });

  test('the history shows the figures that an action moved', async () => {
    const { balance } = desk.loan(known.ongoing);
    await desk.send(known.ongoing, 'pay_in_advance', { body: { amount: '200000.00' } });
    const rows = await desk.history(`${LOANS}/${known.ongoing}`);
    const fields = rows
      .filter(({ action }) => action === 'pay_in_advance')
      .map(({ field }) => field);
    expect(fields).toEqual([undefined, 'refundDate', 'refundedAmount', 'balance']);
    const moved = rows.find(({ field }) => field === 'balance');
    expect(moved).toMatchObject({ from: balance, to: desk.loan(known.ongoing).balance });
  });

  test('moving to the risk department stops accrual, holds lending and puts the customer on the list', async () => {
    const id = known.dpd361;
    const before = desk.customer(100_002);
    expect(before).toMatchObject({ canLend: 'NO_DUE_LOAN', nplStatus: 'DEPARTMENT' });
    await desk.send(id, 'move_to_risk_fund');
    expect(fileOf(desk.loan(id)).book?.accrualStop).toBe('2026-11-21');
    const owed = desk.loan(id).dueNow;
    await desk.goTo('2026-12-10');
    expect(desk.loan(id).dueNow).toBe(owed);
    expect(await brokenChecks(desk.gateways, id)).toEqual([]);
  });

  test('the last loan in court settled, and the last overdue one paid, release the customer', async () => {
    for (const one of desk.gateways.store.collection('loans')?.all ?? []) {
      if (
        one.customerId !== 100_003 ||
        !(OPEN_LOAN_STATES as readonly string[]).includes(String(one.state))
      )
        continue;
      const { status } = await desk.send(one.id, 'close_from_risk_fund');
      expect(status).toBe(200);
    }
    expect(desk.customer(100_003).nplStatus).toBeNull();
    expect(desk.customer(100_003).canLend).toBe('NO_DUE_FRAUD');
    const rows = await desk.history(`/gateway-customer/customers/100003`);
    expect(rows[0]).toMatchObject({
      field: 'nplStatus',
      from: 'COURT',
      to: null,
      by: null,
      origin: 'AUTO',
    });
  });

  test('going to court moves the stage, withdrawing moves it back and drops the costs nobody paid', async () => {
    await desk.send(known.npl, 'move_to_court');
    expect(desk.customer(100_002).nplStatus).toBe('COURT');
    const { claim } = fileOf(desk.loan(known.npl)).court ?? {};
    expect(claim).toMatchObject({ courtFee: '70200.00', courtCost: '35000.00' });
    const due = Number(desk.loan(known.npl).dueNow);
    await desk.send(known.npl, 'withdraw_claim');
    expect(desk.customer(100_002).nplStatus).toBe('DEPARTMENT');
    expect(Number(desk.loan(known.npl).dueNow)).toBeCloseTo(due - 105_200, 2);
    expect(await brokenChecks(desk.gateways, known.npl)).toEqual([]);
  });

  test('writing off uses the provision for exactly the balance', async () => {
    const { balance } = desk.loan(known.npl);
    await desk.send(known.npl, 'close_from_risk_fund');
    const lines = fileOf(desk.loan(known.npl)).lines.filter(
      ({ accountKey }) => accountKey === 'ledgerAccounts.provision',
    );
    const used = lines.reduce((sum, { debit }) => sum + Number(debit), 0);
    expect(used.toFixed(2)).toBe(balance);
    expect(desk.loan(known.npl)).toMatchObject({
      state: 'CLOSED',
      closeReason: 'RISK_FUND',
      balance: '0.00',
      closedDate: '2026-11-21',
    });
  });

  test('lending is released with the last loan past due, not before', async () => {
    const all = desk.gateways.store.collection('loans')?.all ?? [];
    const lateOf = (owner: unknown) =>
      all.filter(({ customerId, overdueDays }) => customerId === owner && Number(overdueDays) > 0);
    const owner = desk.gateways.store
      .collection('customers')
      ?.all.find(
        ({ id, canLend, nplStatus }) =>
          canLend === 'NO_DUE_LOAN' && !nplStatus && lateOf(id).length > 0,
      )?.id as number;
    const late = lateOf(owner).map(({ id }) => id);
    for (const id of late) {
      expect(desk.customer(owner).canLend).toBe('NO_DUE_LOAN');
      const { status } = await desk.send(id, 'pay', { body: { amount: desk.loan(id).dueNow } });
      expect([status, desk.loan(id).overdueDays ?? 0]).toEqual([200, 0]);
    }
    expect(desk.customer(owner).canLend).toBe('YES');
    const rows = await desk.history(`/gateway-customer/customers/${owner}`);
    const opened = rows.find(({ field }) => field === 'canLend');
    expect(opened).toMatchObject({
      action: 'open',
      from: 'NO_DUE_LOAN',
      to: 'YES',
      origin: 'AUTO',
    });
  });

  test('a back-dated receipt finds the class anew', async () => {
    expect(desk.loan(known.dpd90)).toMatchObject({ classification: 'PAST_DUE', overdueDays: 90 });
    const { dueNow } = desk.loan(known.dpd90);
    await desk.send(known.dpd90, 'pay', { body: { amount: dueNow, date: '2026-11-19' } });
    expect(desk.loan(known.dpd90)).toMatchObject({ classification: 'STANDARD', overdueDays: 0 });
    expect(await brokenChecks(desk.gateways, known.dpd90)).toEqual([]);
  });
});

describe('days that pass', () => {
  test('the end of day stores the class of the day before, and tells the registry', async () => {
    await desk.goTo('2026-11-22');
    expect(desk.loan(known.dpd91)).toMatchObject({
      overdueDays: 92,
      classification: 'SUBSTANDARD',
    });
    expect(fileOf(desk.loan(known.dpd91)).registry).toEqual({
      class: 'EXPIRED',
      writeStatus: 'SCHEDULED',
    });
    await desk.goTo('2026-11-23');
    expect(fileOf(desk.loan(known.dpd91)).registry).toEqual({
      class: 'ABNORMAL',
      writeStatus: 'SUCCESSFULLY',
    });
  });

  test('an upgrade by hand lasts until the end of the day', async () => {
    expect(desk.loan(known.upgraded).classification).toBe('STANDARD');
    await desk.goTo('2026-11-22');
    expect(desk.loan(known.upgraded).classification).toBe('PAST_DUE');
  });

  test('a month later every loan still agrees, but for those whose report the registry refuses', async () => {
    await desk.goTo('2026-12-25');
    const broken = [];
    for (const record of desk.gateways.store.collection('loans')?.all ?? []) {
      const { book, registry } = fileOf(record);
      if (!book) continue;
      const checks = await brokenChecks(desk.gateways, record.id);
      // Nobody has corrected what was refused: the registry still has the class of a month ago.
      const isRefused = registry?.writeStatus === 'FAILED';
      const unexplained = checks.filter(({ id }) => !(isRefused && id === 'R7'));
      if (unexplained.length > 0) broken.push({ id: record.id, unexplained });
    }
    expect(broken).toEqual([]);
  });
});
