import { DefinitionTemplate } from '../../../../src/domain/enums/contracts';
import { normalise } from '../../../../src/domain/enums/readEnum';
import { dayOf } from '../../../../src/domain/dates';
import {
  type LetterPreview,
  readLetterPreview,
} from '../../../../src/resources/contracts/definition/api';
import { invalid } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { route } from '../../../engine/route';
import { activeTemplate } from '../../settings/document/activeTemplate';
import { letterCustomer, letterNow } from './rules';

/** What a letter would say, without making it. */
function preview(call: Call): Answer<LetterPreview> {
  need(call.caller, 'contract:create');
  const template = normalise(DefinitionTemplate, call.query.get('template'));
  if (!template) throw invalid({ template: 'validation.invalid_value' });
  const asOfDate = dayOf(call.query.get('asOfDate'));
  if (!asOfDate) throw invalid({ asOfDate: 'validation.date_invalid' });
  const customer = letterCustomer(call, Number(call.query.get('customerId')));
  const letter = letterNow(call, { template, customerId: customer.id, asOfDate });
  const active = activeTemplate(call.store, { category: 'REFERENCE', letter: template });
  return {
    body: {
      ...letter,
      problem: letter.problem ?? (active ? null : 'no_template'),
      template: active ? { name: active.name, version: active.version } : null,
    },
  };
}

/** `GET /definitions/preview?template=&customerId=&asOfDate=`: what the books say (docs/domain/contracts.md 12.2). */
export const routes: readonly Route[] = [route(readLetterPreview, preview)];
