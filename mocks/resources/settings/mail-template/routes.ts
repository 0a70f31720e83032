import { readMailValues } from '../../../../src/resources/settings/mail-template/api';
import { notFound } from '../../../engine/ApiError';
import type { Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { route } from '../../../engine/route';
import { seesCustomer } from '../../../engine/tenancy';
import { mailValuesFor } from './mails';

export const routes: readonly Route[] = [
  route(readMailValues, ({ store, caller, params }) => {
    need(caller, readMailValues.access);
    need(caller, 'customer:view');
    const customer = store.collection('customers')?.get(params.customerId);
    if (!customer || !seesCustomer({ store, caller }, customer)) throw notFound();
    return { body: { values: mailValuesFor(store, customer) } };
  }),
];
