import { useTranslate } from 'ra-core';
import { DateText } from '../../../ui/base/DateText';
import { PageTitle } from '../../../ui/base/PageTitle';
import { LookupForm } from '../../loans/search/LookupForm';
import type { SuspectHit } from '../wire';
import { HitTable } from './HitTable';
import { MatchChip } from './MatchChip';
import { useWatchSearch } from './useWatchSearch';
import { watchLookupOf } from './watchLookup';
import '../../../crud/crud.css';

const NONE = 'watch.suspect.none';

/** A phone says nothing here: authorities look for people, not for numbers. */
const recognise = (typed: string) => {
  const found = watchLookupOf(typed);
  return found?.kind === 'phone' ? undefined : found;
};

/** Says whether an authority looks for somebody, by register number or name; read only (domain 4.14). */
export function Page() {
  const translate = useTranslate();
  const common = (field: string) => translate(`resources.common.fields.${field}`);
  const { hits, find } = useWatchSearch<SuspectHit>('/suspects/search', NONE);
  return (
    <div className="u-page">
      <PageTitle>{translate('menu.watchlists.suspect_search')}</PageTitle>
      <div className="u-card u-card-body">
        <LookupForm
          label="watch.suspect.label"
          help="watch.suspect.help"
          unknown="watch.suspect.unknown"
          recognise={recognise}
          find={find}
          missing={() => ({ key: NONE })}
        />
      </div>
      {hits.length > 0 && (
        <HitTable
          unsure={hits.some(({ match }) => match === 'NAME')}
          heads={[
            translate('watch.search.match'),
            common('fullName'),
            common('regnum'),
            translate('watch.suspect.birth_year'),
            translate('watch.suspect.authority'),
            common('reason'),
            translate('watch.suspect.since'),
          ]}
          rows={hits.map(({ id, match, name, regnum, birthYear, authority, reason, since }) => ({
            key: id,
            cells: [
              <MatchChip key="match" match={match} />,
              name,
              <span key="regnum" className="u-mask">
                {regnum}
              </span>,
              birthYear,
              authority,
              <span key="reason" className="u-plain-long">
                {reason}
              </span>,
              <DateText key="since" value={since} />,
            ],
          }))}
        />
      )}
    </div>
  );
}
