import { useTranslate } from 'ra-core';
import { Suspense, lazy, useState } from 'react';
import { useParams } from 'react-router-dom';
import { config } from '../../../config/config';
import { formatDateTime } from '../../../domain/dates';
import { pointText } from '../../../entity/kinds/mapPoint';
import { CopyButton } from '../../../ui/base/CopyButton';
import { PageTitle } from '../../../ui/base/PageTitle';
import { WhoseList } from '../CustomerListPage';
import { Card } from '../../../crud/parts/Card';
import { useRecordPart } from '../../../crud/parts/useRecordPart';
import { type KnownPosition, readPositions } from './api';

const PinMap = lazy(() =>
  import('../../../entity/kinds/views/PinMap').then((module) => ({ default: module.PinMap })),
);

/** Where the customer's device was and when; without map pictures the place is shown on an outline (specification 1 §2). */
export function Page() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const [chosen, setChosen] = useState<number>();
  const read = useRecordPart('customers', readPositions, id);
  const positions = read.data ?? [];
  const shown = positions.find((one) => one.id === chosen) ?? positions.at(0);
  return (
    <div className="u-page">
      <WhoseList id={id} />
      <header className="u-page-head">
        <PageTitle>{translate('enums.CustomerSubPage.location')}</PageTitle>
      </header>
      {shown && (
        <Card
          title={translate('people.location.map')}
          aside={
            !config().tiles && (
              <span className="u-muted">{translate('people.location.no_tiles')}</span>
            )
          }
        >
          <Suspense fallback={<span className="u-skeleton" aria-busy="true" />}>
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
    </div>
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
    <div
      className="u-list-table u-record-table"
      tabIndex={0}
      role="group"
      aria-label={translate('people.location.title')}
    >
      <table>
        <caption className="u-hidden">{translate('people.location.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('people.location.at')}</th>
            <th scope="col">{translate('people.location.event')}</th>
            <th scope="col">{translate('people.location.coordinates')}</th>
            <th scope="col" className="u-num">
              {translate('people.location.accuracy')}
            </th>
            <th scope="col">
              <span className="u-hidden">{translate('record.acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {positions.map((one) => (
            <tr key={one.id} aria-current={one.id === shown?.id ? 'true' : undefined}>
              <td className="u-nowrap">{formatDateTime(one.at).text}</td>
              <td>{translate(`people.location.events.${one.event}`)}</td>
              <td className="u-nowrap">
                {pointText(one)}{' '}
                <CopyButton
                  value={pointText(one)}
                  label={translate('people.location.coordinates')}
                />
              </td>
              <td className="u-num">{one.accuracy}</td>
              <td className="u-row-acts">
                <button
                  type="button"
                  className="u-button"
                  disabled={one.id === shown?.id}
                  onClick={() => onChoose(one.id)}
                >
                  {translate('people.location.show')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
