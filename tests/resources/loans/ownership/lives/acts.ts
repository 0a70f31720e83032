import { expect } from 'vitest';
import type { MockRecord } from '../../../../../mocks/engine/MockRecord';
import { unexplainedThrough } from '../../../../../mocks/resources/e-receipts/receipt/receiptDay';
import { fileOf } from '../../../../../mocks/resources/loans/book/fileOf';
import { runId } from '../../../../../mocks/resources/settings/eod/precheck';
import { STEP_MS } from '../../../../../mocks/resources/settings/eod/runs';
import { addDays } from '../../../../../src/domain/dates';
import { namedVerdict } from '../../../../../src/domain/reconcile/namedDifference';
import { daysPastDue } from '../../../../../src/domain/lending/daysPastDue';
import { bodyFor } from '../../../../contract/support/actionBodies';
import { only } from '../../../../support/rights';
import { LENDERS, type Life, type Outcome, REASON } from './Life';

export const LAB = '/gateway-lab';
export const BOOKS = '/gateway-accounting';
const PAY = 'loan-payment-request:list';
export const DESK = ['accounting:correct', 'cgw-bank-income:access', 'loan:class-upgrade'];
const OPEN = ['LOAN_ONGOING', 'LOAN_RISK', 'LOAN_COURT'];

export type Act = (life: Life) => Promise<Outcome>;

const isOpen = ({ state }: MockRecord) => OPEN.includes(String(state));
export const inState =
  (...states: string[]) =>
  ({ state }: MockRecord) =>
    states.includes(String(state));
export const money = (whole: number) => `${whole}.00`;
const fresh = (life: Life, field: string): string =>
  `${field}${life.seed % 1000}${String(life.said.length).padStart(4, '0')}`;

/** An action of a loan, by somebody of its lender. */
const onLoan = (
  life: Life,
  loan: MockRecord | undefined,
  action: string,
  body: object,
  ...rights: string[]
): Promise<Outcome> =>
  loan
    ? life.write(
        `${LAB}/loans/${loan.id}/${action}`,
        { reason: REASON, ...body },
        life.person(loan.tenant, ...rights, 'loan:view'),
      )
    : Promise.resolve('nothing');

/** What a payment may come to: a little, what is due, or more than everything. */
const sum = (life: Life, loan: MockRecord | undefined): string =>
  life.isOneOf(4)
    ? money(Math.ceil(Number(loan?.balance ?? 0)) + life.whole(1, 150_000))
    : money(life.whole(1, 400_000));

const pay =
  (source: 'BANK' | 'WALLET' | 'TEMPORARY'): Act =>
  (life) => {
    const loan = life.among('loans', isOpen);
    const date = life.daysAgo(life.whole(0, 6));
    return onLoan(life, loan, 'pay', { amount: sum(life, loan), date, paymentSource: source }, PAY);
  };

const payInAdvance: Act = (life) => {
  const loan = life.among('loans', inState('LOAN_ONGOING'));
  const asked = { amount: sum(life, loan), date: life.today, paymentSource: 'BANK' };
  const advanceOption = life.one(['LOWER', 'SHORTER']);
  return onLoan(life, loan, 'pay_in_advance', { ...asked, advanceOption }, PAY);
};

/** A batch of a lender: rows by loan, by person and by nobody whom it knows, also of other lenders. */
const batch: Act = async (life) => {
  const tenant = life.one(LENDERS);
  const as = life.person(tenant, PAY, 'lead:approve');
  const loans = [1, 2].map(() =>
    life.among('loans', (one) => isOpen(one) && (one.tenant === tenant || life.isOneOf(9))),
  );
  const holder = life.among('customers', ({ regnum }) => Boolean(regnum));
  const whom = [
    ...loans.map((loan) => ({ loanCode: loan?.code ?? 'LN-0000-000000' })),
    { regnum: holder?.regnum },
  ];
  const rows = whom.map((own, place) => ({
    row: place + 2,
    loanCode: null,
    accountNumber: null,
    regnum: null,
    amount: money(life.whole(1, 90_000)),
    date: life.daysAgo(life.whole(0, 4)),
    note: null,
    ...own,
  }));
  const receiptAmount = money(rows.reduce((all, { amount }) => all + Number(amount), 0));
  const made = await life.reply(
    `${LAB}/loans/batch-payment`,
    {
      batchCode: fresh(life, 'BT-'),
      payer: 'Төрийн сан',
      receiptAmount,
      fileName: 'a.csv',
      rowCount: rows.length,
    },
    as,
  );
  if (made.status !== 201) return 'refused';
  const path = `${LAB}/loans/batch-payment/${String(made.body.id)}/rows`;
  const booked = await life.write(path, { rows }, as);
  // A job is looked at until it has ended.
  await life.desk.call(`GET ${path}`, { as });
  return booked;
};

