import { useTranslate } from 'ra-core';
import { Suspense, lazy, useState } from 'react';
import { useParams } from 'react-router-dom';
import { config } from '../../../config/config';
import { formatDateTime } from '../../../domain/dates';
import { pointText } from '../../../fields/mapPoint/schema';
import { CopyButton } from '../../../ui/CopyButton/CopyButton';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { OwnedList } from './CustomerListPage';
import { Card } from '../../../framework/parts/Card';
import { PageStack, PageHead } from '../../../ui/Page/Page';
import { Hidden, Muted, NoWrap } from '../../../ui/Text/Text';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Table, TableFrame } from '../../../ui/DataTable/Table';
import { Button } from '../../../ui/Button/Button';
import textStyles from '../../../ui/Text/Text.module.css';
import tableStyles from '../../../ui/DataTable/Table.module.css';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { type KnownPosition, readPositions } from './api';

const PinMap = lazy(() =>
  import('../../../fields/mapPoint/PinMap').then((module) => ({ default: module.PinMap })),
);

/**
 * Where the customer's device was and when; without map pictures the place is shown on an outline
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
            <PinMap point={{ lat: shown.lat, lng: shown.lng }} />
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
  return (
    <TableFrame data-part="record-table" label={translate('people.location.title')}>
      <Table>
        <Hidden as="caption">{translate('people.location.title')}</Hidden>
        <thead>
          <tr>
            <th scope="col">{translate('people.location.at')}</th>
            <th scope="col">{translate('people.location.event')}</th>
            <th scope="col">{translate('people.location.coordinates')}</th>
            <th scope="col" className={textStyles.num}>
              {translate('people.location.accuracy')}
            </th>
            <th scope="col">
              <Hidden>{translate('record.acts')}</Hidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {positions.map((one) => (
            <tr key={one.id} aria-current={one.id === shown?.id ? 'true' : undefined}>
              <NoWrap as="td">{formatDateTime(one.at).text}</NoWrap>
              <td>{translate(`people.location.events.${one.event}`)}</td>
              <NoWrap as="td">
                {pointText(one)}{' '}
                <CopyButton
                  value={pointText(one)}
                  label={translate('people.location.coordinates')}
                />
              </NoWrap>
              <td className={textStyles.num}>{one.accuracy}</td>
              <td className={tableStyles.acts}>
                <Button disabled={one.id === shown?.id} onClick={() => onChoose(one.id)}>
                  {translate('people.location.show')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
