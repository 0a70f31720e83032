import { beforeAll, describe, expect, test } from 'vitest';
import { checkRisked } from '../../../../src/domain/reconcile/riskedCheck';
import { verdictOf } from '../../../../src/domain/reconcile/Check';
import {
  AssetClassification,
  LoanChartType,
  LoanCloseReason,
  LoanProductType,
  LoanState,
  PaymentOption,
} from '../../../../src/domain/enums/loans';
import type { Gateways } from '../../../../mocks/engine';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { brokenChecks, checksOf, LOANS } from './loanChecks';
import { call, testGateways } from '../../../engine/testGateways';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { WELL_KNOWN_LOANS } from '../../../../mocks/resources/loans/loan/wellKnownLoans';

let gateways: Gateways;
let loans: readonly MockRecord[];
beforeAll(async () => {
  gateways = await testGateways(640);
  loans = gateways.store.collection('loans')?.all ?? [];
});

const loan = (id: number) => gateways.store.collection('loans')?.get(id) as MockRecord;
const valuesOf = (field: string) => new Set(loans.map((record) => record[field]));
const missing = (values: readonly unknown[], field: string) =>
  values.filter((value) => !valuesOf(field).has(value));

test('every figure of every sample agrees, or says why not', async () => {
  const issued = loans.filter((record) => fileOf(record).book);
  const broken = [];
  for (const { id } of issued) {
    const checks = await brokenChecks(gateways, id);
    if (checks.length > 0) broken.push({ id, checks });
  }
  expect(broken).toEqual([]);
  expect(issued.length).toBeGreaterThan(350);
});

test('every state, product, chart, option, class and reason for closing occurs', () => {
  expect(missing(LoanState.values, 'state')).toEqual([]);
  expect(missing(LoanProductType.values, 'productType')).toEqual([]);
  expect(missing(LoanChartType.values, 'chartType')).toEqual([]);
  expect(missing(PaymentOption.values, 'paymentOption')).toEqual([]);
  expect(missing(AssetClassification.values, 'classification')).toEqual([]);
  expect(missing(LoanCloseReason.values, 'closeReason')).toEqual([]);
  expect(missing(['ON_TIME', 'DUE_TODAY', 'OVERDUE'], 'derivedState')).toEqual([]);
});

test('codes occur once, and the maker of the sample changes nothing on the way', async () => {
  const codes = loans.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !/^LN-(\d{4}-\d{6}|\d{6})$/.test(String(code)))).toEqual([]);
  const again = await testGateways(640);
  expect(again.store.collection('loans')?.all).toEqual(loans);
});

test('customers, tenants and holds fit', () => {
  const customers = gateways.store.collection('customers');
  const wrong = loans.filter(({ customerId, tenant }) => {
    const customer = customers?.get(customerId as number);
    return customer?.tenant !== tenant;
  });
  expect(wrong).toEqual([]);
  const risked = loans.filter(({ state }) => state === 'LOAN_RISK' || state === 'LOAN_COURT');
  const stageOf = (record: MockRecord) => customers?.get(record.customerId as number)?.nplStatus;
  const counts = {
    listTotal: risked.length,
    risk: risked.filter(({ state }) => state === 'LOAN_RISK').length,
    court: risked.filter(({ state }) => state === 'LOAN_COURT').length,
    npl: {
      department: risked.filter((record) => stageOf(record) === 'DEPARTMENT').length,
      court: risked.filter((record) => stageOf(record) === 'COURT').length,
    },
  };
  expect(checkRisked(counts)).toMatchObject({ id: 'R8', ok: true });
  const staged = (customers?.all ?? []).filter(
    ({ nplStatus, id }) => nplStatus && Number(id) <= 100_640,
  );
  expect(
    staged
      .filter(({ id }) => !risked.some(({ customerId }) => customerId === id))
      .map(({ id }) => id),
  ).toEqual([]);
});

test('who has a loan past due cannot borrow, and who is held has such a loan', () => {
  const customers = gateways.store.collection('customers');
  const late = loans.filter(({ overdueDays, tenant }) => Number(overdueDays) > 1 && tenant);
  const open = late.filter(
    (record) => customers?.get(record.customerId as number)?.canLend === 'YES',
  );
  expect(open.map(({ id }) => id)).toEqual([]);
  const held = (customers?.all ?? []).filter(({ canLend }) => canLend === 'NO_DUE_LOAN');
  const owing = new Set(late.map(({ customerId }) => customerId));
  expect(held.filter(({ id }) => !owing.has(id as number)).map(({ id }) => id)).toEqual([]);
});

