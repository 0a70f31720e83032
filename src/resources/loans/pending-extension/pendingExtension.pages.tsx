import type { EntityPages } from '../../../framework/loadEntity';
import { QueuePage } from '../../../framework/queue/QueuePage';
import { pagesOf } from '../pending/ReviewDetailsOf';
import { extensionPreview } from '../pending/previews';
import { extensionQueue } from '../pending/queues';
import type pendingExtension from './pendingExtension.entity';

/** Requests for an extension: the queue, and the same evidence on a request's own page. */
export const pages: EntityPages<typeof pendingExtension> = {
  List: () => <QueuePage name="loans/pending/extension" queue={extensionQueue} />,
  ...pagesOf(extensionQueue.ReviewDetails, extensionPreview),
};
