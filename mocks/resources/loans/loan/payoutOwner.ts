import {
  payoutOwnerProblem,
  type PayoutOwnerProblem,
} from '../../../../src/domain/lending/payoutOwner';
import { lookUpPayoutOwner } from '../../../../src/resources/loans/loan/api';
import { invalid, notFound } from '../../../engine/ApiError';
import { bodyOf, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import type { Store } from '../../../engine/Store';
import { seesCustomer } from '../../../engine/tenancy';
import { nameAtBank } from '../../wallets/owner/nameAtBank';
import { borrowerFields } from '../book/borrower';

/** An account at a bank. */
interface Account {
  bankCode: unknown;
  accountNumber: unknown;
}

/** Ends of numbers that try out what a bank may say of an account which no customer's record has. */
export const ACCOUNT_ENDS = {
  unknown: '0404',
  others: '0303',
} as const;

/** A number of a sample that tries out a wrong account: nobody is paid out to it. */
export const isWrongAccount = (accountNumber: unknown): boolean =>
  Object.values(ACCOUNT_ENDS).some((end) => String(accountNumber).endsWith(end));

/** How banks number accounts: digits, with or without the country before them. */
const ACCOUNT_FORM = /^(MN)?\d{6,20}$/;

const SOMEBODY = 'GANBOLD NOMIN-ERDENE';

/** What the embedded gateways call a borrower. */
export const borrowerName = (customer: MockRecord): string =>
  String(borrowerFields(customer).customerName);

/**
 * The owner of an account as its bank writes it: of a known one, the customer who has it; else the one who names it,
 * but for `ACCOUNT_ENDS`. Null where the bank knows no such account.
 */
export function bankOwner(
  store: Store,
  { bankCode, accountNumber }: Account,
  namedBy: MockRecord,
): string | null {
  const number = String(accountNumber);
  const known = store
    .collection('bank_account')
    ?.all.find((one) => one.number === number && Number(one.bankCode) === Number(bankCode));
  if (known) return nameAtBank(number, String(known.ownerName));
  if (!ACCOUNT_FORM.test(number) || number.endsWith(ACCOUNT_ENDS.unknown)) return null;
  if (number.endsWith(ACCOUNT_ENDS.others)) return SOMEBODY;
  return borrowerName(namedBy).toUpperCase();
}

/** What stands against paying a borrower out to an account; null where nothing does. */
export const payoutProblem = (
  store: Store,
  account: Account,
  borrower: MockRecord,
): PayoutOwnerProblem | null =>
  payoutOwnerProblem(bankOwner(store, account, borrower), borrowerName(borrower));

/** The look-up of an account's owner, while a loan is registered, decided or repaired. */
export const routes: readonly Route[] = [
  route(lookUpPayoutOwner, (call) => {
    need(call.caller, lookUpPayoutOwner.access ?? []);
    const { customerId, bankCode, accountNumber } = bodyOf(call);
    if (!bankCode) throw invalid({ bankCode: 'validation.required' });
    if (!accountNumber) throw invalid({ accountNumber: 'validation.required' });
    const customer = collectionOf(call, 'customers').get(customerId as RecId);
    if (!customer || !seesCustomer(call, customer)) throw notFound();
    const ownerName = bankOwner(call.store, { bankCode, accountNumber }, customer);
    return { body: { ownerName, customerName: borrowerName(customer) } };
  }),
];
