import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { WELL_KNOWN_LOANS as known } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import type { LendingSettings } from '../../../../src/domain/lending/lendingSettings';
import type { LoanParticipant } from '../../../../src/resources/loans/loan/api';
import type { CriteriaGroup } from '../../../../src/resources/settings/loan-criteria/criteria';
import type { GatewayDesk } from '../../../engine/gatewayDesk';
import type { Reply } from '../../../engine/testGateways';
import { LoanDesk } from '../../loans/loan/LoanDesk';
import { LOANS, REQUEST } from '../../loans/loan/loanChecks';
import type { ProbeRow } from '../ProbeRow';

export type CriterionRow = ProbeRow<CriteriaGroup, LendingSettings>;

/** What an answer to an action says: that it is done, or why not. */
export const outcome = ({ status, body }: Reply): unknown =>
  status === 200 ? 'done' : (body as { message?: string }).message;

const STUDENTS = 'contract/student/guarantee';
/** Waits for its signature since the 16th. */
const UNSIGNED = 500_081;
/** Waits for its payment, and the payer has not paid. */
const INVOICE = 58;
/** Viewed, for 15 months. */
const COPY = 10;
/** A request for 892,000 whose one guarantor answers for all of it. */
const GUARANTEED = 300_373;
/** 95 days past due, with a guarantor. */
const CALLED = 300_083;