const correct: Act = (life) => {
  const loan = life.among('loans', isOpen);
  const correctedPart = life.one(['FEE', 'INTEREST', 'OVERDUE_INTEREST', 'ADDITIONAL_INTEREST']);
  const difference = money(life.whole(-4_000, 4_000) || 1);
  const asked = { correctedPart, difference, comment: 'Тооцоог дахин шалгаж заслаа.' };
  return onLoan(life, loan, 'correct_amounts', asked, 'accounting:correct');
};

const moveReceipt: Act = (life) => {
  const loan = life.among('loans', (one) => isOpen(one) && fileOf(one).receipts.length > 0);
  const receipt = loan && life.one(fileOf(loan).receipts.slice(-2));
  const target = life.isOneOf(2) ? life.among('loans', isOpen)?.id : undefined;
  const asked = {
    receiptId: receipt?.id,
    comment: REASON,
    ...(target ? { targetLoanId: target } : {}),
  };
  return onLoan(life, loan, 'move_receipt', asked, 'accounting:correct');
};

const cede: Act = async (life) => {
  const contract = life.among(
    'contract',
    ({ id, isArchive, state }) =>
      isArchive !== true &&
      ['InvestorSigned', 'Modified'].includes(String(state)) &&
      life.records('loans').some((loan) => loan.contractId === id && isOpen(loan)),
  );
  if (!contract) return 'nothing';
  const cedeTo = life.one(LENDERS.filter((lender) => lender !== contract.owner));
  return life.write(
    `${LAB}/contracts/${contract.id}/cede_contract`,
    { cedeTo, cededOn: life.today },
    life.person(contract.tenant, 'contract:cession', 'contract:list'),
  );
};

const undoCession: Act = (life) => {
  const contract = life.among('contract', ({ isCessioned }) => isCessioned === true);
  if (!contract) return Promise.resolve('nothing');
  const as = life.person(contract.tenant, 'contract:cession', 'contract:list');
  return life.write(`${LAB}/contracts/${contract.id}/undo_cession`, {}, as);
};

const toRisk: Act = (life) => {
  const isLate = (one: MockRecord) =>
    one.state === 'LOAN_ONGOING' && daysPastDue(fileOf(one).book?.rows ?? [], life.today) > 90;
  const loan = life.among('loans', isLate) ?? life.among('loans', inState('LOAN_ONGOING'));
  return onLoan(life, loan, 'move_to_risk_fund', {}, 'loan:risk');
};

const fromRisk: Act = (life) =>
  onLoan(life, life.among('loans', inState('LOAN_RISK')), 'return_to_ongoing', {}, 'loan:risk');

export const sue: Act = (life) => {
  const loan = life.among('loans', inState('LOAN_RISK'));
  const asked = { courtCustomer: loan?.customerId, template: 'LOAN_COURT', courtDate: life.today };
  const costs = { courtFee: money(life.whole(0, 70_000)), courtCost: money(life.whole(0, 30_000)) };
  return onLoan(life, loan, 'move_to_court', { ...asked, ...costs }, 'loan-court-doc:access');
};

