import type { MessageKey } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { LookupForm } from '../../../framework/parts/LookupForm';
import { HitTable, type AnyHit } from './HitTable';
import { useWatchSearch, type WatchSearch } from './useWatchSearch';
import type { WatchLookup } from './watchLookup';
import { PageStack } from '../../../ui/Page/Page';
import { Panel } from '../../../ui/Card/Card';
import type { Column } from '../../../ui/DataTable/DataTable';

interface Props<Hit extends AnyHit> {
  /** Message keys: the page's title, what the field's three texts begin with, "not in the list". */
  title: MessageKey;
  texts: 'watch.suspect' | 'watch.search';
  none: MessageKey;
  search: WatchSearch<Hit>;
  recognise: (typed: string) => WatchLookup | undefined;
  /** Columns of a hit, behind the one that says how sure it is. */
  columns: readonly Column<Hit>[];
}

/**
 * A page that searches a watch list by a number or a name, and shows how sure each hit is
 * (docs/domain/watchlists.md 1.4).
 */
export function HitSearch<Hit extends AnyHit>(props: Props<Hit>) {
  const { title, texts, none, search, recognise, columns } = props;
  const translate = useTranslate();
  const { hits, find } = useWatchSearch(search, none);
  return (
    <PageStack>
      <PageTitle>{translate(title)}</PageTitle>
      <Panel>
        <LookupForm
          label={`${texts}.label`}
          help={`${texts}.help`}
          unknown={`${texts}.unknown`}
          recognise={recognise}
          find={find}
          missing={() => ({ key: none })}
        />
      </Panel>
      {hits.length > 0 && <HitTable hits={hits} columns={columns} />}
    </PageStack>
  );
}
