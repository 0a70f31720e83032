import { entity } from '../../../entity/entity';
import { dateTime, flag, money, reference, tenant } from '../../../fields';
import { KEEP_DONATIONS } from '../donation/lifecycle';

const given = { readOnly: true } as const;

/**
 * What customers gave from their wallets; rows come from the app. Who gave without a name is in no row
 * (docs/domain/content-and-messaging.md 1.12).
 */
export default entity('donation_contribution', {
  gateway: 'main',
  endpoint: '/donation-contributions',
  assumed: true,
  icon: 'donation',
  represent: ['givenAt', 'amount'],
  paths: { list: null },
  access: { list: KEEP_DONATIONS },
  fields: {
    donationId: reference('donation', given),
    /** Nobody where it was given without a name. */
    customerId: reference('customers', given),
    isAnonymous: flag(given),
    amount: money({ readOnly: true, required: true }),
    givenAt: dateTime(given),
    /** Without it for one without a name: a journal names the wallet. */
    journalId: reference('accounting/gl-transactions', given),
    tenant: tenant(given),
  },
  list: {
    columns: ['givenAt', 'customerId', 'isAnonymous', 'amount', 'journalId'],
    optional: ['tenant'],
    filters: ['isAnonymous', 'givenAt', 'amount', 'customerId', 'donationId'],
    sort: { field: 'givenAt', order: 'DESC' },
    askedBy: ['customerId', 'donationId'],
  },
});
