import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ResourceName } from '../../i18n/Catalogue';
import { EntityListPage } from '../list/EntityListPage';
import { useEntity } from '../loadEntity';
import type { Queue } from './Queue';
import { QueueView } from './QueueView';
import { PageStack } from '../../ui/Page/Page';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { TabLink, Tabs } from '../../ui/Tabs/Tabs';

/** What react-admin puts into the address of a list: an address that has it shows the list. */
const OF_LISTS = ['filter', 'sort', 'page', 'perPage'];

/** The page of an entity whose records wait for decisions: the queue, and all of them as an ordinary list. */
export function QueuePage({ name, queue }: { name: ResourceName; queue: Queue }) {
  const loaded = useEntity(name);
  const translate = useTranslate();
  const [params] = useSearchParams();
  const isList = params.get('view') === 'list' || OF_LISTS.some((part) => params.has(part));
  const address = loaded.manifest.paths.list ?? '/';
  return (
    <PageStack>
      <Tabs aria-label={translate('queue.views')}>
        <TabLink current={!isList} to={address}>
          {translate('queue.queue')}
        </TabLink>
        <TabLink current={isList} to={`${address}?view=list`}>
          {translate('queue.list')}
        </TabLink>
      </Tabs>
      <Suspense fallback={<Skeleton aria-busy="true" />}>
        {isList ? <EntityListPage name={name} /> : <QueueView loaded={loaded} queue={queue} />}
      </Suspense>
    </PageStack>
  );
}
