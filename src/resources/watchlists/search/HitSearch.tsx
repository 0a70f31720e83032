import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { MatchQuality } from '../../../domain/enums/watchlists';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { LookupForm } from '../../../framework/parts/LookupForm';
import { HitTable } from './HitTable';
import { MatchChip } from './MatchChip';
import { useWatchSearch, type WatchSearch } from './useWatchSearch';
import type { WatchLookup } from './watchLookup';
import { PageStack } from '../../../ui/Page/Page';
import { Panel } from '../../../ui/Card/Card';

interface AnyHit {
  id: number;
  match: MatchQuality;
}

interface Props<Hit extends AnyHit> {
  /** Message keys: the page's title, what the field's three texts begin with, "not in the list". */
  title: string;
  texts: string;
  none: string;
  search: WatchSearch<Hit>;
  recognise: (typed: string) => WatchLookup | undefined;
  /** Headings and cells behind the first one, which says how sure the hit is. */
  heads: readonly string[];
  cells: (hit: Hit) => readonly ReactNode[];
}

/**
 * A page that searches a watch list by a number or a name, and shows how sure each hit is
 * (docs/domain/watchlists.md 1.4).
 */
export function HitSearch<Hit extends AnyHit>(props: Props<Hit>) {
  const { title, texts, none, search, recognise, heads, cells } = props;
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
      {hits.length > 0 && (
        <HitTable
          unsure={hits.some(({ match }) => match === 'NAME')}
          heads={[translate('watch.search.match'), ...heads]}
          rows={hits.map((hit) => ({
            key: hit.id,
            cells: [<MatchChip key="match" match={hit.match} />, ...cells(hit)],
          }))}
        />
      )}
    </PageStack>
  );
}
