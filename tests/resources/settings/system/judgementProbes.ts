import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import type { Assignment } from '../../../../src/resources/accounting/profit/api';
import type { GatewayDesk } from '../../../engine/gatewayDesk';
import type { SettingRow } from './moneyProbes';

const PROFITS = '/gateway-accounting/bank-cg/profits';
const TRANSFERS = '/gateway-accounting/failed-transfers';
const OPEN: readonly unknown[] = OPEN_LOAN_STATES;
const HOUR = 3_600_000;
/** A failed transfer, and the one to the same account that the bank executed. */
const TRANSFER = 700_022;
const EXECUTED = 'FT-00022-B';
/** Somebody of 23 with 4,000,000 a month and all rows on time; somebody of 41 in the risk department; somebody of 56. */
const YOUNG = 100_001;
const RISKED = 100_002;
const OLDER = 100_009;
/** The latest answer of the credit registry about the first one. */
const CHECK = 800_394;

/** What the system judges by itself: lines of the bank, transfers, tests, scores. */
export function judgementProbes(desk: GatewayDesk) {
  const kept = (resource: string) => desk.store.collection(resource);
  const changed = (resource: string, id: MockRecord['id'], change: object): void => {
    const record = kept(resource)?.get(id as number);
    if (!record) throw new Error(`no ${resource} ${String(id)}`);
    kept(resource)?.change(record, { ...change });
  };

  /** Borrowers who owe one loan alone, which takes any small payment. */
  const borrowers = () => {
    const open = (kept('loans')?.all ?? []).filter(
      ({ state, tenant }) => OPEN.includes(state) && tenant === 'pocketmn',
    );
    const lone = open.filter(
      (loan) => open.filter(({ customerId }) => customerId === loan.customerId).length === 1,
    );
    return lone.map((loan) => ({
      loan,
      customer: kept('customers')?.get(loan.customerId as number) as MockRecord,
      contract: String(kept('contract')?.get(loan.contractId as number)?.contractNumber),
    }));
  };
  /** What the gateway makes of a line with this text. */
  const recognised = async (text: string, payerAccount: string | null = null) => {
    const line = kept('accounting/profits')?.all.find(
      ({ state, tenant }) => state === 'PENDING' && tenant === 'pocketmn',
    ) as MockRecord;
    changed('accounting/profits', line.id, {
      text,
      amount: '1000.00',
      payerName: null,
      payerAccount,
    });
    const { body } = await desk.call(`POST ${PROFITS}/${String(line.id)}/recognise`, {
      body: {},
      headers: { 'If-Match': '*' },
    });
    return body.state;
  };
  /** A line that names nothing but the code of a loan: 60 points. */
  const byCode = () => recognised(String(borrowers()[0].loan.code));
  /** A line with contract and phone of one borrower, 85 points, and another's names and account, 65. */
  const byTwo = () => {
    const paid = (kept('accounting/profits')?.all ?? []).flatMap(({ payerAccount, assignments }) =>
      ((assignments ?? []) as readonly Assignment[]).map(({ customerId }) => ({
        customerId,
        payerAccount: payerAccount as string | null,
      })),
    );
    const accountOf = ({ customer }: { customer: MockRecord }) =>
      paid.find(({ customerId }) => customerId === customer.id)?.payerAccount ?? null;
    const all = borrowers();
    const other = all.find((one) => accountOf(one) !== null) ?? all[0];
    const one =
      all.find(({ customer }) => accountOf({ customer }) === null && customer.phone) ?? all[0];
    return recognised(
      `${one.contract} гэрээ, утас ${String(one.customer.phone)}, ` +
        `${String(other.customer.lastName)} ${String(other.customer.firstName)}`,
      accountOf(other),
    );
  };

  /** Executed transfers like a failed one, one of which left so long after it. */
  const doublesAfter = async (ms: number) => {
    const failed = kept('accounting/failed-transfers')?.get(TRANSFER) as MockRecord;
    const twin = kept('bank-gateways/outgoing')?.all.find(({ number }) => number === EXECUTED);
    const at = new Date(Date.parse(String(failed.transferredAt)) + ms).toISOString();
    changed('bank-gateways/outgoing', twin?.id ?? 0, { at });
    const { body } = await desk.get(`${TRANSFERS}/${TRANSFER}`);
    return (body.facts as { doubles: number }).doubles;
  };

  const test = async (id: number) => {
    const { body } = await desk.get(`/gateway-lab/metacog/${id}`);
    return [body.result, body.bonus];
  };

  /** Points that a part gives to somebody's score. */
  const points = async (id: number, key: string) => {
    const { body } = await desk.get(
      `/gateway-lab/contracts/gates?customerId=${id}&type=LEND_MARKET_PLACE`,
    );
    const { parts } = body.score as { parts: { key: string; points: number }[] };
    return parts.find((part) => part.key === key)?.points;
  };
  /** What the registry's answer gives whose worst class is this. */
  const registry = (worstClass: string | null) => () => {
    changed('zms', CHECK, { worstClass });
    return points(YOUNG, 'registry');
  };
  const greyListed = () => {
    const entry = kept('bw-list')?.all.find(
      ({ state, listType, regnum }) => state === 'LISTED' && listType === 2 && regnum,
    );
    changed('bw-list', entry?.id ?? 0, { regnum: kept('customers')?.get(YOUNG)?.regnum });
    return points(YOUNG, 'list');
  };
  const blackListed = () => {
    changed('customers', YOUNG, { listType: 'BLACK_LISTED' });
    return points(YOUNG, 'list');
  };

  const rows: readonly SettingRow[] = [
    [
      'matching',
      'matchSure',
      60,
      'a line with the code of a loan alone is',
      byCode,
      'UNRECOGNIZED',
      'PROCESSED',
    ],
    [
      'matching',
      'matchLikely',
      66,
      'a line with two proposals, of 85 and of 65, is',
      byTwo,
      'UNRECOGNIZED',
      'PROCESSED',
    ],
    [
      'transfers',
      'similarHours',
      48,
      'a transfer to the same account 30 hours later counts',
      () => doublesAfter(30 * HOUR),
      0,
      1,
    ],
    [
      'tests',
      'testPassPercent',
      78,
      'a test with 77 % comes to',
      () => test(14),
      ['PASSED', 20],
      ['FAILED', 0],
    ],
    [
      'tests',
      'testPassBonus',
      25,
      'a test with 77 % comes to',
      () => test(14),
      ['PASSED', 20],
      ['PASSED', 25],
    ],
    [
      'tests',
      'testGoodPercent',
      77,
      'a test with 77 % comes to',
      () => test(14),
      ['PASSED', 20],
      ['PASSED', 30],
    ],
    [
      'tests',
      'testGoodBonus',
      35,
      'a test with 88 % comes to',
      () => test(2),
      ['PASSED', 30],
      ['PASSED', 35],
    ],
    [
      'tests',
      'testBestPercent',
      88,
      'a test with 88 % comes to',
      () => test(2),
      ['PASSED', 30],
      ['PASSED', 50],
    ],
    [
      'tests',
      'testBestBonus',
      60,
      'a test with 100 % comes to',
      () => test(4),
      ['PASSED', 50],
      ['PASSED', 60],
    ],
    [
      'score_person',
      'scoreBase',
      350,
      'everybody begins with',
      () => points(YOUNG, 'base'),
      300,
      350,
    ],
    [
      'score_person',
      'scoreIncomeStep',
      '200000.00',
      '4,000,000 a month give',
      () => points(YOUNG, 'income'),
      40,
      20,
    ],
    [
      'score_person',
      'scoreIncomeMax',
      30,
      '4,000,000 a month give',
      () => points(YOUNG, 'income'),
      40,
      30,
    ],
    ['score_person', 'scoreSettledFrom', 23, '23 years give', () => points(YOUNG, 'age'), 0, 60],
    ['score_person', 'scoreSettledTo', 55, '56 years give', () => points(OLDER, 'age'), 60, 0],
    ['score_person', 'scoreSettled', 70, '56 years give', () => points(OLDER, 'age'), 60, 70],
    [
      'score_person',
      'scoreWorkYear',
      7,
      'six years at work give',
      () => points(RISKED, 'work'),
      36,
      42,
    ],
    [
      'score_person',
      'scoreWorkYearsMax',
      11,
      'eleven years at work give',
      () => points(OLDER, 'work'),
      60,
      66,
    ],
    [
      'score_person',
      'scoreRelative',
      25,
      'two relatives give',
      () => points(YOUNG, 'family'),
      40,
      50,
    ],
    [
      'score_person',
      'scoreRelativesMax',
      1,
      'two relatives give',
      () => points(YOUNG, 'family'),
      40,
      20,
    ],
    ['score_history', 'scoreNoRecord', 70, 'nothing at the registry gives', registry(null), 60, 70],
    [
      'score_history',
      'scoreNormal',
      130,
      'NORMAL at the registry gives',
      registry('NORMAL'),
      120,
      130,
    ],
    [
      'score_history',
      'scoreExpired',
      -10,
      'EXPIRED at the registry gives',
      registry('EXPIRED'),
      40,
      -10,
    ],
    [
      'score_history',
      'scoreAbnormal',
      -70,
      'ABNORMAL at the registry gives',
      registry('ABNORMAL'),
      -60,
      -70,
    ],
    [
      'score_history',
      'scoreDoubtful',
      -130,
      'DOUBTFUL at the registry gives',
      registry('DOUBTFUL'),
      -120,
      -130,
    ],
    ['score_history', 'scoreBad', -250, 'BAD at the registry gives', registry('BAD'), -200, -250],
    [
      'score_history',
      'scoreDiscipline',
      200,
      'all rows on time give',
      () => points(YOUNG, 'discipline'),
      240,
      200,
    ],
    [
      'score_history',
      'scoreNpl',
      -100,
      'a loan in the risk department gives',
      () => points(RISKED, 'npl'),
      -150,
      -100,
    ],
    ['score_history', 'scoreGreyList', -120, 'the grey list gives', greyListed, -100, -120],
    ['score_history', 'scoreBlackList', -400, 'the black list gives', blackListed, -300, -400],
  ];
  return { rows, doublesAfter, points };
}
