import { useGetList, type RaRecord } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { useTenantName } from '../../../dataProviders/useTenants';
import type { AnyEntity, RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { EntityTree } from '../../../framework/list/EntityTree';
import { CreateLink } from '../../../framework/list/ListBody';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { Card, Panel } from '../../../ui/Card/Card';
import { Link } from '../../../ui/Link/Link';
import { Actions, PageHead, PageStack, PlainList } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Muted, Note } from '../../../ui/Text/Text';
import { KEEP_STRUCTURE } from '../rights';
import unit from './unit.entity';

type Unit = RecordOf<typeof unit>;

/** An organisation has as many units as one page can show. */
const ALL = { page: 1, perPage: 1_000 };
const entity: AnyEntity = unit;

/** The units as the tree that they are, arranged by keyboard and by pointer; what was taken out stands below. */
export function UnitTreePage() {
  const translate = useTranslate();
  const read = useGetList<Unit & RaRecord>(
    unit.name,
    { pagination: ALL, sort: { field: 'viewOrder', order: 'ASC' } },
    { retry: false },
  );
  const removed = (read.data ?? []).filter(({ state }) => state === 'REMOVED');
  const active = (read.data ?? []).filter(({ state }) => state === 'ACTIVE');
  const lenders = [...new Set(active.map(({ tenant }) => String(tenant)))];
  return (
    <PageStack>
      <PageHead>
        <PageTitle>{translate('menu.organization.units')}</PageTitle>
        <Actions>
          <CreateLink entity={entity} />
        </Actions>
      </PageHead>
      <Note>{translate('organization.unit.help')}</Note>
      <QueryStatus
        read={read}
        empty={read.data?.length === 0 ? { title: translate('common.no_results') } : undefined}
      >
        {lenders.map((lender) => (
          <LenderUnits
            key={lender}
            lender={lenders.length > 1 ? lender : undefined}
            units={active.filter(({ tenant }) => String(tenant) === lender)}
          />
        ))}
      </QueryStatus>
      {removed.length > 0 && (
        <Card title={translate('organization.unit.removed')}>
          <PlainList>
            {removed.map(({ id, name, code }) => (
              <li key={id}>
                <Link to={recordPath(unit.name, 'show', id) ?? ''}>{name}</Link>{' '}
                <Muted>{code}</Muted>
              </li>
            ))}
          </PlainList>
        </Card>
      )}
    </PageStack>
  );
}

interface LenderProps {
  units: readonly (Unit & RaRecord)[];
  /** Its alias, where units of several lenders are seen. */
  lender?: string;
}

/** The tree of one lender: places count within it. */
function LenderUnits({ units, lender }: LenderProps) {
  const tree = <UnitTree units={units} />;
  return lender === undefined ? (
    <Panel>{tree}</Panel>
  ) : (
    <Card title={<LenderName alias={lender} />}>{tree}</Card>
  );
}

const LenderName = ({ alias }: { alias: string }) => useTenantName(alias);

function UnitTree({ units }: { units: readonly (Unit & RaRecord)[] }) {
  const translate = useTranslate();
  return (
    <EntityTree
      entity={entity}
      rows={units}
      access={KEEP_STRUCTURE}
      label={translate('organization.unit.tree')}
      movedTo={({ name, parent, place }) =>
        parent === undefined
          ? translate('organization.unit.moved_top', { name, place })
          : translate('organization.unit.moved', { name, parent, place })
      }
    >
      {({ code, branches, people }) => (
        <>
          <Muted>{code}</Muted>
          {Boolean(branches || people) && (
            <Muted>
              {translate('organization.unit.counts', {
                branches: branches ?? 0,
                people: people ?? 0,
              })}
            </Muted>
          )}
        </>
      )}
    </EntityTree>
  );
}
