import { use } from 'react';

import { loadEntity } from '../../../framework/loadEntity';
import { useFieldLabel } from '../../../framework/useLabels';
import { BlackWhiteListType } from '../../../domain/enums/watchlists';
import { recordPath } from '../../../entity/paths';
import { DateText } from '../../../ui/Text/DateText';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { searchWatchList, type WatchHit } from './api';
import { HitSearch } from './HitSearch';
import { watchLookupOf } from './watchLookup';
import { Link } from '../../../ui/Link/Link';
import { Mask } from '../../../ui/Text/Text';

/** Says whether somebody is on the black or grey list, by number or name (docs/domain/watchlists.md 1.4). */
export function Page() {
  use(loadEntity('bw-list'));
  const label = useFieldLabel('bw-list');
  return (
    <HitSearch<WatchHit>
      title="menu.watchlists.black_grey_search"
      texts="watch.search"
      none="error.not_in_bw_list"
      search={searchWatchList}
      recognise={watchLookupOf}
      columns={[
        {
          key: 'name',
          head: label('name'),
          cell: ({ id, name }) => <Link to={recordPath('bw-list', 'show', id) ?? ''}>{name}</Link>,
        },
        ...(['regnum', 'phone'] as const).map((key) => ({
          key,
          head: label(key),
          cell: (hit: WatchHit) => <Mask>{hit[key] ?? '—'}</Mask>,
        })),
        {
          key: 'listType',
          head: label('listType'),
          cell: ({ listType }) => <EnumChip of={BlackWhiteListType} value={listType} />,
        },
        { key: 'reason', head: label('reason'), cell: ({ reason }) => reason },
        {
          key: 'fromDate',
          head: label('fromDate'),
          cell: ({ fromDate }) => <DateText value={fromDate} />,
        },
      ]}
    />
  );
}
