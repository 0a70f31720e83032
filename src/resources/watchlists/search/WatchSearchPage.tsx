import { useTranslate } from 'ra-core';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { loadEntity } from '../../../crud/loadEntity';
import { useFieldLabel } from '../../../crud/useLabels';
import { labelKeyOf, toneOf } from '../../../domain/enums/readEnum';
import { BlackWhiteListType } from '../../../domain/enums/watchlists';
import { recordPath } from '../../../entity/paths';
import { DateText } from '../../../ui/base/DateText';
import { PageTitle } from '../../../ui/base/PageTitle';
import { StatusChip } from '../../../ui/base/StatusChip';
import { LookupForm } from '../../loans/search/LookupForm';
import type { WatchHit } from '../wire';
import { HitTable } from './HitTable';
import { MatchChip } from './MatchChip';
import { useWatchSearch } from './useWatchSearch';
import { watchLookupOf } from './watchLookup';
import '../../../crud/crud.css';

const NONE = 'error.not_in_bw_list';

/** Says whether somebody is on the black or grey list, by number or name (specification 1 §8; domain 4.14). */
export function Page() {
  use(loadEntity('bw-list'));
  const translate = useTranslate();
  const label = useFieldLabel('bw-list');
  const { hits, find } = useWatchSearch<WatchHit>('/bw-list/search', NONE);
  return (
    <div className="u-page">
      <PageTitle>{translate('menu.watchlists.black_grey_search')}</PageTitle>
      <div className="u-card u-card-body">
        <LookupForm
          label="watch.search.label"
          help="watch.search.help"
          unknown="watch.search.unknown"
          recognise={watchLookupOf}
          find={find}
          missing={() => ({ key: NONE })}
        />
      </div>
      {hits.length > 0 && (
        <HitTable
          unsure={hits.some(({ match }) => match === 'NAME')}
          heads={[
            translate('watch.search.match'),
            label('name'),
            label('regnum'),
            label('phone'),
            label('listType'),
            label('reason'),
            label('fromDate'),
          ]}
          rows={hits.map(({ id, match, name, regnum, phone, listType, reason, fromDate }) => ({
            key: id,
            cells: [
              <MatchChip key="match" match={match} />,
              <Link key="name" className="u-link" to={recordPath('bw-list', 'show', id) ?? ''}>
                {name}
              </Link>,
              <span key="regnum" className="u-mask">
                {regnum ?? '—'}
              </span>,
              <span key="phone" className="u-mask">
                {phone ?? '—'}
              </span>,
              <StatusChip key="list" tone={toneOf(BlackWhiteListType, listType)}>
                {translate(labelKeyOf(BlackWhiteListType, listType))}
              </StatusChip>,
              <span key="reason" className="u-plain-long">
                {reason}
              </span>,
              <DateText key="from" value={fromDate} />,
            ],
          }))}
        />
      )}
    </div>
  );
}
