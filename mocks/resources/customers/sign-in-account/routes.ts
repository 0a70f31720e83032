import { addDays } from '../../../../src/domain/dates';
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

const DEVICES = [
  'iPhone 15, iOS 18.1',
  'Samsung Galaxy S23, Android 15',
  'Redmi Note 13, Android 14',
];
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

function accountOf(customer: MockRecord, call: Call): SignInAccount {
  const turn = Number(customer.id) % 7;
  const today = call.store.clock.today();
  const closed = isSignInClosed(call, customer.id);
  const enabled = !closed && turn !== 3;
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
    emailVerified: Boolean(customer.email) && turn % 2 === 1,
    enabled,
    createdAt: String(customer.createdAt),
    lastSignInAt: turn === 4 ? null : `${addDays(today, -turn)}T02:14:00.000Z`,
    requiredActions:
      turn === 2 ? [RequiredSignInAction.values[0], RequiredSignInAction.values[1]] : [],
    failedAttempts: turn === 3 ? 5 : 0,
    sessions: enabled && turn < 3 ? sessionsOf(customer, today, turn) : [],
  };
}

const sessionsOf = ({ id }: MockRecord, today: string, turn: number) =>
  Array.from({ length: 1 + (turn % 2) }, (_, index) => ({
    id: `s-${id}-${index}`,
    device: DEVICES[(Number(id) + index) % DEVICES.length],
    ipAddress: `103.57.${turn * 11 + 4}.${20 + index}`,
    startedAt: `${addDays(today, -turn - index)}T02:14:00.000Z`,
    lastUsedAt: `${addDays(today, -turn)}T04:40:00.000Z`,
  }));

/** Sign-in accounts, read only. */
export const routes: readonly Route[] = [route(findSignInAccount, find)];
