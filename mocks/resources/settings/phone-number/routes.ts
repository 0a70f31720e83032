import { isDigits } from '../../../../src/domain/identifiers';
import { operatorOf } from '../../../../src/reference/operators';
import {
  lookUpNumber,
  type NumberFound,
} from '../../../../src/resources/settings/phone-number/api';
import { invalid } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { collectionOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { isVisible } from '../../../engine/tenancy';
import { numberRecord } from './phoneNumbers';

/** So many of the last messages are told of a number. */
const FEW = 10;

/** What the caller may know of a number. */
function lookUp(call: Call): Answer<NumberFound> {
  const { store, caller } = call;
  need(caller, lookUpNumber.access);
  const { phone } = bodyOf(call);
  if (typeof phone !== 'string' || !isDigits(phone, 8))
    throw invalid({ phone: 'validation.phone' });
  const record = numberRecord(store, phone);
  const messages = collectionOf(call, 'sms')
    .all.filter((one) => one.phone === phone && isVisible(caller, one))
    .sort((one, other) => (String(one.sentAt) < String(other.sentAt) ? 1 : -1))
    .slice(0, FEW)
    .map(({ id, sentAt, state, failure }) => ({
      id: Number(id),
      sentAt: String(sentAt),
      state: String(state),
      failure: (failure ?? null) as string | null,
    }));
  return {
    body: {
      operator: operatorOf(phone)?.code ?? null,
      id: record && isVisible(caller, record) ? Number(record.id) : null,
      messages,
    },
  };
}

export const routes: readonly Route[] = [route(lookUpNumber, lookUp)];
