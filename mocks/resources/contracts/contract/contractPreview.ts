import { ContractType } from '../../../../src/domain/enums/contracts';
import { normalise } from '../../../../src/domain/enums/readEnum';
import {
  readPreview,
  type ContractPreview,
} from '../../../../src/resources/contracts/contract/api';
import { limitFor, nameOf } from './contractRecord';
import { contractText, TEMPLATES } from './contractTemplates';
import { invalid, notFound } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { collectionOf } from '../../../engine/records';
import { seesCustomer } from '../../../engine/tenancy';
import { route } from '../../../engine/route';

/** A number is given when the contract is made. */
const NO_NUMBER = '—';

/** The text as it would be made now, without making anything (docs/domain/contracts.md 4.1). */
function preview(call: Call): Answer<ContractPreview> {
  need(call.caller, 'contract:create');
  const type = normalise(ContractType, call.query.get('type')) as ContractType | null;
  if (!type) throw invalid({ type: 'validation.invalid_value' });
  const customer = collectionOf(call, 'customers').get(Number(call.query.get('customerId')));
  if (!customer || !seesCustomer(call, customer)) throw notFound();
  const limit = limitFor(type, customer);
  const html = contractText({
    type,
    contractNumber: NO_NUMBER,
    day: call.store.clock.today(),
    customer: nameOf(customer),
    limit,
    version: 1,
    amendment: null,
  });
  return { body: { template: TEMPLATES[type], limit, html } satisfies ContractPreview };
}

/** `GET /contracts/preview?customerId=&type=`: the document before it is made. */
export const routes: readonly Route[] = [route(readPreview, preview)];
