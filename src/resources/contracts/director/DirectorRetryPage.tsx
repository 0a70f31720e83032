import { useEntity } from '../../../framework/loadEntity';
import { QueueView } from '../../../framework/queue/QueueView';
import { retryQueue } from './queues';
import { PageStack } from '../../../ui/Page/Page';

/** Contracts whose signing has failed, to be tried again; the address names the chosen one. */
export function Page() {
  const loaded = useEntity('online/director');
  return (
    <PageStack>
      <QueueView loaded={loaded} queue={retryQueue} title="menu.contracts.online_director_retry" />
    </PageStack>
  );
}