/** The next step of a case, whichever it is. */
const goToCourt: Act = (life) => {
  const record = life.among(
    'court-list',
    ({ state, fraudCase }) => state !== 'closed' && !fraudCase,
  );
  if (!record) return Promise.resolve('nothing');
  const day = life.today;
  const steps: Record<string, [string, object]> = {
    drafted: ['print_letter', {}],
    printed: ['file_claim', { courtName: 'Баянзүрх дүүргийн шүүх', filedDate: day }],
    filed: ['record_acceptance', { caseNumber: 'БЗД-1', acceptedDate: day }],
    accepted: [
      'record_decision',
      {
        decisionDate: day,
        awarded: money(Math.floor((Number(record.total) * life.whole(0, 4)) / 4)),
      },
    ],
    decision: ['settle', {}],
    enforcement: ['settle', {}],
  };
  const [action, body] = life.isOneOf(8) ? ['withdraw', {}] : steps[String(record.state)];
  const as = life.person(record.tenant, 'loan-court-doc:access', 'loan-court-doc:list');
  return life.write(`${LAB}/court-list/${record.id}/${action}`, { reason: REASON, ...body }, as);
};

const writeOff: Act = (life) =>
  onLoan(
    life,
    life.among('loans', inState('LOAN_RISK', 'LOAN_COURT')),
    'close_from_risk_fund',
    {},
    'loan:close-fund',
    'loan:risk',
    'lead:approve',
    'loan-admin:list',
    'loan:close',
  );

const recover: Act = (life) => {
  const loan = life.among('loans', ({ offBalance }) => Number(offBalance ?? 0) > 0);
  const amount = life.isOneOf(3) ? String(loan?.offBalance) : money(life.whole(1, 300_000));
  const paymentSource = life.one(['BANK', 'TEMPORARY', 'WALLET']);
  return onLoan(life, loan, 'record_recovery', { amount, date: life.today, paymentSource }, PAY);
};

const extend: Act = (life) => {
  const loan = life.among('loans', inState('LOAN_ONGOING'));
  const asked = { duration: life.whole(1, 2), termUnit: 'MONTH', fee: money(life.whole(0, 5_000)) };
  return onLoan(
    life,
    loan,
    'extend',
    { ...asked, paymentSource: life.one(['BANK', 'WALLET', 'TEMPORARY']) },
    'loan-extension-request:list',
  );
};

const renew: Act = (life) => {
  const loan = life.among('loans', inState('LOAN_ONGOING'));
  const asked = { chartType: '04', rowCount: life.whole(3, 9), firstDate: addDays(life.today, 30) };
  return onLoan(
    life,
    loan,
    'renew_overdue_schedule',
    { ...asked, fee: '0.00' },
    'overdue-loan:list',
    'loan:renew-overdue',
    'lead:approve',
  );
};

/** A request is made, or one that waits is decided. */
const lend: Act = (life) => {
  const contract = life.among(
    'contract',
    (one) => one.isArchive !== true && ['InvestorSigned', 'Modified'].includes(String(one.state)),
  );
  if (!contract) return Promise.resolve('nothing');
  const account = life.among(
    'bank_account',
    ({ customerId }) => customerId === contract.customerId,
  );
  return life.write(
    `${LAB}/loans`,
    {
      customerId: contract.customerId,
      contractId: contract.id,
      productType: 'LOAN_SALARY',
      purpose: 'Гэр ахуйн бараа',
      lentAmount: money(life.whole(1, 9) * 50_000),
      interestRate: 24,
      duration: life.whole(2, 8),
      termUnit: 'MONTH',
      chartType: '04',
      paymentOption: 'DIRECT',
      fee: '2000.00',
      isExtendable: true,
      bankCode: account?.bankCode ?? 5,
      accountNumber: account?.number ?? '5001234567',
    },
    life.person(contract.tenant, 'loan:register', 'loan:view', 'contract:list', 'customer:list'),
  );
};

const DECIDE = ['loan-pending-request:list', 'ltl-pending-request:view', 'loan:approve'];
export const decide: Act = (life) => {
  const loan = life.among('loans', inState('LOAN_REQUESTED'));
  const action = life.isOneOf(6) ? 'cancel_record' : 'approve';
  return onLoan(life, loan, action, {}, ...DECIDE);
};

