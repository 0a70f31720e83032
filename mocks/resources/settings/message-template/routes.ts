import type { SmsOccasion } from '../../../../src/domain/enums/settings';
import {
  readTemplateNames,
  readTemplateValues,
  type TemplateName,
  type TemplateValues,
} from '../../../../src/resources/settings/message-template/api';
import { notFound } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { collectionOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { seesCustomer } from '../../../engine/tenancy';
import { nextLoanOf, valuesFor } from '../../messaging/sms/smsValues';

/** The templates that are in use, as they are chosen. */
function names(call: Call): Answer<TemplateName[]> {
  need(call.caller, readTemplateNames.access);
  return {
    body: collectionOf(call, 'settings/message-template')
      .all.filter(({ state }) => state === 'ACTIVE')
      .map(({ id, name, occasion, text }) => ({
        id: Number(id),
        name: String(name),
        occasion: occasion as SmsOccasion,
        text: String(text),
      })),
  };
}

/** What the variables are for a customer, whom the caller may see. */
function values(
  call: Omit<Call, 'params'> & { params: { customerId: string } },
): Answer<TemplateValues> {
  const { store, caller, params } = call;
  need(caller, readTemplateValues.access);
  need(caller, 'customer:view');
  const customer = store.collection('customers')?.get(params.customerId);
  if (!customer || !seesCustomer(call, customer)) throw notFound();
  const loan = nextLoanOf(store, customer);
  return {
    body: {
      values: valuesFor(store, customer, loan),
      loanCode: loan ? String(loan.code) : null,
    },
  };
}

export const routes: readonly Route[] = [
  route(readTemplateNames, names),
  route(readTemplateValues, values),
];
