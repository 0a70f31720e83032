import {
  readLoginFigures,
  type LoginFigures,
} from '../../../../src/resources/customers/login-attempt/api';
import loginAttempts from '../../../../src/resources/customers/login-attempt/loginAttempt.entity';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { collectionOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { isVisible } from '../../../engine/tenancy';

/** How many accounts have failed again and again. */
function loginFigures(call: Call): Answer<LoginFigures> {
  need(call.caller, loginAttempts.access.list);
  const flagged = collectionOf(call, 'login-attempts-list').all.filter(
    (row) => row.sign === 'IN_A_ROW' && isVisible(call.caller, row),
  );
  const body: LoginFigures = {
    accounts: new Set(flagged.map(({ phone, staffId }) => staffId ?? phone)).size,
  };
  return { body };
}

/** Sign-ins of customers beside their list. */
export const routes: readonly Route[] = [route(readLoginFigures, loginFigures)];