/** A line of the bank goes to a loan, those that another lender ceded first among them, or to a temporary account. */
const assign: Act = (life) => {
  const line = life.among('accounting/profits', inState('UNRECOGNIZED', 'PENDING'));
  if (!line) return Promise.resolve('nothing');
  const isOwn = (one: MockRecord) => one.tenant === line.tenant;
  const isOthers = (one: MockRecord) =>
    life.record('customers', Number(one.customerId))?.tenant !== one.tenant;
  const loan = life.isOneOf(2)
    ? (life.among('loans', (one) => isOpen(one) && isOwn(one) && isOthers(one)) ??
      life.among('loans', (one) => isOpen(one) && isOwn(one)))
    : undefined;
  const part = loan
    ? { loanId: loan.id, customerId: null }
    : { loanId: null, customerId: life.among('customers', isOwn)?.id };
  life.assigned.push(line);
  return life.write(
    `${BOOKS}/bank-cg/profits/${line.id}/assign`,
    { parts: [{ ...part, amount: line.amount }] },
    life.person(line.tenant, ...DESK),
  );
};

const recognise: Act = (life) => {
  const line = life.among('accounting/profits', inState('PENDING'));
  if (!line) return Promise.resolve('nothing');
  const as = life.person(line.tenant, ...DESK);
  return life.write(`${BOOKS}/bank-cg/profits/${line.id}/recognise`, {}, as);
};

const undoAssign: Act = (life) => {
  const some = life.isOneOf(2) ? life.assigned : [];
  const line =
    life.one(some.filter(inState('CORRECTED'))) ??
    life.among('accounting/profits', inState('CORRECTED', 'PROCESSED'));
  if (!line) return Promise.resolve('nothing');
  const as = life.person(line.tenant, ...DESK);
  return life.write(`${BOOKS}/bank-cg/profits/${line.id}/undo_assign`, { comment: REASON }, as);
};

/** An entry of the desk of some kind. */
const entry: Act = (life) => {
  // From a million on it takes two.
  const whole = life.isOneOf(5) ? life.whole(1, 3) * 1_000_000 : life.whole(1, 60) * 1_000;
  const amount = money(whole);
  const customer = life.among('customers', () => true);
  const loan = life.among('loans', isOpen);
  const saving = life.among('saving', inState('ONGOING', 'EXPIRED'));
  const line = life.among('accounting/profits', inState('UNRECOGNIZED'));
  const ofSaving = { customerId: saving?.customerId, savingId: saving?.id, amount };
  const savers = life.record('customers', Number(saving?.customerId))?.tenant;
  const kinds: readonly [tenant: unknown, asked: object][] = [
    [customer?.tenant, { kind: 'WALLET_CASH_OUT', customerId: customer?.id, amount }],
    [
      loan?.tenant,
      {
        kind: 'INTEREST_FEE_CORRECTION',
        customerId: loan?.customerId,
        loanId: loan?.id,
        correctedPart: 'FEE',
        difference: amount,
      },
    ],
    [savers, { kind: 'DEPOSIT_TO_WALLET', ...ofSaving }],
    [savers, { kind: 'DEPOSIT_FROM_WALLET', ...ofSaving }],
    [
      savers,
      {
        kind: 'DEPOSIT_TO_LOAN',
        ...ofSaving,
        loanId: life.among('loans', (one) => isOpen(one) && one.customerId === saving?.customerId)
          ?.id,
      },
    ],
    [
      life.one(LENDERS),
      { kind: 'INTERNAL_TRANSFER', fromAccount: 'bank', toAccount: 'bankPayouts', amount },
    ],
    [
      line?.tenant,
      {
        kind: 'WALLET_CASH_IN',
        customerId: life.among('customers', ({ tenant }) => tenant === line?.tenant)?.id,
        bankReference: line?.reference,
        amount: line?.amount,
      },
    ],
  ];
  const [tenant, asked] = life.one(kinds) ?? [];
  const as = life.person(tenant ?? 'pocketmn', ...DESK);
  return life.write(`${BOOKS}/staff-entries`, { comment: REASON, ...asked }, as);
};

/** Somebody else than the author. */
export const second = (life: Life, tenant: unknown) => life.person(tenant, ...DESK, 'loan:view');

