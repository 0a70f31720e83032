import type { Access } from '../../../entity/entity';
import type { AreaRoute } from '../../AreaRoute';

const of = (queue: 'loan' | 'ltl' | 'extension' | 'payment', access: Access) =>
  ({
    path: `/loans/:id/pending/${queue}/detail`,
    access,
    title: `menu.loans.pending_${queue}_detail`,
    resource: `loans/pending/${queue}`,
  }) as const;

/** Pages of the queues beside the queues themselves (docs/domain/lending.md 4.2). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/loans/pending/extension-search',
    access: 'loan-extension-request:list',
    title: 'menu.loans.extension_search',
    resource: 'loans/pending/extension',
    menu: 'loans/pending',
    order: 3,
    icon: 'pending',
    load: () => import('../pending-extension/ExtensionSearchPage'),
  },
  {
    ...of('loan', 'loan-pending-request:list'),
    load: async () => ({ Page: (await import('./detailPages')).LoanDetail }),
  },
  {
    ...of('ltl', 'ltl-pending-request:view'),
    load: async () => ({ Page: (await import('./detailPages')).LongTermDetail }),
  },
  {
    ...of('extension', 'loan-extension-request:list'),
    load: async () => ({ Page: (await import('./detailPages')).ExtensionDetail }),
  },
  {
    ...of('payment', 'loan-payment-request:list'),
    load: async () => ({ Page: (await import('./detailPages')).PaymentDetail }),
  },
];
