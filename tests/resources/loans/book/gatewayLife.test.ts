import { expect, test } from 'vitest';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { checkClaim } from '../../../../src/domain/reconcile/claimCheck';
import { checkSuspense, checkTemporary } from '../../../../src/domain/reconcile/temporaryCheck';
import type { TemporaryAccount } from '../../../../src/resources/loans/temporary-account/api';
import type { CessionAnswer } from '../../../../src/resources/contracts/contract/api';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { only } from '../../../support/rights';
import { brokenChecks, checksOf, LOANS } from '../loan/loanChecks';

const desk = gatewayDesk();

const CUSTOMER = 100_001;
const CONTRACT = 500_001;
const PAY = 'loan-payment-request:list';
const REASON = 'Туршилтын шалтгаан, хангалттай урт.';
const BATCHES = `${LOANS}/batch-payment`;
const CONTRACTS = '/gateway-lab/contracts';
const CASES = '/gateway-lab/court-list';

const REQUEST = {
  customerId: CUSTOMER,
  contractId: CONTRACT,
  productType: 'LOAN_SALARY',
  purpose: 'Гэр ахуйн бараа',
  lentAmount: '1200000.00',
  interestRate: 36,
  duration: 6,
  termUnit: 'MONTH',
  chartType: '04',
  paymentOption: 'DIRECT',
  fee: '12000.00',
  isExtendable: true,
  bankCode: 5,
  accountNumber: '5001234567',
};

/** One loan of the gateways, moved by calls alone; every figure agrees after each. */
class Life {
  private constructor(readonly id: number) {}

  static async asked(): Promise<Life> {
    const { status, body } = await desk.call(`POST ${LOANS}`, {
      as: only('loan:register', 'loan:view', 'contract:list', 'customer:list'),
      body: REQUEST,
    });
    expect(status).toBe(201);
    return new Life(Number(body.id));
  }

  get record(): MockRecord {
    return desk.store.collection('loans')?.get(this.id) as MockRecord;
  }

  /** The day comes: the gateways run the ends of all days before it. */
  async on(today: string): Promise<void> {
    await desk.post('/__clock', { today });
    await this.agree();
  }

  async act(action: string, right: string, body: object = {}, status = 200) {
    const reply = await desk.call(`POST ${LOANS}/${this.id}/${action}`, {
      as: only(right, 'loan:view'),
      body: { reason: REASON, ...body },
    });
    expect([action, reply.status, reply.status === status ? '' : reply.body]).toEqual([
      action,
      status,
      '',
    ]);
    await this.agree();
    return reply.body as Record<string, unknown>;
  }

  pay = (date: string, amount: string, status = 200) =>
    this.act('pay', PAY, { date, amount, paymentSource: 'BANK' }, status);

  /** R1–R7 and R23 as the loan's page has them; R10 of the borrower and of all together. */
  async agree(): Promise<void> {
    expect(await brokenChecks(desk.gateways, this.id)).toEqual([]);
    const { regnum } = desk.store.collection('customers')?.get(CUSTOMER) as MockRecord;
    const { body } = await desk.post(`${LOANS}/temporary-account/search`, { regnum });
    const account = body as unknown as TemporaryAccount;
    expect(checkTemporary(account)).toMatchObject({ ok: true });
    expect(checkSuspense(account.suspense)).toMatchObject({ ok: true });
  }
}