const decideEntry: Act = (life) => {
  const one = life.among('accounting/entries', inState('WAITING'));
  if (!one) return Promise.resolve('nothing');
  const [action, body] = life.isOneOf(4)
    ? ['refuse_entry', { reason: REASON }]
    : ['approve_entry', { confirm: 'x' }];
  return life.write(`${BOOKS}/staff-entries/${one.id}/${action}`, body, second(life, one.tenant));
};

const reverseEntry: Act = (life) => {
  const one = life.among('accounting/entries', inState('BOOKED'));
  if (!one) return Promise.resolve('nothing');
  return life.write(
    `${BOOKS}/staff-entries/${one.id}/reverse_entry`,
    { reason: REASON },
    second(life, one.tenant),
  );
};

/** From a temporary account to the bank, the wallet or somebody else. */
export const moveTemporary: Act = (life) => {
  const holder = life.one(
    life.ledger
      .holdersOf('temporary')
      .filter((id) => Number(life.ledger.balanceOf('temporary', { holder: id })) > 0),
  );
  const customer = holder === undefined ? undefined : life.record('customers', holder);
  if (!customer) return Promise.resolve('nothing');
  const has = Number(life.ledger.balanceOf('temporary', { holder }));
  const amount = money(
    life.isOneOf(6) ? Math.ceil(has) + 1 : Math.max(1, Math.floor((has * life.whole(1, 4)) / 4)),
  );
  const path = `${BOOKS}/current-accounts/${customer.id}`;
  if (life.isOneOf(2))
    return life.write(
      `${path}/return_to_bank`,
      { amount, note: REASON },
      life.person(customer.tenant, ...DESK, 'wallet:list'),
    );
  const target = life.one(['WALLET', 'OTHER']);
  const toCustomerId =
    target === 'OTHER'
      ? life.among('customers', (one) => life.isOneOf(8) || one.tenant === customer.tenant)?.id
      : undefined;
  return life.write(
    `${path}/move_temporary`,
    {
      target: target === 'OTHER' ? 'CUSTOMER' : 'WALLET',
      ...(toCustomerId ? { toCustomerId } : {}),
      amount,
      note: REASON,
    },
    life.person(customer.tenant, 'wallet:list', 'lead:approve'),
  );
};

const CUSTOMERS = '/gateway-customer/customers';
const KEEPER = ['customer:create', 'customer:view', 'customer:list'];
const PEOPLE = ['Бат', 'Дорж', 'Цэцэг', 'Наран', 'Оюун', 'Тулга', 'Сувд'];

/** Another name. */
const rename: Act = (life) => {
  const customer = life.among('customers', ({ type }) => type !== 'COMPANY');
  if (!customer) return Promise.resolve('nothing');
  const body = {
    ...bodyFor('customers', 'change_name', customer),
    reason: REASON,
    lastName: `${life.one(PEOPLE)}сүрэн`,
    firstName: `${life.one(PEOPLE)}мөнх`,
  };
  return life.write(
    `${CUSTOMERS}/${customer.id}/change_name`,
    body,
    life.person(customer.tenant, ...KEEPER),
  );
};

/** Another register number: the letters alone, so that the day of birth stays. */
const renumber: Act = (life) => {
  const customer = life.among(
    'customers',
    ({ type, regnum }) => type !== 'COMPANY' && Boolean(regnum),
  );
  if (!customer) return Promise.resolve('nothing');
  const letters = [...'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШ'];
  const newRegnum = `${life.one(letters)}${life.one(letters)}${String(customer.regnum).slice(2)}`;
  const body = { ...bodyFor('customers', 'correct_regnum', customer), reason: REASON, newRegnum };
  return life.write(
    `${CUSTOMERS}/${customer.id}/correct_regnum`,
    body,
    life.person(customer.tenant, ...KEEPER),
  );
};

/** Who keeps the employees of all lenders. */
const STAFF = only('org-employee:create', 'org-employee:list', 'org-employee:create-on-tenant');

const leave: Act = (life) => {
  const employee = life.among(
    'org-employee',
    (one) =>
      one.state === 'WORKING' &&
      one.tenant === 'pocketmn' &&
      one.staffId !== '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a01',
  );
  if (!employee) return Promise.resolve('nothing');
  const handedTo = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a01';
  return life.write(
    `/gateway-org/employees/${employee.id}/leave`,
    { reason: REASON, leftOn: life.today, handedTo },
    STAFF,
  );
};

