import { endpoint } from '../../../dataProviders/endpoint';

/** The whole phone number of who wants to be deleted; the gateway writes down that it was looked at. */
export const readDeletionPhone = endpoint<void, { phone: string | null }>()(
  'customer',
  'GET /customers/delete/request/:id/phone',
  { assumed: true, access: 'customer-delete-request:view', carries: 'it is logged' },
);
