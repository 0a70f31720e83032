import { useGetList, type RaRecord } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { AnyEntity, RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { EntityTree } from '../../../framework/list/EntityTree';
import { CreateLink } from '../../../framework/list/ListBody';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { Card, CardBody, Surface } from '../../../ui/Card/Card';
import { Link } from '../../../ui/Link/Link';
import { Actions, PageHead, PageStack, PlainList } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Muted, Note } from '../../../ui/Text/Text';
import { KEEP_COUPONS } from '../rights';
import category from './couponCategory.entity';

type Category = RecordOf<typeof category>;

/** The app shows as many categories as one page can. */
const ALL = { page: 1, perPage: 1_000 };
const entity: AnyEntity = category;

/** Categories as the tree that the app shows, arranged by keyboard and by pointer; what was removed stands below. */
export function CategoryTreePage() {
  const translate = useTranslate();
  const read = useGetList<Category & RaRecord>(
    category.name,
    { pagination: ALL, sort: { field: 'viewOrder', order: 'ASC' } },
    { retry: false },
  );
  const rows = read.data ?? [];
  const removed = rows.filter(({ state }) => state === 'REMOVED');
  return (
    <PageStack>
      <PageHead>
        <PageTitle>{translate('menu.coupons.category')}</PageTitle>
        <Actions>
          <CreateLink entity={entity} />
        </Actions>
      </PageHead>
      <Note>{translate('coupons.category.help')}</Note>
      <Surface>
        <QueryStatus
          read={read}
          empty={read.data?.length === 0 ? { title: translate('common.no_results') } : undefined}
        >
          <CardBody>
            <EntityTree
              entity={entity}
              rows={rows.filter(({ state }) => state === 'ACTIVE')}
              access={KEEP_COUPONS}
              label={translate('coupons.category.tree')}
              movedTo={({ name, parent, place }) =>
                parent === undefined
                  ? translate('coupons.category.moved_top', { name, place })
                  : translate('coupons.category.moved', { name, parent, place })
              }
            >
              {({ coupons }) =>
                Boolean(coupons) && (
                  <Muted>{translate('coupons.category.counts', { coupons })}</Muted>
                )
              }
            </EntityTree>
          </CardBody>
        </QueryStatus>
      </Surface>
      {removed.length > 0 && (
        <Card title={translate('coupons.category.removed')}>
          <PlainList>
            {removed.map(({ id, name }) => (
              <li key={id}>
                <Link to={recordPath(category.name, 'show', id) ?? ''}>{name}</Link>
              </li>
            ))}
          </PlainList>
        </Card>
      )}
    </PageStack>
  );
}