const rehire: Act = (life) => {
  const employee = life.among(
    'org-employee',
    (one) => one.state === 'LEFT' && one.tenant === 'pocketmn',
  );
  if (!employee) return Promise.resolve('nothing');
  return life.write(
    `/gateway-org/employees/${employee.id}/rehire`,
    { reason: REASON, hiredAt: life.today },
    STAFF,
  );
};

/** The answer of the last write was lost: it is sent again under its key, and nothing is done twice. */
const lostAnswer: Act = async (life) => {
  const { lastSent } = life;
  if (!lastSent) return 'nothing';
  const { line, body, as, key, answer } = lastSent;
  await life.look();
  const before = life.ledger.journals().length;
  const again = await life.desk.call(line, { as, body, headers: { 'Idempotency-Key': key } });
  life.said.push(`${life.today} again ${line} ${again.status}`);
  expect(again.headers.get('Idempotency-Replayed')).toBe('true');
  expect(JSON.stringify(again.body)).toBe(answer);
  expect(life.ledger.journals().length).toBe(before);
  return 'done';
};

/** The answer of a payment gets lost after the gateway has done it; the person sends it again. */
const lostPayment: Act = async (life) => {
  const loan = life.among('loans', inState('LOAN_ONGOING', 'LOAN_RISK'));
  if (!loan) return 'nothing';
  const path = `${LAB}/loans/${loan.id}/pay`;
  await life.desk.post('/__fault', { method: 'POST', path, fault: 'drop-after-commit' });
  const line = `POST ${path}`;
  const given = {
    as: life.person(loan.tenant, PAY, 'loan:view'),
    body: { amount: money(life.whole(1, 50_000)), date: life.today, paymentSource: 'BANK' },
    headers: { 'Idempotency-Key': fresh(life, 'lost') },
  };
  const receipts = fileOf(loan).receipts.length;
  await expect(life.desk.call(line, given)).rejects.toThrow();
  await life.desk.call('DELETE /__fault');
  const again = await life.desk.call(line, given);
  life.said.push(`${life.today} lost ${line} ${JSON.stringify(given.body)} ${again.status}`);
  const now = fileOf(life.record('loans', loan.id) as MockRecord).receipts.length;
  if (again.status >= 300) return 'refused';
  expect(now).toBe(receipts + 1);
  return 'done';
};

/** What nobody may: another lender's people, a right that lacks, a day that has not come, a sum of nothing. */
const forbidden: Act = async (life) => {
  const loan = life.among('loans', isOpen);
  if (!loan) return 'nothing';
  const body = { amount: '1000.00', date: life.today, paymentSource: 'BANK' };
  const stranger = life.one(LENDERS.slice(1).filter((lender) => lender !== loan.tenant));
  const [as, asked]: [string, object] = life.one([
    [life.person(stranger, PAY, 'loan:view'), body],
    [life.person(loan.tenant, 'loan:view'), body],
    [life.person(loan.tenant, PAY, 'loan:view'), { ...body, date: addDays(life.today, 1) }],
    [life.person(loan.tenant, PAY, 'loan:view'), { ...body, amount: '0.00' }],
    [life.person(loan.tenant, PAY, 'loan:view'), { ...body, amount: '-5.00' }],
    [life.person(loan.tenant, PAY, 'loan:view'), { ...body, paymentSource: 'BATCH' }],
  ] as [string, object][]) ?? ['', {}];
  await life.look();
  const before = [life.ledger.changes, JSON.stringify(life.record('loans', loan.id))];
  const outcome = await life.write(`${LAB}/loans/${loan.id}/pay`, asked, as);
  expect(outcome).toBe('refused');
  expect([life.ledger.changes, JSON.stringify(life.record('loans', loan.id))]).toEqual(before);
  return 'done';
};

/** Midnight: the system closes the day that nobody has run. */
const midnight: Act = async (life) => {
  const today = addDays(life.today, life.whole(1, 2));
  life.said.push(`${life.today} the day becomes ${today}`);
  await life.desk.post('/__clock', { today });
  await life.look();
  return 'done';
};

