import { RequiredSignInAction } from '../../../../src/domain/enums/customers';
import { maskPhone, maskRegisterNumber } from '../../../../src/domain/mask';
import {
  findSignInAccount,
  type SignInAccount,
} from '../../../../src/resources/customers/sign-in-account/api';
import { notFound } from '../../../engine/ApiError';
import { askedOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { isSignInClosed } from '../delete-request/deletion';
import { collectionOf } from '../../../engine/records';
import type { MockRecord } from '../../../engine/MockRecord';
import { isVisible } from '../../../engine/tenancy';
import { route } from '../../../engine/route';

const [UPDATE_PASSWORD, VERIFY_EMAIL] = RequiredSignInAction.values;
/** A user exists from the code of its creation on. */
const USER_FROM = 370;

/** The sign-in account of a customer, by register number, phone or login; 404 when none. */
function find(call: Call): Answer<SignInAccount> {
  need(call.caller, 'customer-kc:view');
  const asked = (name: string) => askedOf(call).get(name)?.trim();
  const [regnum, phone, login] = [asked('regnum')?.toUpperCase(), asked('phone'), asked('login')];
  const found = collectionOf(call, 'customers').all.find(
    (one) =>
      isVisible(call.caller, one) &&
      Number(one.state) >= USER_FROM &&
      typeof one.username === 'string' &&
      ((regnum !== undefined && (one.regnum === regnum || one.companyRegnum === regnum)) ||
        (phone !== undefined && one.phone === phone) ||
        (login !== undefined && one.username === login.toLowerCase())),
  );
  if (!found) throw notFound();
  return { body: accountOf(found, call) };
}

/** The attempts of a customer to sign in, oldest first. */
const attemptsOf = (customer: MockRecord, call: Call): readonly MockRecord[] =>
  collectionOf(call, 'login-attempts-list')
    .all.filter(({ customerId }) => customerId === customer.id)
    .sort((one, other) => (String(one.attemptedAt) < String(other.attemptedAt) ? -1 : 1));

/** The account as the sign-ins, the verifications and a deletion have left it. */
function accountOf(customer: MockRecord, call: Call): SignInAccount {
  const attempts = attemptsOf(customer, call);
  const last = attempts.at(-1);
  const succeeded = attempts.filter(({ outcome }) => outcome === 'SUCCEEDED');
  const isClosed = isSignInClosed(call, customer.id) || last?.reason === 'ACCOUNT_CLOSED';
  const emailVerified = Boolean(customer.email) && isEmailVerified(customer, call);
  return {
    id: `kc-${customer.id}`,
    customerId: Number(customer.id),
    customerName: String(
      customer.name ?? `${customer.lastName ?? ''} ${customer.firstName ?? ''}`,
    ).trim(),
    login: String(customer.username),
    regnum: customer.regnum ? maskRegisterNumber(String(customer.regnum)) : null,
    phone: customer.phone ? maskPhone(String(customer.phone)) : null,
    email: (customer.email as string | null) ?? null,
    emailVerified,
    enabled: !isClosed,
    createdAt: String(customer.createdAt),
    // The account began with a sign-in; later ones are among the attempts.
    lastSignInAt: String(succeeded.at(-1)?.attemptedAt ?? customer.createdAt),
    requiredActions: [
      // Too many wrong passwords: another one is asked for.
      ...(last?.reason === 'TOO_MANY' ? [UPDATE_PASSWORD] : []),
      ...(customer.email && !emailVerified ? [VERIFY_EMAIL] : []),
    ],
    failedAttempts: Number(last?.failures ?? 0),
    sessions: isClosed || last?.outcome === 'BLOCKED' ? [] : sessionsOf(succeeded),
  };
}

/** Whether the log of verifications says so (docs/domain/customers.md 3.5). */
const isEmailVerified = (customer: MockRecord, call: Call): boolean =>
  collectionOf(call, 'customers/verification-log').all.some(
    ({ customerId, type, result }) =>
      customerId === customer.id && type === 'EMAIL_VERIFICATION' && result === 'VERIFIED',
  );

/** One session for each device: from the first sign-in there to the last. */
function sessionsOf(succeeded: readonly MockRecord[]): SignInAccount['sessions'] {
  const devices = [...new Set(succeeded.map(({ device }) => String(device)))];
  return devices.map((device) => {
    const there = succeeded.filter((one) => one.device === device);
    const [first, last] = [there[0], there[there.length - 1]];
    return {
      id: `s-${first.id}`,
      device,
      ipAddress: String(last.ipAddress),
      startedAt: String(first.attemptedAt),
      lastUsedAt: String(last.attemptedAt),
    };
  });
}

/** Sign-in accounts, read only. */
export const routes: readonly Route[] = [route(findSignInAccount, find)];
