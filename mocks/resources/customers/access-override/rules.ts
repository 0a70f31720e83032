import {
  effectiveAccess,
  isAutoCause,
  overridden,
} from '../../../../src/domain/access/accessRules';
import { addDays } from '../../../../src/domain/dates';
import { CustomerAccess, WithdrawAccess } from '../../../../src/domain/enums/customers';
import { normalise } from '../../../../src/domain/enums/readEnum';
import { ACCESS_FLAGS, type AccessFlag } from './accessCauses';
import { ApiError, invalid } from '../../../engine/ApiError';
import { enumTexts } from '../../../engine/consoleTexts';
import { systemSettingsOf } from '../../settings/system/systemSettings';
import { changeAccess, statusOf } from './customerAccess';
import type { Hooks } from '../../../engine/Hooks';
import { ownerOf } from '../../../engine/ownedRecords';

/** The field of an access: both lists have the same order. */
const flagOf = (access: unknown): AccessFlag =>
  ACCESS_FLAGS[CustomerAccess.values.indexOf(normalise(CustomerAccess, access as string) as never)];

/** A lead's word lifts what the system holds until its last day (docs/domain/customers.md 6.4). */
export const hooks: Hooks = {
  resource: 'access_override',
  create(values, call) {
    const { store, caller } = call;
    const last = addDays(store.clock.today(), systemSettingsOf(store).overrideDays);
    if (String(values.until) > last)
      throw invalid({ until: 'people.access.until_far' }, { until: { date: last } });
    const customer = ownerOf(call);
    const flag = flagOf(values.access);
    const standing = statusOf(customer, flag);
    const state = effectiveAccess(standing, store.clock.today());
    if (!isAutoCause(state)) {
      throw new ApiError(409, 'TRANSITION_FORBIDDEN', {
        values: { state: enumTexts(WithdrawAccess, state) },
        extra: { state },
      });
    }
    const reason = String(values.reason);
    const word = { until: String(values.until), since: store.clock.iso(), by: caller.id, reason };
    changeAccess(store, customer, flag, overridden(standing, word), {
      action: 'override',
      by: caller.id,
      origin: 'MANUAL',
      reason: `${word.until}: ${reason}`,
    });
    return { customerId: customer.id };
  },
};
