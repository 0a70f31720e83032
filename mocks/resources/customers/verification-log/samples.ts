import { maskPhone } from '../../../../src/domain/mask';
import type { MockRecord } from '../../../engine/MockRecord';
import { firstCustomers } from '../customer/firstCustomers';
import { identityFor } from '../identity/identities';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

/** So many customers have a log. */
const CUSTOMERS = 200;

/** Phone, e-mail, relatives and pictures of the first customers, as the documents' types have them. */
export const samples: SampleMaker = {
  resource: 'customers/verification-log',
  make: (world) => {
    const operator = world.people.find(({ username }) => username === 'operator')?.id ?? null;
    return firstCustomers(world)
      .slice(0, CUSTOMERS)
      .filter(({ type }) => type === 'CITIZEN')
      .flatMap((customer) => rowsOf(customer, world.today, operator))
      .map((row, index) => ({ ...row, id: index + 1 }));
  },
};

function rowsOf(
  customer: MockRecord,
  today: string,
  operator: string | null,
): Omit<MockRecord, 'id'>[] {
  const { id, phone, email, createdAt, tenant } = customer;
  const day = String(createdAt).slice(0, 10);
  const row = (hour: number, own: Record<string, unknown>) => ({
    at: `${day}T0${hour}:20:00.000Z`,
    customerId: id,
    tenant,
    type: null,
    target: null,
    result: 'VERIFIED',
    rejectionCode: null,
    reason: null,
    verifiedBy: null,
    ...own,
  });
  const identity = identityFor(customer, today);
  return [
    ...(phone
      ? [
          row(1, { type: 'PHONE', target: maskPhone(String(phone)) }),
          row(2, { type: 'PHONE_VERIFICATION', target: maskPhone(String(phone)) }),
        ]
      : []),
    ...(email
      ? [row(3, { type: 'EMAIL', result: 'VERIFYING' }), row(4, { type: 'EMAIL_VERIFICATION' })]
      : []),
    ...(Number(customer.state) >= 800
      ? [row(5, { type: 'FAMILY_VERIFICATION' }), row(6, { type: 'FAMILY_VERIFICATION' })]
      : []),
    ...(identity.identityStory === 'none'
      ? []
      : [
          row(7, {
            at: `${String(identity.identitySubmittedAt).slice(0, 10)}T02:30:00.000Z`,
            result: identity.verificationState,
            rejectionCode: identity.identityCode,
            verifiedBy: ['DENIED', 'VERIFIED_MANUAL'].includes(identity.verificationState)
              ? operator
              : null,
          }),
        ]),
  ];
}
