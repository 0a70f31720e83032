import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { DateText } from '../../../ui/Text/DateText';
import { searchSuspects, type SuspectHit } from './api';
import { HitSearch } from './HitSearch';
import { watchLookupOf } from './watchLookup';
import { Mask } from '../../../ui/Text/Text';

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
  const common = (field: KeyBelow<'resources.common.fields'>) =>
    translate(`resources.common.fields.${field}`);
  return (
    <HitSearch<SuspectHit>
      title="menu.watchlists.suspect_search"
      texts="watch.suspect"
      none="watch.suspect.none"
      search={searchSuspects}
      recognise={recognise}
      columns={[
        { key: 'name', head: common('fullName'), cell: ({ name }) => name },
        { key: 'regnum', head: common('regnum'), cell: ({ regnum }) => <Mask>{regnum}</Mask> },
        {
          key: 'birthYear',
          head: translate('watch.suspect.birth_year'),
          cell: ({ birthYear }) => birthYear,
        },
        {
          key: 'authority',
          head: translate('watch.suspect.authority'),
          cell: ({ authority }) => authority,
        },
        { key: 'reason', head: common('reason'), cell: ({ reason }) => reason },
        {
          key: 'since',
          head: translate('watch.suspect.since'),
          cell: ({ since }) => <DateText value={since} />,
        },
      ]}
    />
  );
}
