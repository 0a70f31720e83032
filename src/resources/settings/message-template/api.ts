import { endpoint } from '../../../dataProviders/endpoint';
import type { SmsOccasion } from '../../../domain/enums/settings';
import type { SmsValues } from '../../../domain/messaging/smsTemplates';

/** A template as it is chosen where a message is written. */
export interface TemplateName {
  id: number;
  name: string;
  occasion: SmsOccasion;
  /** As it is written, with its variables in braces. */
  text: string;
}

/** The templates that are in use; whoever sends messages chooses among them. */
export const readTemplateNames = endpoint<void, TemplateName[]>()(
  'main',
  'GET /sms/templates/templates-name',
  { access: ['sms-template:access', 'loan-sms:send', 'app-manage-sms:test'] },
);

/** `readTemplateValues`: what a template's variables are for a customer, and the loan that they are of. */
export interface TemplateValues {
  values: SmsValues;
  loanCode: string | null;
}

/** The values of a customer, for a template's preview: of the open loan whose payment is due first. */
export const readTemplateValues = endpoint<void, TemplateValues>()(
  'main',
  'GET /sms/templates/values/:customerId',
  { assumed: true, access: 'sms-template:access', allowed: 'with `customer:view`' },
);
