import {
  IdentityVerificationState,
  IdImageRejectionCode,
  VerificationType,
} from '../../../domain/enums/customers';
import { entity } from '../../../entity/entity';
import { choice, dateTime, reference, text, userName } from '../../../fields';

/**
 * Every verification of a customer: phone, e-mail, relatives, and the identity itself (docs/domain/customers.md 3.5).
 * Append-only.
 */
export default entity('customers/verification-log', {
  gateway: 'customer',
  endpoint: '/customers/verification-log',
  assumed: true,
  represent: 'type',
  paths: { list: null },
  access: { list: 'customer:view' },
  fields: {
    at: dateTime({ readOnly: true }),
    customerId: reference('customers', { readOnly: true }),
    /** Empty where the pictures of the identity were verified. */
    type: choice(VerificationType, { readOnly: true }),
    target: text({ readOnly: true, private: true }),
    result: choice(IdentityVerificationState, { readOnly: true }),
    rejectionCode: choice(IdImageRejectionCode, { readOnly: true, numbered: true }),
    reason: text({ readOnly: true }),
    verifiedBy: userName(),
  },
  list: {
    askedBy: ['customerId'],
    columns: ['at', 'type', 'target', 'result', 'rejectionCode', 'reason', 'verifiedBy'],
    filters: ['type', 'result', 'at', 'rejectionCode'],
    sort: { field: 'at', order: 'DESC' },
  },
});
