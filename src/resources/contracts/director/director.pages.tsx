import type { EntityPages } from '../../../framework/loadEntity';
import { QueuePage } from '../../../framework/queue/QueuePage';
import type director from './director.entity';
import { directorQueue } from './queues';

export const pages: EntityPages<typeof director> = {
  List: () => <QueuePage name="online/director" queue={directorQueue} />,
};
