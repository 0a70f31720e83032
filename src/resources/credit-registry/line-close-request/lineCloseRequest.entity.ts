import { CLOSE_LINES } from '../../../domain/lifecycles/registryRights';
import { entity } from '../../../entity/entity';
import { lineFields, lineLife } from './lineFields';

/**
 * Requests to close credit lines at the registry, made when a contract is cancelled (docs/domain/registries.md 3.1).
 */
export default entity('zms-line-close-request', {
  gateway: 'zms',
  endpoint: '/zms-line-close-requests',
  assumed: true,
  menu: 'credit-registry',
  order: 5,
  icon: 'pending',
  represent: ['customerName', 'contractNumber'],
  titles: { list: 'menu.credit_registry.line_close_requests' },
  paths: { show: null },
  access: { list: CLOSE_LINES, show: CLOSE_LINES },
  fields: lineFields,
  list: {
    columns: [
      'contractNumber',
      'customerName',
      'regnum',
      'limit',
      'balance',
      'state',
      'requestedAt',
    ],
    optional: ['openLoans', 'decidedAt', 'decidedBy', 'reason', 'createdBy', 'tenant'],
    filters: ['state', 'contractNumber', 'regnum', 'balance', 'requestedAt'],
    search: 'private',
    sort: { field: 'requestedAt', order: 'DESC' },
    views: (['PENDING', 'APPROVED', 'REJECTED'] as const).map((state) => ({
      key: state,
      filter: { state },
    })),
  },
  lifecycle: lineLife,
});
