import { type AnyEntity } from '../../../../src/entity/entity';
import {
  readLoginFigures,
  readProductLoans,
  type LoginFigures,
  type ProductLoan,
} from '../../../../src/resources/customers/lists/api';
import loginAttempts from '../../../../src/resources/customers/login-attempt/loginAttempt.entity';
import otpRequests from '../../../../src/resources/customers/otp-request/otpRequest.entity';
import products from '../../../../src/resources/customers/product/product.entity';
import members from '../../../../src/resources/customers/segment-member/segmentMember.entity';
import segments from '../../../../src/resources/customers/segment/segment.entity';
import { notFound } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { may, need } from '../../../engine/Caller';
import { derivedList } from '../../../engine/derivedList';
import { masked } from '../../../engine/personal';
import { loansOfHolding, productHistory, productRows } from '../product/productRows';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { memberRows, segmentRows } from '../segment/segmentRows';
import { isVisible } from '../../../engine/tenancy';
import { entityRoute, route } from '../../../engine/route';

/** One of the rows that are calculated anew with every call. */
function rowOf(
  call: Call,
  entity: AnyEntity,
  rows: (call: Call) => readonly MockRecord[],
): MockRecord {
  need(call.caller, entity.access.show);
  const row = rows(call).find(({ id }) => String(id) === call.params.id);
  if (!row || !isVisible(call.caller, row)) throw notFound();
  return masked(row, entity);
}

/**
 * Who may search alone is answered only when a whole phone or register number is asked for
 * (docs/domain/customers.md 10.4).
 */
const KNOWN_BY = ['phone', 'regnum'];

function otpRows(call: Call): MockRecord[] {
  const { caller, query, store } = call;
  const isAsked = KNOWN_BY.some((name) => (query.get(name) ?? '').trim() !== '');
  if (!may(caller, 'auth-cus-otp:access') && !isAsked) return [];
  const now = store.clock.iso();
  return collectionOf(call, 'otp-request-list').all.map((row) =>
    row.state === 'SENT' && String(row.expiresAt) < now ? { ...row, state: 'EXPIRED' } : row,
  );
}

/** How many accounts have failed again and again. */
function loginFigures(call: Call): Answer<LoginFigures> {
  need(call.caller, loginAttempts.access.list);
  const flagged = collectionOf(call, 'login-attempts-list').all.filter(
    (row) => row.sign === 'IN_A_ROW' && isVisible(call.caller, row),
  );
  const body: LoginFigures = { accounts: new Set(flagged.map(({ phone }) => phone)).size };
  return { body };
}

function productLoans(call: Call): Answer<ProductLoan[]> {
  const { id } = rowOf(call, products, productRows);
  const body = loansOfHolding(call, String(id)).map((loan): ProductLoan => ({
    id: loan.id as number,
    code: String(loan.code),
    state: String(loan.state),
    lentAmount: String(loan.lentAmount),
    balance: (loan.balance as string | null) ?? null,
    overdueDays: Number(loan.overdueDays ?? 0),
    lendedDate: (loan.lendedDate as string | null) ?? null,
    closedDate: (loan.closedDate as string | null) ?? null,
  }));
  return { body };
}

/** Lists about customers that are calculated from other records (all addresses are assumed). */
export const routes: readonly Route[] = [
  derivedList(segments, segmentRows),
  derivedList(members, memberRows),
  derivedList(otpRequests, otpRows),
  derivedList(products, productRows),
  entityRoute(segments, 'GET', '/:id', (call) => ({
    body: rowOf(call, segments, segmentRows),
  })),
  entityRoute(products, 'GET', '/:id', (call) => ({
    body: rowOf(call, products, productRows),
  })),
  route(readProductLoans, productLoans),
  entityRoute(products, 'GET', '/:id/history', (call) => {
    const { id } = rowOf(call, products, productRows);
    return { body: productHistory(loansOfHolding(call, String(id))) };
  }),
  route(readLoginFigures, loginFigures),
];
