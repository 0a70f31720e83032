import { QrCardState } from '../../../domain/enums/customers';
import { entity } from '../../../entity/entity';
import { choice, date, dateTime, reference, text } from '../../../fields';
import { qrCardLifecycle } from './lifecycle';

/** A printed QR code by its sequence number, free or tied to a customer (docs/domain/customers.md 10.5). */
export default entity('qr_card', {
  gateway: 'customer',
  endpoint: '/qr-cards',
  assumed: true,
  represent: 'sequenceNumber',
  paths: { list: null },
  access: { list: 'customer:view' },
  ruledBy: 'everyLender',
  fields: {
    sequenceNumber: text({ readOnly: true }),
    qr: text({ readOnly: true }),
    state: choice(QrCardState, { readOnly: true }),
    customerId: reference('customers', { readOnly: true }),
    printedOn: date({ readOnly: true }),
    connectedAt: dateTime({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
  },
  list: {
    askedBy: ['customerId', 'sequenceNumber'],
    columns: ['sequenceNumber', 'state', 'customerId', 'printedOn', 'connectedAt'],
    filters: ['sequenceNumber', 'state', 'customerId'],
    sort: { field: 'sequenceNumber', order: 'ASC' },
  },
  ends: ['WITHDRAWN'],
  lifecycle: qrCardLifecycle,
});
