import type { Same } from '../../../Same';
import type { xypEnums as mn } from '../../../mn/areas/customers/xyp';

/** Labels of the values of state-registry look-ups. */
export const xypEnums = {
  XypPurpose: {
    LOAN_REQUEST: 'Decide a loan request',
    CONTRACT: 'Make a contract',
    IDENTITY_CHECK: 'Identify the customer',
    DATA_UPDATE: 'Update the record',
    COLLECTION: 'Collect an overdue loan',
  },
  XypFailure: {
    WORKER_UNKNOWN: 'No employee information',
    WORKER_FINGERPRINT: 'Employee’s fingerprint does not match',
    CUSTOMER_FINGERPRINT: 'Customer’s fingerprint does not match',
    SERVICE_DOWN: 'The state registry did not answer',
  },
} satisfies Same<typeof mn>;
