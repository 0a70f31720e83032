import { useTranslate } from '../../../i18n/useTranslate';
import type { MatchQuality } from '../../../domain/enums/watchlists';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';
import { Card } from '../../../framework/parts/Card';
import { Notice } from '../../../ui/Notice/Notice';
import { MatchChip } from './MatchChip';
import { formatDate } from '../../../domain/dates';
import { Muted } from '../../../ui/Text/Text';

/** What every hit has, whatever list it is in. */
export interface AnyHit {
  id: number;
  match: MatchQuality;
  /** Until when what was asked for was theirs; nothing where it is theirs now. */
  formerUntil?: string | null;
}

interface Props<Hit extends AnyHit> {
  hits: readonly Hit[];
  /** Columns behind the first one, which says how sure the hit is. */
  columns: readonly Column<Hit>[];
}

/** The hits of a search with how sure each is; where some have nothing but the name in common, with a warning. */
export function HitTable<Hit extends AnyHit>({ hits, columns }: Props<Hit>) {
  const translate = useTranslate();
  const title = translate('watch.search.results');
  return (
    <>
      {hits.some(({ match }) => match === 'NAME') && (
        <Notice tone="caution">{translate('watch.search.name_only')}</Notice>
      )}
      <Card title={title} aside={hits.length} flush>
        <DataTable
          wrap
          caption={title}
          columns={[
            {
              key: 'match',
              head: translate('watch.search.match'),
              cell: ({ match, formerUntil }) => (
                <>
                  <MatchChip match={match} />{' '}
                  {formerUntil && (
                    <Muted>
                      {translate('watch.search.former', { day: formatDate(formerUntil).text })}
                    </Muted>
                  )}
                </>
              ),
            },
            ...columns,
          ]}
          rows={hits}
          keyOf={({ id }) => id}
          rowProps={({ id }) => ({ 'data-row': id })}
        />
      </Card>
    </>
  );
}
