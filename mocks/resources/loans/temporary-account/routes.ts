import { toMoney, compareMoney } from '../../../../src/domain/money';
import { plus } from '../../../../src/domain/lending/amounts';
import { LoanState, OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import {
  readTemporaryAccount,
  repayFromTemporary,
  type TemporaryAccount,
  type TemporaryRepaid,
} from '../../../../src/resources/loans/temporary-account/api';
import { fileOf } from '../book/fileOf';
import { receive } from '../book/receive';
import {
  dueOf,
  movementsOf,
  openingOf,
  refuseTemporary,
  suspenseOf,
  temporaryBalance,
} from './temporaryAccounts';
import { ApiError, invalid } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { enumTexts } from '../../../engine/consoleTexts';
import type { MockRecord } from '../../../engine/MockRecord';
import { criteriaIn } from '../../accounting/deposit-criteria/criteria';
import { answeringRefusals } from '../../../engine/hindered';
import { doWithLoan } from '../loan/loanActions';
import { customerName, loansOf } from '../loan/loanProfile';
import { collectionOf, recordOf } from '../../../engine/records';
import { customerBy } from '../search/routes';
import { route } from '../../../engine/route';
import { versioned } from '../../../engine/version';

const RIGHT = 'loan:register';
const ACT = 'refund_from_current_account';
const OPEN: readonly unknown[] = OPEN_LOAN_STATES;

/** The account of the customer behind what was typed. */
function account(call: Call): Answer<TemporaryAccount> {
  need(call.caller, RIGHT);
  return { body: temporaryAccountOf(call, customerBy(call)) };
}

/** The account of a customer, the criteria, and the loans that could be repaid. */
export function temporaryAccountOf(call: Call, customer: MockRecord): TemporaryAccount {
  const { store } = call;
  const customerId = customer.id as number;
  const today = store.clock.today();
  return {
    customerId,
    customerName: customerName(customer),
    today,
    opening: openingOf(customerId, store.world),
    balance: temporaryBalance(store, customerId),
    movements: movementsOf(store, customerId),
    suspense: suspenseOf(store),
    criteria: criteriaIn(store),
    loans: loansOf(call, customerId).flatMap((loan) => {
      const { book } = fileOf(loan);
      if (!book || !OPEN.includes(loan.state)) return [];
      return [
        {
          ...versioned(call, 'loans', { id: loan.id }),
          id: loan.id as number,
          code: String(loan.code),
          product: (loan.product as string | null) ?? null,
          state: book.state,
          balance: String(loan.balance),
          dueNow: String(loan.dueNow),
          ...dueOf(fileOf(loan), today),
          book,
        },
      ];
    }),
  };
}

/**
 * Repays a loan from the temporary account (docs/domain/lending.md 8.9): booked by the waterfall, the rest stays on the
 * account.
 */
function repay(call: Call): Answer<TemporaryRepaid> {
  const { store, caller } = call;
  need(caller, RIGHT);
  const loan = recordOf(call, 'loans');
  if (!OPEN.includes(loan.state)) {
    throw new ApiError(409, 'TRANSITION_FORBIDDEN', {
      values: { state: enumTexts(LoanState, loan.state as LoanState) },
    });
  }
  const amount = toMoney(bodyOf(call).amount as string);
  if (amount === null || compareMoney(amount, 0) !== 1) {
    throw invalid({ amount: 'validation.amount' });
  }
  const customerId = loan.customerId as number;
  refuseTemporary(store, fileOf(loan), { source: 'TEMPORARY', amount });
  const from = loan.state;
  const patch = answeringRefusals(() =>
    doWithLoan(store, loan, caller.id, (file, doing) =>
      receive(file, doing, { amount: plus(amount), source: 'TEMPORARY' }),
    ),
  );
  const at = store.clock.iso();
  store.history.add('loans', loan, {
    at,
    by: caller.id,
    action: ACT,
    ...(patch.state === from ? {} : { field: 'state', from, to: patch.state }),
    origin: 'MANUAL',
  });
  collectionOf(call, 'loans').change(loan, { updatedAt: at, updatedBy: caller.id, ...patch });
  const file = fileOf(loan);
  const body: TemporaryRepaid = {
    receipt: file.receipts[file.receipts.length - 1],
    loan: {
      id: loan.id as number,
      code: String(loan.code),
      state: file.state,
      balance: String(loan.balance),
    },
    balance: temporaryBalance(store, customerId),
  };
  return { body, commit: { resource: 'loans', id: loan.id } };
}

/** The temporary account as a source of repayments (addresses are assumed). */
export const routes: readonly Route[] = [
  route(readTemporaryAccount, account),
  route(repayFromTemporary, repay),
];
