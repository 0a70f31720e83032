import { AcceptanceState } from '../../../domain/enums/content';
import { entity } from '../../../entity/entity';
import { choice, dateTime, number, reference, tenant, text } from '../../../fields';
import { KEEP_AGREEMENTS } from '../agreement/lifecycle';

/** Who accepted which version of an agreement, and when; rows come from the app (docs/domain/content-and-messaging.md 1.3). */
export default entity('agreement_acceptance', {
  gateway: 'main',
  endpoint: '/agreement-acceptances',
  assumed: true,
  icon: 'contract',
  represent: ['customerId', 'version'],
  paths: { list: null },
  access: { list: KEEP_AGREEMENTS },
  fields: {
    customerId: reference('customers', { readOnly: true }),
    agreementId: reference('agreement', { readOnly: true }),
    version: number({ readOnly: true }),
    state: choice(AcceptanceState, { readOnly: true }),
    acceptedAt: dateTime({ readOnly: true }),
    device: text({ readOnly: true }),
    tenant: tenant({ readOnly: true }),
  },
  list: {
    columns: ['customerId', 'version', 'state', 'acceptedAt', 'device'],
    optional: ['tenant'],
    filters: ['state', 'acceptedAt', 'customerId', 'agreementId'],
    sort: { field: 'acceptedAt', order: 'DESC' },
    askedBy: ['customerId', 'agreementId'],
  },
});
