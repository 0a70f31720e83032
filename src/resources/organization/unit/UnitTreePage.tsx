import { useGetList, useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTenantName } from '../../../dataProviders/useTenants';
import { uuid } from '../../../domain/ids';
import type { TreePlace } from '../../../domain/tree/tree';
import type { AnyEntity, RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { CreateLink } from '../../../framework/list/ListBody';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { displayError } from '../../../framework/record/displayError';
import { failureOf } from '../../../framework/record/failureOf';
import { useSendAction } from '../../../framework/record/useAction';
import { useMay } from '../../../framework/useMay';
import { Card, CardBody, Surface } from '../../../ui/Card/Card';
import { Link } from '../../../ui/Link/Link';
import { Notice } from '../../../ui/Notice/Notice';
import { Actions, PageHead, PageStack, PlainList } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Muted, Note } from '../../../ui/Text/Text';
import { Tree } from '../../../ui/Tree/Tree';
import { KEEP_UNITS } from '../rights';
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
      <Surface>
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
      </Surface>
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
  return (
    <CardBody>
      {lender !== undefined && <LenderName alias={lender} />}
      <UnitTree units={units} />
    </CardBody>
  );
}

const LenderName = ({ alias }: { alias: string }) => <h2>{useTenantName(alias)}</h2>;

function UnitTree({ units }: { units: readonly (Unit & RaRecord)[] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const may = useMay();
  const send = useSendAction<AnyEntity>(entity);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState('');
  const move = async (row: Unit & RaRecord, { parentId, place }: TreePlace) => {
    setBusy(true);
    setFailure(undefined);
    setDone('');
    try {
      await send(row, 'move', { parentId, viewOrder: place }, uuid());
      const parent = units.find(({ id }) => String(id) === String(parentId))?.name;
      setDone(
        parent === undefined
          ? translate('organization.unit.moved_top', { name: row.name, place })
          : translate('organization.unit.moved', { name: row.name, parent, place }),
      );
    } catch (error) {
      const { message, detail } = displayError(error, translate, failureOf(entity, 'move'));
      setFailure([message, detail].filter(Boolean).join(' '));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Note>{translate('organization.unit.help')}</Note>
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <Note aria-live="polite">{done}</Note>
      <Tree
        label={translate('organization.unit.tree')}
        rows={units}
        nameOf={({ name }) => name}
        busy={busy}
        onOpen={({ id }) => void navigate(recordPath(unit.name, 'show', id) ?? '')}
        onMove={may(KEEP_UNITS) ? (row, place) => void move(row, place) : undefined}
      >
        {({ row: { id, name, code, branches, people } }) => (
          <>
            {/* The tree is one stop of the Tab key: Enter opens what has the focus. */}
            <Link to={recordPath(unit.name, 'show', id) ?? ''} tabIndex={-1}>
              {name}
            </Link>
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
      </Tree>
    </>
  );
}
