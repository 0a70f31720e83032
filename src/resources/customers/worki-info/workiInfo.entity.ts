import { RegistryRequestState } from '../../../domain/enums/common';
import { entity } from '../../../entity/entity';
import { choice, date, dateTime, money, reference, text } from '../../../fields';

/**
 * Employment as the work register gives it (docs/domain/registries.md 5.1); the register is asked again by
 * `fetch_work`.
 */
export default entity('worki_info', {
  gateway: 'customer',
  endpoint: '/worki-info',
  assumed: true,
  represent: 'employer',
  paths: { list: null },
  access: { list: 'customer:view' },
  fields: {
    customerId: reference('customers', { readOnly: true }),
    state: choice(RegistryRequestState, { readOnly: true }),
    employer: text({ readOnly: true }),
    position: text({ readOnly: true }),
    since: date({ readOnly: true }),
    salary: money({ readOnly: true }),
    fetchedAt: dateTime({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
  },
  list: {
    askedBy: ['customerId'],
    columns: ['employer', 'position', 'since', 'salary', 'state', 'fetchedAt'],
    filters: ['customerId', 'state'],
    sort: { field: 'fetchedAt', order: 'DESC' },
  },
  lifecycle: {
    field: 'state',
    actions: {
      fetch_work: {
        from: ['NONE', 'FAILED', 'AVAILABLE', 'NOT_AVAILABLE'],
        to: 'AVAILABLE',
        outcomes: ['NOT_AVAILABLE'],
        // Asking the register again changes the record: a write, so the right to read is not enough.
        access: 'customer:create',
        confirm: 'none',
        tone: 'primary',
      },
    },
    auto: [
      { from: ['PENDING'], to: 'AVAILABLE', by: 'registry' },
      { from: ['PENDING'], to: 'NOT_AVAILABLE', by: 'registry' },
      { from: ['PENDING'], to: 'FAILED', by: 'registry' },
    ],
    outside: {
      by: 'registry',
      answer: ({ state }) => (state === 'PENDING' ? 'sent' : null),
      looks: [],
    },
  },
});
