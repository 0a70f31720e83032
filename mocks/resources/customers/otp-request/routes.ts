import otpRequests from '../../../../src/resources/customers/otp-request/otpRequest.entity';
import type { Call, Route } from '../../../engine/Call';
import { may } from '../../../engine/Caller';
import { derivedList } from '../../../engine/derivedList';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';

/**
 * Who may search alone is answered only when a whole phone or register number is asked for
 * (docs/domain/customers.md 10.4).
 */
const KNOWN_BY = ['phone', 'regnum'];

function otpRows(call: Call): MockRecord[] {
  const { caller, query } = call;
  const isAsked = KNOWN_BY.some((name) => (query.get(name) ?? '').trim() !== '');
  if (!may(caller, 'auth-cus-otp:access') && !isAsked) return [];
  return [...collectionOf(call, 'otp-request-list').all];
}

/** One-time codes, for those who may see all and those who may search. */
export const routes: readonly Route[] = [derivedList(otpRequests, otpRows)];