/** What becomes of requests, contracts, invoices and guarantors by the criteria in force. */
export function requestRows(desk: GatewayDesk): readonly CriterionRow[] {
  const kept = (resource: string) => desk.store.collection(resource);
  const changed = (resource: string, id: MockRecord['id'], change: object): void => {
    const record = kept(resource)?.get(id as number);
    if (!record) throw new Error(`no ${resource} ${String(id)}`);
    kept(resource)?.change(record, { ...change });
  };
  const loans = () => LoanDesk.over(desk.gateways);

  /** What the system says of a new request of somebody with so many points: 300,000 for six months. */
  const assessed = async (score = 742) => {
    changed('customers', REQUEST.customerId, { score });
    const { body } = await desk.post(LOANS, REQUEST);
    const { body: answer } = await desk.get(`${LOANS}/${String(body.id)}/assessment`);
    return [answer.decision, answer.reasons];
  };
  /** What the queue says of the interest of a request: 48 % a year. */
  const warned = async () => {
    const waiting = kept('loans/pending/loan')?.all.find(({ loanId }) => loanId === known.request);
    const { body } = await desk.get(
      `/gateway-lab/loans/pending/loan/${String(waiting?.id)}/evidence`,
    );
    return (body.loan as { rateWarning: unknown }).rateWarning;
  };
  /** A pay-out that failed is corrected: 600,000 with a fee of a tenth. */
  const corrected = async () =>
    outcome(
      await loans().send(known.failedTransfer, 'correct', {
        body: { correctedFee: '60000', correctedBalance: '600000' },
      }),
    );
  const studentLimit = async () => {
    const contract = kept(STUDENTS)?.all.find(({ state }) => state === 'InvestorSigned');
    changed(STUDENTS, contract?.id ?? 0, { studentId: 100_001, scholarshipType: 'NONE' });
    const { body } = await desk.get(
      '/gateway-lab/loan-limits?customerId=100001&productType=LOAN_STUDENT&contractId=500001',
    );
    return body.availableLimit;
  };
  const accepted = async () => {
    await desk.call(`POST /gateway-lab/loans/assessment/${COPY}/accept`, {
      as: 'only:la-request-tenant:list',
      body: { interestRate: 24, bankCode: 5, accountNumber: '5300123456' },
    });
    const copy = kept('loans/assessment')?.get(COPY);
    return kept('loans')?.get(copy?.loanId as number)?.productType;
  };
  /** A transfer is sent and nobody answers until the next day. */
  const unanswered = async () => {
    await loans().send(known.requestEndsOnHold, 'approve');
    await loans().goTo('2026-11-22');
    return (await desk.get(`${LOANS}/${known.requestEndsOnHold}`)).body.state;
  };
  const unsigned = async () => {
    await loans().goTo('2026-11-22');
    return (await desk.get(`/gateway-lab/contracts/${UNSIGNED}`)).body.state;
  };
  /** An invoice of three weeks, asked for at the payment service. */
  const checked = async () => {
    changed('invoices', INVOICE, { createdAt: '2026-10-31T04:00:00.000Z' });
    const { body } = await desk.post(`/gateway-lab/invoices/${INVOICE}/check_status`);
    return body.state;
  };
  const approved = async () => outcome(await loans().send(GUARANTEED, 'approve', { as: 'admin' }));
  const guarantors = async () =>
    ((await desk.get(`${LOANS}/${CALLED}/participants`)).body as unknown as LoanParticipant[])
      .filter(({ role }) => role === 'GUARANTOR')
      .map(({ state }) => state);

  return [
    [
      'requests',
      'scoreMin',
      451,
      'a request of somebody with 450 points is proposed',
      () => assessed(450),
      ['APPROVED', ['INCOME_ENOUGH']],
      ['REJECTED', ['SCORE_LOW']],
    ],
    [
      'requests',
      'scoreGood',
      743,
      '742 points speak for a request',
      assessed,
      ['APPROVED', ['SCORE_GOOD', 'INCOME_ENOUGH']],
      ['APPROVED', ['INCOME_ENOUGH']],
    ],
    [
      'requests',
      'paymentShare',
      1,
      'rows of 56,000 are borne by the income',
      assessed,
      ['APPROVED', ['SCORE_GOOD', 'INCOME_ENOUGH']],
      ['REJECTED', ['INCOME_LOW']],
    ],
    [
      'requests',
      'automaticMax',
      '299999.99',
      '300,000 are approved without a person',
      assessed,
      ['APPROVED', ['SCORE_GOOD', 'INCOME_ENOUGH']],
      ['MANUAL', ['SCORE_GOOD', 'INCOME_ENOUGH', 'ABOVE_AUTOMATIC']],
    ],
    [
      'requests',
      'monthlyRateWarnPercent',
      3.9,
      'who decides is warned about 4 % a month',
      warned,
      null,
      { rate: '4.00', cap: '3.9' },
    ],
    [
      'requests',
      'payoutFeeMaxPercent',
      9.9,
      'a fee of 60,000 was kept back of 600,000',
      corrected,
      'done',
      'Шимтгэлийн дээд хэмжээ: 59,400.00.',
    ],
    [
      'requests',
      'noScholarshipPercent',
      25,
      'a student without a scholarship may borrow',
      studentLimit,
      '8750000.00',
      '4375000.00',
    ],
    [
      'requests',
      'aggregationShortMonths',
      15,
      'a request to several lenders for 15 months makes',
      accepted,
      'LOAN_LONG_TERM',
      'LOAN',
    ],
    [
      'requests',
      'longOnholdDays',
      2,
      'a transfer without an answer is, after one end of day',
      unanswered,
      'LOAN_LONG_ONHOLD',
      'LOAN_ONHOLD',
    ],
    [
      'contracts',
      'signWithinDays',
      5,
      'a contract that was not signed for six days is',
      unsigned,
      'Created',
      'AutoCanceled',
    ],
    [
      'contracts',
      'invoiceExpiresDays',
      20,
      'an invoice that was not paid for 21 days is',
      checked,
      'pending',
      'unsuccess',
    ],
    [
      'contracts',
      'guaranteeCoverPercent',
      101,
      'a request is approved whose guarantor answers for all of it',
      approved,
      'done',
      'Батлан даагчдын хариуцах дүн зээлийн дүнд хүрэхгүй байна.',
    ],
    [
      'contracts',
      'guarantorFromDpd',
      96,
      'a guarantor of a loan 95 days past due is',
      guarantors,
      ['CALLED'],
      ['BOUND'],
    ],
  ];
}