describe('the well-known loans', () => {
  const known = WELL_KNOWN_LOANS;
  test.each([
    [
      known.request,
      { customerId: 100_001, state: 'LOAN_REQUESTED', classification: null, balance: null },
    ],
    [
      known.ongoing,
      { customerId: 100_001, state: 'LOAN_ONGOING', overdueDays: 0, classification: 'STANDARD' },
    ],
    [known.closed, { customerId: 100_001, state: 'CLOSED', closeReason: 'PAID', balance: '0.00' }],
    [known.npl, { customerId: 100_002, state: 'LOAN_RISK', code: 'LN-200002', overdueDays: 150 }],
    [
      known.court,
      { customerId: 100_003, state: 'LOAN_COURT', code: 'LN-200003', overdueDays: 260 },
    ],
    [known.dueToday, { derivedState: 'DUE_TODAY', overdueDays: 0, refundDate: '2026-11-21' }],
    [known.overdue29, { derivedState: 'OVERDUE', overdueDays: 29, classification: 'PAST_DUE' }],
    [known.onHold, { state: 'LOAN_ONHOLD' }],
    [known.longOnHold, { state: 'LOAN_LONG_ONHOLD' }],
    [known.failedTransfer, { state: 'LOAN_TRANSFER_FAILED' }],
    [known.longSchedule, { state: 'LOAN_ONGOING', duration: 360 }],
    [known.cancelledButPaid, { state: 'CANCELLED' }],
    [known.otherTenant, { tenant: 'altan', customerId: 100_004 }],
    [known.renewed, { classification: 'PAST_DUE', overdueDays: 0 }],
    [known.extended, { isExtended: true, extensionDuration: 1, overdueDays: 0 }],
    [known.dpd1, { overdueDays: 1, pastDueRange: 'PAST_DUE', classification: 'STANDARD' }],
    [known.dpd90, { overdueDays: 90, pastDueRange: 'PAST_DUE', classification: 'PAST_DUE' }],
    [known.dpd91, { overdueDays: 91, pastDueRange: 'SUBSTANDARD', classification: 'PAST_DUE' }],
    [
      known.dpd180,
      { overdueDays: 180, pastDueRange: 'SUBSTANDARD', classification: 'SUBSTANDARD' },
    ],
    [known.dpd181, { overdueDays: 181, pastDueRange: 'DOUBTFUL', classification: 'SUBSTANDARD' }],
    [known.dpd360, { overdueDays: 360, pastDueRange: 'DOUBTFUL', classification: 'DOUBTFUL' }],
    [known.dpd361, { overdueDays: 361, pastDueRange: 'BAD', classification: 'DOUBTFUL' }],
    [known.riskFund, { state: 'CLOSED', closeReason: 'RISK_FUND', balance: '0.00' }],
    [known.closedByCourt, { state: 'CLOSED', closeReason: 'COURT' }],
    [known.readyToReturn, { state: 'LOAN_RISK', overdueDays: 0, dueNow: '0.00' }],
    [known.upgraded, { classification: 'STANDARD', overdueDays: 70 }],
  ])('%d is as it is known', (id, expected) => {
    expect(loan(id)).toMatchObject(expected);
  });

  test('the long one has 360 rows, the uneven one five, the other payments in advance', () => {
    expect(fileOf(loan(known.longSchedule)).book?.rows.length).toBe(360);
    expect(fileOf(loan(known.uneven)).book?.rows.length).toBe(5);
    expect(fileOf(loan(known.inAdvance)).terms.paymentOption).toBe('IN_ADVANCE');
  });

  test.each([
    [known.dpd1, 'waitingForEndOfDay'],
    [known.dpd91, 'waitingForEndOfDay'],
    [known.renewed, 'renewalWatch'],
    [known.upgraded, 'manualUpgrade'],
  ])('%d: R7 differs and names its cause', async (id, cause) => {
    const r7 = (await checksOf(gateways, id)).find((check) => check.id === 'R7');
    expect(r7 && [verdictOf(r7), r7.cause]).toEqual(['explained', cause]);
  });

  test('their histories tell how the class went', async () => {
    const { body } = await call(gateways, `GET ${LOANS}/${known.dpd361}/history`);
    const rows = (body as unknown as Record<string, unknown>[])
      .filter(({ action }) => action === 'end_of_day')
      .map(({ field, from, to, origin, by }) => [field, from, to, origin, by]);
    expect(rows).toEqual([
      ['classification', 'SUBSTANDARD', 'DOUBTFUL', 'AUTO', null],
      ['classification', 'PAST_DUE', 'SUBSTANDARD', 'AUTO', null],
      ['classification', 'STANDARD', 'PAST_DUE', 'AUTO', null],
    ]);
  });
});
