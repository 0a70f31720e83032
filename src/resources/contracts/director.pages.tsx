import type { EntityPages } from '../../crud/loadEntity';
import { QueuePage } from '../../crud/queue/QueuePage';
import type director from './director';
import { directorQueue } from './director/queues';

export const pages: EntityPages<typeof director> = {
  List: () => <QueuePage name="online/director" queue={directorQueue} />,
};
