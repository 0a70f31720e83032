import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { collectionPath } from '../../../entity/paths';
import { accessOf } from '../../../entity/manifests';
import { useMay } from '../../../framework/useMay';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import { Note } from '../../../ui/Text/Text';
import type { OpenWork } from './api';

/** What somebody leaves unfinished, with the way to its list, and that others have to go on with it. */
export function OpenWorkTable({ work }: { work: readonly OpenWork[] }) {
  const translate = useTranslate();
  const may = useMay();
  const text = (key: KeyBelow<'openWork'>) => translate(`openWork.${key}`);
  if (work.length === 0) return <Note>{text('none')}</Note>;
  return (
    <>
      <DataTable
        inner
        wrap
        captioned
        caption={text('title')}
        rows={work}
        keyOf={({ resource, kind }) => `${resource} ${kind}`}
        columns={[
          {
            key: 'resource',
            head: text('title'),
            isName: true,
            cell: ({ resource }) => {
              const name = translate(`resources.${resource}.name`, { smart_count: 2 });
              const list = may(accessOf(resource, 'list')) && collectionPath(resource, 'list');
              return list ? <Link to={list}>{name}</Link> : name;
            },
          },
          {
            key: 'kind',
            head: text('kind'),
            cell: ({ kind }) => text(kind),
          },
          {
            key: 'count',
            head: text('count'),
            numeric: true,
            cell: ({ count }) => count,
          },
        ]}
      />
      <Note>{text('goes_on')}</Note>
    </>
  );
}
