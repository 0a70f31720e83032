import { useTranslate } from 'ra-core';
import { DateText } from '../../../ui/Text/DateText';
import { searchSuspects, type SuspectHit } from './api';
import { HitSearch } from './HitSearch';
import { watchLookupOf } from './watchLookup';
import textStyles from '../../../ui/Text/Text.module.css';

/** A phone says nothing here: authorities look for people, not for numbers. */
const recognise = (typed: string) => {
  const found = watchLookupOf(typed);
  return found?.kind === 'phone' ? undefined : found;
};

/**
 * Says whether an authority looks for somebody, by register number or name; read only (docs/domain/watchlists.md 2.1).
 */
export function Page() {
  const translate = useTranslate();
  const common = (field: string) => translate(`resources.common.fields.${field}`);
  return (
    <HitSearch<SuspectHit>
      title="menu.watchlists.suspect_search"
      texts="watch.suspect"
      none="watch.suspect.none"
      search={searchSuspects}
      recognise={recognise}
      heads={[
        common('fullName'),
        common('regnum'),
        translate('watch.suspect.birth_year'),
        translate('watch.suspect.authority'),
        common('reason'),
        translate('watch.suspect.since'),
      ]}
      cells={({ name, regnum, birthYear, authority, reason, since }) => [
        name,
        <span key="regnum" className={textStyles.mask}>
          {regnum}
        </span>,
        birthYear,
        authority,
        <span key="reason">{reason}</span>,
        <DateText key="since" value={since} />,
      ]}
    />
  );
}