test('a life from the request to the end of the case: all calls, all figures zero, interest to the möngö', async () => {
  const life = await Life.asked();
  await life.act('approve', 'loan-pending-request:list');
  expect(life.record.state).toBe('LOAN_ONGOING');

  // In advance: the rows get lower, the interest is charged to the day of the payment.
  await life.on('2026-11-25');
  await life.act('pay_in_advance', PAY, {
    amount: '350000',
    date: '2026-11-25',
    paymentSource: 'BANK',
    advanceOption: 'LOWER',
  });
  // 12 000 of fee and 4 days of interest first, then the running row; five rows carry what is left.
  const open = fileOf(life.record).book?.rows.filter(({ state }) => state === 'UNPAID');
  expect([life.record.balance, open?.map(({ principal }) => principal)]).toEqual([
    '866734.25',
    ['173346.85', '173346.85', '173346.85', '173346.85', '173346.85'],
  ]);

  // Early, late, and dated before what is booked already.
  await life.on('2026-12-05');
  await life.pay('2026-12-05', '100000');
  await life.on('2026-12-28');
  await life.pay('2026-12-28', '200000');
  await life.on('2027-01-05');
  await life.pay('2026-12-20', '40000');
  await life.pay('2026-12-10', '15000.50');

  // A row of a batch, three days before the last receipt, by its own address.
  await life.on('2027-01-10');
  const batch = await desk.call(`POST ${BATCHES}`, {
    as: only(PAY),
    body: {
      batchCode: 'BT-LIFE-1',
      payer: 'Төрийн сан',
      receiptAmount: '60000',
      fileName: 'life.csv',
      rowCount: 1,
    },
  });
  const rows = `${BATCHES}/${String(batch.body.id)}/rows`;
  const job = await desk.call(`POST ${rows}`, {
    as: only(PAY),
    body: {
      rows: [
        {
          row: 2,
          loanCode: life.record.code,
          accountNumber: null,
          regnum: null,
          amount: '60000',
          date: '2026-12-25',
          note: null,
        },
      ],
    },
  });
  expect([batch.status, job.status]).toEqual([201, 202]);
  const booked = await desk.call(`GET ${rows}`, { as: only(PAY) });
  expect(booked.body).toMatchObject([{ outcome: 'BOOKED' }]);
  await life.agree();

  // What came before a correction is written down stays as it is.
  await life.on('2027-01-25');
  await life.act('correct_amounts', 'accounting:correct', {
    correctedPart: 'FEE',
    difference: '5000.00',
    comment: 'Шимтгэлийг дутуу бодсон.',
  });
  const refused = await life.pay('2027-01-24', '1000', 409);
  expect(refused.code).toBe('LATER_ACTIONS');

  // The claim passes to another lender; the books and the ledger say the same before and after.
  await life.on('2027-02-01');
  const cession = async () =>
    (await desk.get(`${CONTRACTS}/${CONTRACT}/cession`)).body as unknown as CessionAnswer;
  const before = await cession();
  const ceded = await desk.call(`POST ${CONTRACTS}/${CONTRACT}/cede_contract`, {
    as: only('contract:cession', 'contract:list'),
    body: { cedeTo: 'altan', cededOn: '2027-02-01' },
  });
  expect(ceded.status).toBe(200);
  const after = await cession();
  expect([before.balance, after.balance, after.ledger]).toEqual([
    before.ledger,
    before.ledger,
    before.ledger,
  ]);
  expect(life.record.tenant).toBe('altan');
  await life.agree();

  // Money of the new owner, then nothing for three months.
  await life.pay('2027-02-01', '50000');
  await life.on('2027-06-21');
  await life.act('move_to_risk_fund', 'loan:risk');
  await life.on('2027-07-01');
  await life.act('move_to_court', 'loan-court-doc:access', {
    courtCustomer: CUSTOMER,
    template: 'LOAN_COURT',
    courtFee: '70200',
    courtCost: '30000',
    courtDate: '2027-07-01',
  });

  // The case: the printed letter says the claim (R17), the court decides, the money comes.
  const record = desk.store.collection('court-list')?.all.find(({ loanId }) => loanId === life.id);
  const step = async (action: string, body: object = {}) => {
    const reply = await desk.call(`POST ${CASES}/${String(record?.id)}/${action}`, {
      as: only('loan-court-doc:access'),
      body: { reason: REASON, ...body },
    });
    expect([action, reply.status]).toEqual([action, 200]);
    await life.agree();
  };
  await step('print_letter');
  const letters = (await desk.get(`${CASES}/${String(record?.id)}/letters`)).body;
  const [letter] = letters as unknown as { total: string }[];
  const { claim } = fileOf(life.record).court ?? {};
  expect(claim && checkClaim(claim, letter.total)).toMatchObject({ ok: true });
  await life.on('2027-07-05');
  await step('file_claim', { courtName: 'Баянзүрх дүүргийн шүүх', filedDate: '2027-07-05' });
  await life.on('2027-07-20');
  await step('record_acceptance', { caseNumber: 'БЗД-1', acceptedDate: '2027-07-20' });
  await life.pay('2027-07-20', '300000');
  await life.on('2027-08-10');
  await step('record_decision', { decisionDate: '2027-08-10', awarded: claim?.total });
  await life.pay('2027-08-10', String(life.record.dueNow));
  expect([life.record.state, life.record.closeReason]).toEqual(['CLOSED', 'PAID']);
  await step('settle');

  // What the loan charged, to the möngö; and what was paid: that, 1 200 000, fees of 17 000 and the court's 100 200.
  const checks = await checksOf(desk.gateways, life.id);
  expect(checks.find(({ id }) => id === 'R23')).toEqual({
    id: 'R23',
    ok: true,
    left: '159511.56',
    right: '159511.56',
  });
  expect([life.record.balance, life.record.refundedAmount]).toEqual(['0.00', '1476711.56']);
  expect((await desk.get(`${CASES}/${String(record?.id)}`)).body.state).toBe('closed');
});
