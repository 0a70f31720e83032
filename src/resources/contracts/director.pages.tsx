import type { EntityPages } from '../../crud/loadEntity';
import { QueuePage } from '../../crud/queue/QueuePage';
import { directorQueue } from './director/queues';

export const pages: EntityPages = {
  List: () => <QueuePage name="online/director" queue={directorQueue} />,
};
