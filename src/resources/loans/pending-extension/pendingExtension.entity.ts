import { TermUnit } from '../../../domain/enums/loans';
import { QUEUE } from '../../../domain/settings';
import { entity } from '../../../entity/entity';
import { choice, money, number } from '../../../fields';
import {
  decisionFields,
  pendingFields,
  pendingFilters,
  pendingSections,
  pendingViews,
} from '../pending/pendingFields';
import { pendingLifecycle } from '../pending/pendingLifecycle';
import { EXTEND } from '../rights';

const asked = ['duration', 'termUnit', 'extensionFee'] as const;

/** Requests for an extension (docs/domain/lending.md 4.2, 4.3): approving one extends its loan, T10. */
export default entity('loans/pending/extension', {
  gateway: 'main',
  endpoint: '/loans/pending/extension',
  assumed: true,
  menu: 'loans/pending',
  order: 2,
  icon: 'pending',
  titles: { list: 'menu.loans.pending_extension' },
  represent: ['customerName', 'code'],
  access: { list: 'loan-extension-request:list', show: 'loan-extension-request:list' },
  waiting: {
    filter: { status: 'PENDING' },
    since: 'requestedAt',
    slaMinutes: QUEUE.slaMinutes.extension,
    isQueue: true,
  },
  fields: {
    ...pendingFields,
    duration: number({ readOnly: true, integer: true }),
    termUnit: choice(TermUnit, { readOnly: true }),
    extensionFee: money({ readOnly: true }),
  },
  list: {
    columns: ['@name', 'productType', ...asked, 'status', 'requestedAt'],
    optional: ['regnum', 'phone', 'loanId', 'createdBy', ...decisionFields],
    filters: pendingFilters,
    search: 'private',
    sort: { field: 'requestedAt', order: 'ASC' },
    views: pendingViews,
  },
  show: pendingSections(asked),
  record: { status: 'status', facts: [...asked, 'requestedAt'] },
  ends: ['SUCCESS', 'CANCELLED'],
  lifecycle: pendingLifecycle(EXTEND, 'extend'),
});
