import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { WELL_KNOWN_LOANS as known } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { brokenChecks } from './loanChecks';
import { type Action, LoanDesk } from './LoanDesk';

let desk: LoanDesk;
beforeAll(async () => {
  desk = await LoanDesk.open();
});
beforeEach(() => desk.tidy());

const ISSUED = {
  outcome: 'ISSUED',
  correctedFee: '0',
  correctedBalance: '1000.00',
  correctedBank: 5,
  account: '5000000001',
  isBankTransfer: 'YES',
};

/** What the gateway says, and that nothing was written. */
async function refused(id: number, action: Action, body: object): Promise<unknown[]> {
  const before = fileOf(desk.loan(id));
  const answer = await desk.send(id, action, { body });
  expect(fileOf(desk.loan(id))).toBe(before);
  return [answer.status, answer.body.code, answer.body.fields ?? answer.body.message];
}

describe('nothing is booked beyond its bounds', () => {
  test('a correction of a failed stage: what was asked for, and a fee within its share', async () => {
    const lent = String(desk.loan(known.failedTransfer).lentAmount);
    const over = { ...ISSUED, correctedBalance: '99999999999' };
    expect(await refused(known.failedTransfer, 'correct', over)).toEqual([
      409,
      'AMOUNT_OVER',
      'Дээд хэмжээ: 600,000.00.',
    ]);
    const fee = { ...ISSUED, correctedBalance: lent, correctedFee: lent };
    expect((await refused(known.failedTransfer, 'correct', fee)).slice(0, 2)).toEqual([
      409,
      'FEE_OVER',
    ]);
    const good = { ...ISSUED, correctedBalance: lent };
    expect((await desk.send(known.failedTransfer, 'correct', { body: good })).status).toBe(200);
  });

  test('an extension: how far, and what it costs', async () => {
    const extend = { duration: 1, termUnit: 'MONTH', fee: '0' };
    const far = await refused(known.ongoing, 'extend', { ...extend, duration: 600 });
    expect(far.slice(0, 2)).toEqual([409, 'DURATION_OVER']);
    expect(far[2]).toBe('Нэг удаагийн сунгалт дээд тал нь 12 сар буюу 365 хоног.');
    const dear = { ...extend, fee: String(desk.loan(known.ongoing).balance) };
    expect((await refused(known.ongoing, 'extend', dear)).slice(0, 2)).toEqual([409, 'FEE_OVER']);
  });

  test('a renewal: its first day, its length, its fee; typed rows are a plan too', async () => {
    const renew = { chartType: '04', rowCount: 6, firstDate: '2026-12-21', fee: '0' };
    const late = await refused(known.dpd91, 'renew_overdue_schedule', {
      ...renew,
      firstDate: '2099-01-01',
    });
    expect(late).toEqual([409, 'DATE_OVER', 'Хамгийн сүүлийн боломжит огноо: 2027-02-21.']);
    const long = await refused(known.dpd91, 'renew_overdue_schedule', {
      ...renew,
      chartType: '01',
      rowCount: 31,
    });
    expect(long.slice(0, 2)).toEqual([409, 'PLAN_INVALID']);
    const balance = String(desk.loan(known.dpd91).balance);
    const typed = {
      chartType: '06',
      typedRows: [
        { paymentDate: '2026-12-21', principal: '1000.00' },
        { paymentDate: '2027-03-21', principal: (Number(balance) - 1_000).toFixed(2) },
      ],
    };
    const short = { ...typed, typedRows: typed.typedRows.slice(0, 1) };
    expect((await refused(known.dpd91, 'renew_overdue_schedule', short)).slice(0, 2)).toEqual([
      409,
      'PLAN_INVALID',
    ]);
    const done = await desk.send(known.dpd91, 'renew_overdue_schedule', {
      body: { ...typed, rowCount: null, firstDate: null },
    });
    expect(done.status).toBe(200);
    expect(desk.loan(known.dpd91)).toMatchObject({ balance, chartType: '06' });
    expect(await brokenChecks(desk.gateways, known.dpd91)).toEqual([]);
    const live = fileOf(desk.loan(known.dpd91)).book?.rows.filter(
      ({ state }) => state === 'UNPAID',
    );
    expect(live?.slice(-2).map(({ dueDate, principal }) => [dueDate, principal])).toEqual([
      ['2026-12-21', '1000.00'],
      ['2027-03-21', (Number(balance) - 1_000).toFixed(2)],
    ]);
  });

  test('a claim: somebody bound by the loan, a day of its life, costs of a court', async () => {
    const own = Number(desk.loan(known.npl).customerId);
    const court = {
      courtCustomer: own,
      template: 'LOAN_COURT',
      courtFee: '70200',
      courtCost: '30000',
      courtDate: '2026-11-21',
    };
    const tried = (change: object) => refused(known.npl, 'move_to_court', { ...court, ...change });
    expect(await tried({ courtCustomer: 100_001 })).toEqual([
      400,
      'VALIDATION_FAILED',
      { courtCustomer: 'loanActions.court.not_liable' },
    ]);
    expect(await tried({ courtDate: '1990-01-01' })).toEqual([
      400,
      'VALIDATION_FAILED',
      { courtDate: 'loanActions.court.before_last' },
    ]);
    expect(await tried({ courtDate: '2099-01-01' })).toEqual([
      400,
      'VALIDATION_FAILED',
      { courtDate: 'validation.date_future' },
    ]);
    expect((await tried({ courtFee: '99999999' })).slice(0, 2)).toEqual([409, 'FEE_OVER']);
    expect((await desk.send(known.npl, 'move_to_court', { body: court })).status).toBe(200);
  });

  test('a correction of fees and interest, running interest too', async () => {
    const correct = (correctedPart: string, difference: string) => ({
      correctedPart,
      difference,
      comment: 'Тооцооны зөрүү.',
    });
    expect(
      (await refused(known.ongoing, 'correct_amounts', correct('FEE', '99999999999'))).slice(0, 2),
    ).toEqual([409, 'AMOUNT_OVER']);
    expect(
      (await refused(known.ongoing, 'correct_amounts', correct('INTEREST', '-99999999'))).slice(
        0,
        2,
      ),
    ).toEqual([409, 'AMOUNT_OVER']);
    const before = Number(desk.loan(known.ongoing).interest);
    const body = correct('INTEREST', '150.25');
    expect((await desk.send(known.ongoing, 'correct_amounts', { body })).status).toBe(200);
    expect(Number(desk.loan(known.ongoing).interest)).toBeCloseTo(before + 150.25, 2);
    expect(await brokenChecks(desk.gateways, known.ongoing)).toEqual([]);
  });
});
