import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { QueueRecordPage } from '../../../framework/queue/QueueRecordPage';
import { directorQueue } from './queues';
import { Button } from '../../../ui/Button/Button';

/** One contract that waits for the investor's signature. */
export function Page() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  return (
    <QueueRecordPage
      name="online/director"
      queue={directorQueue}
      filter={{ id }}
      title="menu.contracts.online_director"
    >
      <Button to="/online/director">{translate('queue.back_to_list')}</Button>
    </QueueRecordPage>
  );
}
