import { lazy } from 'react';
import type { EntityPages } from '../../../framework/loadEntity';
import { QueuePage } from '../../../framework/queue/QueuePage';
import { heldQueue } from './heldQueue';
import type heldTransactions from './heldTransaction.entity';

const preview = (name: 'ReleasePreview' | 'ReturnPreview') =>
  lazy(() => import('./HeldPosition').then((module) => ({ default: module[name] })));

/** Held sums as a queue of decisions; where the money goes is shown before it goes. */
export const pages: EntityPages<typeof heldTransactions> = {
  List: () => <QueuePage name="accounting/held-transactions" queue={heldQueue} />,
  previews: { release_held: preview('ReleasePreview'), return_held: preview('ReturnPreview') },
};
