import { systemSettingsOf } from '../../settings/system/systemSettings';
import { monthIssues } from '../../../../src/domain/income/months';
import type { IncomeType } from '../../../../src/domain/enums/customers';
import { incomeMarginsOf } from '../income/incomeMargins';
import { scoreOf } from '../income-score/samples';
import { figuresOf, monthsOf, summaryOf } from '../income/incomeSummary';
import { nameOf } from '../../loans/pending/pendingRequestsCustomers';
import { invalid } from '../../../engine/ApiError';
import { bodyOf, type Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import {
  changeOf,
  FILES,
  filesOfIncome,
  INCOMES,
  incomesOfCustomer,
  liveIncome,
  refreshIncome,
  SCORES,
  takenMonths,
} from '../income/incomeParts';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { isVisible } from '../../../engine/tenancy';
import { keepFiles } from '../income-file/rules';

const decided = ({ store, caller }: Call) => ({
  decidedAt: store.clock.iso(),
  decidedBy: caller.id,
});

/** Moves the files of an income along with it. */
function moveFiles(
  call: Call,
  income: MockRecord,
  action: string,
  states: Readonly<Record<string, string>>,
) {
  const files = collectionOf(call, FILES);
  for (const file of filesOfIncome(call.store, income.id)) {
    const to = file.isReplaced === true ? undefined : states[String(file.state)];
    if (!to) continue;
    call.store.history.add(FILES, file, {
      at: call.store.clock.iso(),
      by: call.caller.id,
      action: action,
      origin: 'AUTO',
      field: 'state',
      from: file.state,
      to,
    });
    files.change(file, { state: to });
  }
  refreshIncome(call.store, income.id);
}

const sentState = ({ medium }: MockRecord) =>
  medium === 'PAPER' ? 'PENDING_BY_WORKER' : 'PENDING';

/** Salary, score and limit of the customer become those of the income; each change is in the customer's history. */
function moveCustomer(call: Call, income: MockRecord): Record<string, unknown> {
  const { store, caller } = call;
  const customers = collectionOf(call, 'customers');
  const customer = customers.get(Number(income.customerId));
  const change = changeOf(store, income);
  const at = store.clock.iso();
  const { before, after } = change;
  const moved = [
    ['salary', before.salary, after.salary],
    ['score', before.score, after.score],
    ['creditLimit', before.limit, after.limit],
  ] as const;
  if (customer) {
    for (const [field, from, to] of moved) {
      if (from === to) continue;
      store.history.add('customers', customer, {
        at,
        by: caller.id,
        action: 'income_approved',
        field,
        from,
        to,
        origin: 'MANUAL',
        source: `${INCOMES}/${income.id}`,
      });
    }
    customers.change(customer, {
      salary: after.salary,
      score: after.score,
      creditLimit: after.limit,
      updatedAt: at,
      updatedBy: caller.id,
    });
  }
  const scores = collectionOf(call, SCORES);
  for (const score of scores.all)
    if (score.customerId === income.customerId) scores.change(score, { isCurrent: false });
  const decision = { ...income, ...decided(call) };
  scores.insert(scoreOf(scores.nextId(), decision, change, systemSettingsOf(store)));
  return { limitBefore: before.limit, limitAfter: after.limit, kept: change };
}

function create(values: Readonly<Record<string, unknown>>, call: Call): Record<string, unknown> {
  const customer = collectionOf(call, 'customers').get(Number(values.customerId));
  if (!customer || !isVisible(call.caller, customer))
    throw invalid({ customerId: 'validation.invalid_value' });
  const income = { ...values, id: 0 } as MockRecord;
  const months = monthsOf(income);
  const { incomeWindowMonths: windowMonths, incomeMonthsMin: monthsMin } = systemSettingsOf(
    call.store,
  );
  const [wrong] = monthIssues(months, {
    today: call.store.clock.today(),
    windowMonths,
    monthsMin,
    confirmed: [...takenMonths(call.store, customer.id)],
  });
  if (wrong) throw invalid({ months: wrong.message }, wrong.values && { months: wrong.values });
  const margin = incomeMarginsOf(call.store)[values.type as IncomeType];
  const made: MockRecord = {
    ...income,
    id: collectionOf(call, INCOMES).nextId(),
    customerName: nameOf(customer),
    regnum: customer.regnum ?? customer.companyRegnum ?? null,
    margin,
    attempts: 0,
    tenant: customer.tenant,
    createdBy: call.caller.id,
  };
  keepFiles(call, made, values.files as Record<string, unknown>[], 'UNCONFIRMED');
  const files = filesOfIncome(call.store, made.id);
  return {
    ...made,
    files: [],
    sentAt: null,
    returnReason: null,
    rejectReason: null,
    limitBefore: null,
    limitAfter: null,
    decidedAt: null,
    decidedBy: null,
    ...figuresOf(made),
    ...summaryOf(made, files, new Set(), monthsMin),
  };
}

const DECIDABLE = ['PENDING', 'PENDING_BY_WORKER', 'CONFIRMED', 'UNCONFIRMED'] as const;
const all = (to: string) => Object.fromEntries(DECIDABLE.map((state) => [state, to]));

/** The life of an income (docs/domain/income.md 1.1). */
export const hooks: Hooks = {
  resource: INCOMES,
  create,
  judged: (income, { store }) => liveIncome(store, income),
  present: (income, { store }) => liveIncome(store, income),
  presentRow: (income, { store }) => liveIncome(store, income),
  actions: {
    send_income: (income, call) => {
      moveFiles(call, income, 'send_income', { UNCONFIRMED: sentState(income) });
      return { sentAt: call.store.clock.iso() };
    },
    send_income_again: (income, call, { document, picture }) => {
      const files = collectionOf(call, FILES);
      for (const file of filesOfIncome(call.store, income.id))
        if (file.state === 'REJECTED') files.change(file, { isReplaced: true });
      keepFiles(call, income, [{ document }, { picture }], sentState(income));
      moveFiles(call, income, 'send_income_again', { UNCONFIRMED: sentState(income) });
      return { sentAt: call.store.clock.iso(), decidedAt: null, decidedBy: null };
    },
    approve_income: (income, call) => {
      moveFiles(call, income, 'approve_income', { CONFIRMED: 'APPROVED' });
      const result = moveCustomer(call, income);
      collectionOf(call, INCOMES).change(income, { state: 'APPROVED' });
      for (const other of incomesOfCustomer(call.store, income.customerId))
        if (other.id !== income.id) refreshIncome(call.store, other.id);
      return { ...decided(call), ...result };
    },
    reject_income: (income, call) => {
      moveFiles(call, income, 'reject_income', all('REJECTED'));
      return { ...decided(call), rejectReason: bodyOf(call).reason };
    },
    return_income: (income, call) => {
      moveFiles(call, income, 'return_income', {
        PENDING: 'UNCONFIRMED',
        PENDING_BY_WORKER: 'UNCONFIRMED',
      });
      return {
        ...decided(call),
        attempts: Number(income.attempts ?? 0) + 1,
        returnReason: bodyOf(call).reason,
      };
    },
  },
  recorded: ['limitAfter'],
};
