import { Suspense, lazy, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { config } from '../../../config/config';
import { formatDateTime } from '../../../domain/dates';
import { fitting } from '../../../fields/mapPoint/mapView';
import { pointText } from '../../../fields/mapPoint/schema';
import { CopyButton } from '../../../ui/CopyButton/CopyButton';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { OwnedList } from './CustomerListPage';
import { Card } from '../../../framework/parts/Card';
import { PageStack, PageHead } from '../../../ui/Page/Page';
import { Hidden, Muted } from '../../../ui/Text/Text';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Button } from '../../../ui/Button/Button';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { type KnownPosition, readPositions } from './api';

const PinMap = lazy(() =>
  import('../../../fields/mapPoint/PinMap').then((module) => ({ default: module.PinMap })),
);

/**
 * Where the customer's device was and when, all places on one map that fits them; without map pictures the place is shown on an outline
 * (docs/domain/customers.md 10.6).
 */
export function Page() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const [chosen, setChosen] = useState<number>();
  const read = useRecordPart('customers', readPositions, id);
  const positions = read.data ?? [];
  const shown = positions.find((one) => one.id === chosen) ?? positions.at(0);
  return (
    <PageStack>
      <OwnedList id={id} />
      <PageHead>
        <PageTitle>{translate('resources.customers.subPages.location')}</PageTitle>
      </PageHead>
      {shown && (
        <Card
          title={translate('people.location.map')}
          aside={!config().tiles && <Muted>{translate('people.location.no_tiles')}</Muted>}
        >
          <Suspense fallback={<Skeleton aria-busy="true" />}>
            <PinMap
              point={{ lat: shown.lat, lng: shown.lng }}
              places={positions.map((one) => ({
                id: one.id,
                name: formatDateTime(one.at).text,
                point: one,
                tone: 'info',
                onChoose: () => setChosen(one.id),
              }))}
              chosen={shown.id}
              view={fitting(positions)}
            />
          </Suspense>
        </Card>
      )}
      <Card
        title={translate('people.location.title')}
        flush
        read={read}
        empty={{
          when: read.data?.length === 0,
          title: translate('people.location.none'),
          text: translate('people.location.none_text'),
        }}
      >
        <Positions positions={positions} shown={shown} onChoose={setChosen} />
      </Card>
    </PageStack>
  );
}

interface PositionsProps {
  positions: readonly KnownPosition[];
  shown: KnownPosition | undefined;
  /** Moves the map. */
  onChoose: (id: number) => void;
}

function Positions({ positions, shown, onChoose }: PositionsProps) {
  const translate = useTranslate();
  const text = (key: KeyBelow<'people.location'>) => translate(`people.location.${key}`);
  return (
    <DataTable
      data-part="record-table"
      caption={translate('people.location.title')}
      columns={[
        { key: 'at', head: text('at'), cell: ({ at }) => formatDateTime(at).text },
        { key: 'event', head: text('event'), cell: ({ event }) => text(`events.${event}`) },
        {
          key: 'coordinates',
          head: text('coordinates'),
          cell: (one) => (
            <>
              {pointText(one)} <CopyButton value={pointText(one)} label={text('coordinates')} />
            </>
          ),
        },
        {
          key: 'accuracy',
          head: text('accuracy'),
          numeric: true,
          cell: ({ accuracy }) => accuracy,
        },
        {
          key: 'actions',
          head: <Hidden>{translate('record.actions')}</Hidden>,
          actions: true,
          cell: ({ id }) => (
            <Button disabled={id === shown?.id} onClick={() => onChoose(id)}>
              {text('show')}
            </Button>
          ),
        },
      ]}
      rows={positions}
      keyOf={({ id }) => id}
      rowProps={({ id }) => ({ 'aria-current': id === shown?.id ? 'true' : undefined })}
    />
  );
}
