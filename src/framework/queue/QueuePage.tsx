import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import type { ResourceName } from '../../i18n/Catalogue';
import { EntityListPage } from '../list/EntityListPage';
import { useEntity } from '../loadEntity';
import type { Queue } from './Queue';
import { QueueView } from './QueueView';
import { PageStack } from '../../ui/Page/Page';
import { Tabs } from '../../ui/Tabs/Tabs';

/** What react-admin puts into the address of a list: an address that has it shows the list. */
const OF_LISTS = ['filter', 'sort', 'page', 'perPage'];

/** The page of an entity whose records wait for decisions: the queue, and all of them as an ordinary list. */
export function QueuePage({ name, queue }: { name: ResourceName; queue: Queue }) {
  const loaded = useEntity(name);
  const translate = useTranslate();
  const [params] = useSearchParams();
  const isList = params.get('view') === 'list' || OF_LISTS.some((part) => params.has(part));
  const address = loaded.manifest.paths.list ?? '/';
  const tabs = (
    <Tabs
      label={translate('queue.views')}
      current={isList ? 'list' : 'queue'}
      items={[
        { key: 'queue', label: translate('queue.queue'), to: address },
        { key: 'list', label: translate('queue.list'), to: `${address}?view=list` },
      ]}
    />
  );
  if (isList) return <EntityListPage name={name} tabs={tabs} />;
  return (
    <PageStack>
      <QueueView loaded={loaded} queue={queue} tabs={tabs} />
    </PageStack>
  );
}
