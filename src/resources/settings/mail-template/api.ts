import { endpoint, hasField } from '../../../dataProviders/endpoint';
import type { MailValues } from '../../../domain/messaging/mailTemplates';

/** What a mail's variables are for a customer; those of an event are in no customer's record. */
export const readMailValues = endpoint<void, { values: MailValues }>()(
  'main',
  'GET /email/templates/values/:customerId',
  {
    assumed: true,
    access: 'mail-template:access',
    allowed: 'with `customer:view`',
    isShaped: hasField('values'),
  },
);
