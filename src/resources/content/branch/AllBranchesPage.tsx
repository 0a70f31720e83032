import { useGetList } from 'ra-core';
import { Suspense, lazy, useMemo, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { recordPath } from '../../../entity/paths';
import { around } from '../../../fields/mapPoint/mapView';
import type { MapPlace } from '../../../fields/mapPoint/PinMap';
import { isPoint } from '../../../fields/mapPoint/schema';
import { FieldValue } from '../../../framework/FieldValue';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Link } from '../../../ui/Link/Link';
import { PageHead, PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Row, Split, Stack } from '../../../ui/Stack/Stack';
import { Tile } from '../../../ui/Tile/Tile';
import { Note } from '../../../ui/Text/Text';
import type { Branch } from './api';
import branch from './branch.entity';
import { NextChange } from './NextChange';

const PinMap = lazy(() =>
  import('../../../fields/mapPoint/PinMap').then((module) => ({ default: module.PinMap })),
);

const ALL = { page: 1, perPage: 200 };
const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** All branches on one map, open ones green; a list beside it chooses with mouse and keyboard. */
export function Page() {
  const translate = useTranslate();
  const read = useGetList<Branch>(
    branch.name,
    { filter: {}, pagination: ALL, sort: BY_NAME },
    { retry: false },
  );
  const [chosenId, setChosen] = useState<Branch['id']>();
  const branches = useMemo(
    () => (read.data ?? []).filter(({ mapAddress }) => isPoint(mapAddress)),
    [read.data],
  );
  const chosen = branches.find(({ id }) => id === chosenId);
  const path = chosen && recordPath(branch.name, 'show', chosen.id);
  const places = branches.map(({ id, name, mapAddress, openNow }): MapPlace => ({
    id,
    name,
    point: mapAddress,
    tone: openNow === 'OPEN' ? 'success' : 'neutral',
    onChoose: () => setChosen(id),
  }));
  return (
    <PageStack>
      <PageHead>
        <PageTitle>{translate('menu.branches.all')}</PageTitle>
        <Button to="/branch">{translate('menu.branches.list')}</Button>
      </PageHead>
      <QueryStatus read={read}>
        {branches.length === 0 ? (
          <EmptyState kind="nothing-yet" text="" />
        ) : (
          <Split>
            <Stack gap={12}>
              <Card
                title={translate('content.branch.map')}
                aside={
                  <Note as="span">
                    {translate('content.branch.open_now', {
                      open: branches.filter(({ openNow }) => openNow === 'OPEN').length,
                      all: branches.length,
                    })}
                  </Note>
                }
                data-part="branch-map"
              >
                <Suspense fallback={<Skeleton aria-busy="true" />}>
                  <PinMap
                    key={chosen?.id}
                    point={null}
                    places={places}
                    chosen={chosen?.id}
                    view={chosen && around(chosen.mapAddress)}
                  />
                </Suspense>
              </Card>
              {chosen && path && (
                <Card
                  title={chosen.name}
                  aside={<FieldValue entity={branch} field="openNow" record={chosen} />}
                  data-part="branch"
                >
                  <Stack>
                    {chosen.address && <span>{chosen.address}</span>}
                    <FieldValue entity={branch} field="schedule" record={chosen} place="page" />
                    <Note>
                      <NextChange opening={chosen.facts?.opening} />
                    </Note>
                    <Link to={path}>{translate('action.open')}</Link>
                  </Stack>
                </Card>
              )}
            </Stack>
            <Stack as="ul" aria-label={translate('menu.branches.all')}>
              {branches.map((one) => (
                <li key={one.id}>
                  <Tile
                    type="button"
                    aria-pressed={one.id === chosenId}
                    onClick={() => setChosen(one.id)}
                  >
                    <strong>{one.name}</strong>
                    <Row>
                      <FieldValue entity={branch} field="openNow" record={one} />
                      <Note as="span">
                        <NextChange opening={one.facts?.opening} />
                      </Note>
                    </Row>
                  </Tile>
                </li>
              ))}
            </Stack>
          </Split>
        )}
      </QueryStatus>
    </PageStack>
  );
}
