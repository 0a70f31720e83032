import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ResourceName } from '../../i18n/Catalogue';
import { EntityListPage } from '../list/EntityListPage';
import { useEntity } from '../loadEntity';
import type { Queue } from './Queue';
import { QueueView } from './QueueView';
import '../crud.css';
import './queue.css';

/** What react-admin puts into the address of a list: whoever has it, looks at the list. */
const OF_LISTS = ['filter', 'sort', 'page', 'perPage'];

/** The page of an entity whose records wait for decisions: the queue, and all of them as an ordinary list. */
export function QueuePage({ name, queue }: { name: ResourceName; queue: Queue }) {
  const loaded = useEntity(name);
  const translate = useTranslate();
  const [params] = useSearchParams();
  const isList = params.get('view') === 'list' || OF_LISTS.some((part) => params.has(part));
  const address = loaded.manifest.paths.list ?? '/';
  return (
    <div className="u-page">
      <nav className="u-tabs" aria-label={translate('queue.views')}>
        <Link className="u-tab" to={address} aria-current={isList ? undefined : 'page'}>
          {translate('queue.queue')}
        </Link>
        <Link
          className="u-tab"
          to={`${address}?view=list`}
          aria-current={isList ? 'page' : undefined}
        >
          {translate('queue.list')}
        </Link>
      </nav>
      <Suspense fallback={<span className="u-skeleton" aria-busy="true" />}>
        {isList ? <EntityListPage name={name} /> : <QueueView loaded={loaded} queue={queue} />}
      </Suspense>
    </div>
  );
}
