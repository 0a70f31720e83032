import { BankAccountRole } from '../../../domain/enums/customers';
import { entity } from '../../../entity/entity';
import { bank, choice, dateTime, flag, personName, reference, text } from '../../../fields';

/** A customer's account at a bank; exactly one of them is the prime one (docs/domain/customers.md 9.1). */
export default entity('bank_account', {
  gateway: 'customer',
  endpoint: '/bank-accounts',
  assumed: true,
  represent: 'number',
  paths: { list: null },
  access: { list: ['customer:view', 'wallet:list'] },
  fields: {
    customerId: reference('customers', { readOnly: true }),
    bankCode: bank({ readOnly: true, private: true }),
    number: text({ readOnly: true, max: 30, private: true }),
    ownerName: personName({ asOf: 'createdAt' }),
    role: choice(BankAccountRole, { readOnly: true }),
    isRun: flag({ readOnly: true }),
    lastRun: dateTime({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
  },
  list: {
    askedBy: ['customerId'],
    columns: ['number', 'bankCode', 'ownerName', 'role', 'isRun', 'lastRun'],
    filters: ['customerId', 'role'],
    sort: { field: 'createdAt', order: 'ASC' },
  },
  lifecycle: {
    field: 'role',
    actions: {
      set_prime: {
        from: ['OTHER'],
        to: 'PRIME',
        access: 'wallet:list',
        notByMaker: true,
        confirm: 'consequence',
      },
    },
    auto: [{ from: ['PRIME'], to: 'OTHER', by: 'another account' }],
  },
});
