import { addDays } from '../../../../src/domain/dates';
import { daysPastDue } from '../../../../src/domain/lending/daysPastDue';
import { minus, plus, ZERO } from '../../../../src/domain/lending/amounts';
import type { EodCause, EodStep } from '../../../../src/domain/enums/settings';
import { ledgerOf } from '../../../ledger/Ledger';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { followLoans } from '../../credit-registry/write/registryWrites';
import { sendToBorrower } from '../../messaging/sms/sending';
import { noteOnCustomer } from '../../customers/customer/customerNotice';
import { hooks as savingHooks } from '../../customers/saving/rules';
import { accruedPart, chargedOf } from '../../loans/book/accruals';
import { closeDay, isOpenFor } from '../../loans/book/endOfDay';
import { recordFields } from '../../loans/book/fields';
import { fileOf } from '../../loans/book/fileOf';
import type { Doing, LoanFile } from '../../loans/book/LoanFile';
import { holdsLending } from '../../loans/book/standing';
import { hooks as aggregationHooks } from '../../loans/aggregation/rules';
import { lendingSettingsOf } from '../../loans/loan/lendingSettings';
import { tellCustomer } from '../../loans/loan/loanEffects';
import { dueOf } from '../../loans/temporary-account/temporaryAccounts';
import { hooks as qrHooks } from '../../wallets/qr/rules';
import { repayDue } from './autoRepayment';
import { correctionsWaiting, differingChecks, feesLacking, upgradesWaiting } from './precheck';

/** What a step has done. */
export interface StepResult {
  count: number | null;
  amount: string | null;
}

/** A step that cannot be done now; the run stops there. */
export class StepFailure extends Error {
  constructor(readonly stepCause: EodCause) {
    super(stepCause);
  }
}

type Step = (store: Store, day: string) => StepResult;

const loansIn = (store: Store): readonly MockRecord[] => store.collection('loans')?.all ?? [];

/** The loans whose end of the day is still to be run, each with its new file. */
function overLoans(
  store: Store,
  day: string,
  run: (file: LoanFile, doing: Doing) => LoanFile,
): { record: MockRecord; before: LoanFile; after: LoanFile }[] {
  const doing: Doing = { date: day, at: ledgerOf(store).days.lastMomentOf(day), by: null };
  const today = store.clock.today();
  const { longOnholdDays } = lendingSettingsOf(store);
  return loansIn(store).flatMap((record) => {
    const before = fileOf(record);
    if (!isOpenFor(before, day, longOnholdDays)) return [];
    const after = run(before, doing);
    if (after === before) return [];
    store.collection('loans')?.change(record, recordFields(after, today));
    return [{ record, before, after }];
  });
}

/** Σ of what a step booked on loans: accrued lines of its account. */
function accrue(part: 'interest' | 'additional'): Step {
  return (store, day) => {
    const moved = overLoans(store, day, (file, doing) =>
      file.book && file.state !== 'CLOSED' ? accruedPart(file, doing, part) : file,
    ).filter(({ before, after }) => before.lines !== after.lines);
    const chargedIn = ({ accrued, book }: LoanFile): string => {
      const own = book ? chargedOf(book)[part] : ZERO;
      return plus(own, accrued && accrued.of[part] === own ? accrued.booked[part] : ZERO);
    };
    return {
      count: moved.length,
      amount: plus(
        ZERO,
        ...moved.map(({ before, after }) => minus(chargedIn(after), chargedIn(before))),
      ),
    };
  };
}

/** The bank's lines of the day: what came in must be what was sorted (R11, docs/domain/money.md 9.1). */
const bankStatements: Step = (store, day) => {
  const lines = (store.collection('accounting/profits')?.all ?? []).filter(
    ({ readOn }) => readOn === day,
  );
  return {
    count: lines.length,
    amount: plus(ZERO, ...lines.map(({ amount }) => String(amount))),
  };
};

const pastDue: Step = (store, day) => {
  overLoans(store, day, (file) =>
    file.book && file.state !== 'CLOSED'
      ? { ...file, endOfDay: { daysPastDue: daysPastDue(file.book.rows, day) } }
      : file,
  );
  const late = loansIn(store).filter((loan) => holdsLending(fileOf(loan), day));
  return { count: late.length, amount: null };
};

