import { useEntity } from '../../../crud/loadEntity';
import { QueueView } from '../../../crud/queue/QueueView';
import '../../../crud/crud.css';
import '../../../crud/queue/queue.css';
import { retryQueue } from './queues';

/** Contracts whose signing has failed, to be tried again; the address names the chosen one. */
export function Page() {
  const loaded = useEntity('online/director');
  return (
    <div className="u-page">
      <QueueView loaded={loaded} queue={retryQueue} title="menu.contracts.online_director_retry" />
    </div>
  );
}