/** The end of the day is run by a person, with what must be decided before; then comes the next day. */
const endOfDay: Act = async (life) => {
  const day = life.today;
  for (const one of life.records('accounting/entries').filter(inState('WAITING')))
    await life.write(
      `${BOOKS}/staff-entries/${one.id}/refuse_entry`,
      { reason: REASON },
      second(life, one.tenant),
    );
  const explain = async () => {
    const days = unexplainedThrough(life.desk.store, day, () => true).map(({ date }) => date);
    for (const feeDate of new Set([...days, day]))
      for (const lender of LENDERS)
        await life.write(
          `${BOOKS}/ebarimt-reasons`,
          { feeDate, reason: REASON },
          life.person(lender, 'e-barimt:create'),
        );
  };
  await explain();
  const run = `${LAB}/eod/${runId(day)}`;
  const admin = life.person('pocketmn', 'admin:access');
  const started = await life.write(`${run}/start_eod`, { confirm: day.slice(5) }, admin);
  if (started !== 'done') return started;
  // The run closes its day at the first look after its last step.
  const looked = async () => {
    life.desk.store.clock.setNow(life.desk.store.clock.now() + 13 * STEP_MS);
    return (await life.desk.call(`GET ${run}`, { as: admin })).body;
  };
  const body = await looked();
  const red = LENDERS.flatMap((lender) =>
    life.ledger.checks(lender, day).filter((check) => namedVerdict(check) === 'unequal'),
  );
  expect([body.state, body.cause, red, life.script]).toEqual(['DONE', null, [], life.script]);
  return 'done';
};

/** Every kind of act: how often it comes among the others, and how often it must have been done in all lives together. */
export const ACTS: Readonly<Record<string, { weight: number; least: number; run: Act }>> = {
  'pay from the bank': { weight: 6, least: 30, run: pay('BANK') },
  'pay from the wallet': { weight: 2, least: 4, run: pay('WALLET') },
  'pay from the temporary account': { weight: 3, least: 2, run: pay('TEMPORARY') },
  'pay in advance': { weight: 2, least: 2, run: payInAdvance },
  batch: { weight: 4, least: 25, run: batch },
  correct: { weight: 3, least: 10, run: correct },
  'move a receipt': { weight: 3, least: 6, run: moveReceipt },
  cede: { weight: 5, least: 25, run: cede },
  'undo a cession': { weight: 2, least: 4, run: undoCession },
  'to the risk department': { weight: 2, least: 1, run: toRisk },
  'back from the risk department': { weight: 1, least: 1, run: fromRisk },
  sue: { weight: 2, least: 7, run: sue },
  'a step at court': { weight: 5, least: 20, run: goToCourt },
  'write off': { weight: 1, least: 4, run: writeOff },
  recover: { weight: 2, least: 7, run: recover },
  extend: { weight: 2, least: 3, run: extend },
  renew: { weight: 1, least: 1, run: renew },
  'ask for a loan': { weight: 2, least: 2, run: lend },
  'decide on a loan': { weight: 3, least: 4, run: decide },
  'recognise a line': { weight: 2, least: 7, run: recognise },
  'assign a line': { weight: 3, least: 12, run: assign },
  'take an assignment back': { weight: 2, least: 7, run: undoAssign },
  'staff entry': { weight: 5, least: 25, run: entry },
  'decide on an entry': { weight: 4, least: 1, run: decideEntry },
  'take an entry back': { weight: 2, least: 5, run: reverseEntry },
  'move from a temporary account': { weight: 3, least: 5, run: moveTemporary },
  rename: { weight: 2, least: 7, run: rename },
  renumber: { weight: 2, least: 7, run: renumber },
  'somebody leaves': { weight: 1, least: 2, run: leave },
  'somebody comes back': { weight: 1, least: 2, run: rehire },
  'sent again': { weight: 3, least: 12, run: lostAnswer },
  'answer lost': { weight: 2, least: 7, run: lostPayment },
  forbidden: { weight: 4, least: 25, run: forbidden },
  midnight: { weight: 1, least: 2, run: midnight },
  'end of the day': { weight: 1, least: 2, run: endOfDay },
};