/** The class of the day; what was reported before arrives at the registry, what has been on hold for the days that are set is so for long. */
const classes: Step = (store, day) => {
  const rows = new Map<unknown, ReturnType<typeof closeDay>['rows']>();
  const { longOnholdDays } = lendingSettingsOf(store);
  const moved = overLoans(store, day, (file, { at }) => {
    const ended = closeDay(file, day, { momentOf: () => at, longOnholdDays });
    rows.set(file.id, ended.rows);
    return ended.file;
  });
  const at = store.clock.iso();
  for (const { record } of moved)
    for (const row of rows.get(record.id) ?? []) store.history.add('loans', record, { ...row, at });
  return {
    count: moved.filter(({ before, after }) => before.storedClass !== after.storedClass).length,
    amount: null,
  };
};

/** Customers of loans that became late with the day, or are late no longer. */
const accesses: Step = (store, day) => {
  const dayBefore = addDays(day, -1);
  const turned = loansIn(store).filter((loan) => {
    const file = fileOf(loan);
    return holdsLending(file, dayBefore) !== holdsLending(file, day);
  });
  for (const record of turned) {
    const file = fileOf(record);
    tellCustomer(store, { record, before: file, after: file, dayBefore, day });
  }
  return { count: turned.length, amount: null };
};

/** What the passing of a day does to the records of a room. */
function turned(store: Store, { resource, newDay }: Hooks, day: string): number {
  const collection = store.collection(resource);
  let count = 0;
  for (const record of collection?.all ?? []) {
    const patch = newDay?.(record, day, store);
    if (!collection || !patch) continue;
    collection.change(record, patch);
    count += 1;
  }
  return count;
}

/** What was valid until the day is over with it. */
const expiry: Step = (store, day) => {
  const next = addDays(day, 1);
  return {
    count: turned(store, aggregationHooks, next) + turned(store, qrHooks, next),
    amount: null,
  };
};

/** Interest of savings has run until the day; those that end with it have matured. */
const savings: Step = (store, day) => {
  turned(store, savingHooks, day);
  const lines = ledgerOf(store).lines({ account: 'depositInterest', from: day, through: day });
  return {
    count: new Set(lines.map(({ holder }) => holder)).size,
    amount: plus(ZERO, ...lines.map(({ credit }) => credit ?? ZERO)),
  };
};

/** The reports that wait for the registry, those of today's classes among them. */
const registryWrites: Step = (store) => {
  followLoans(store);
  const writes = store.collection('zms-writer')?.all ?? [];
  return {
    count: writes.filter(({ writeStatus }) => writeStatus === 'SCHEDULED').length,
    amount: null,
  };
};

/** Borrowers whose next row is due tomorrow are reminded; it is in their history. */
const messages: Step = (store, day) => {
  const tomorrow = addDays(day, 1);
  const due = loansIn(store).filter(
    (loan) => loan.state === 'LOAN_ONGOING' && dueOf(fileOf(loan), day).dueDate === tomorrow,
  );
  for (const loan of due) {
    noteOnCustomer(store, loan.customerId, {
      by: null,
      action: 'remind_payment',
      source: `loans/${loan.id}`,
    });
    sendToBorrower(store, 'LOAN_DUE', loan);
  }
  return { count: due.length, amount: null };
};

/** Nothing is reported of a day whose books differ from what they are made from, or while a fee of it or before wants its receipt. */
const reports: Step = (store, day) => {
  if (differingChecks(store, day) > 0 || feesLacking(store, day) > 0)
    throw new StepFailure('BOOKS_DIFFER');
  return { count: loansIn(store).filter((loan) => fileOf(loan).book).length, amount: null };
};

/** Nothing of it is done while somebody still has to decide on what would change it. */
const unless =
  (waiting: (store: Store) => number, cause: EodCause, step: Step): Step =>
  (store, day) => {
    if (waiting(store) > 0) throw new StepFailure(cause);
    return step(store, day);
  };

/** What each step does (docs/domain/money.md 6.1). A step that was done before finds nothing left to do. */
export const STEPS: Readonly<Record<EodStep, Step>> = {
  BANK_STATEMENTS: bankStatements,
  INTEREST: accrue('interest'),
  ADDITIONAL_INTEREST: unless(correctionsWaiting, 'CORRECTIONS_WAIT', accrue('additional')),
  AUTO_REPAYMENT: repayDue,
  DAYS_PAST_DUE: pastDue,
  CLASSES: unless(upgradesWaiting, 'UPGRADES_WAIT', classes),
  ACCESSES: accesses,
  EXPIRY: expiry,
  SAVINGS: savings,
  REGISTRY_WRITES: registryWrites,
  MESSAGES: messages,
  REPORTS: reports,
};
