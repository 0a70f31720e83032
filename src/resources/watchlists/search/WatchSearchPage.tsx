import { useTranslate } from 'ra-core';
import { use } from 'react';

import { loadEntity } from '../../../framework/loadEntity';
import { useFieldLabel } from '../../../framework/useLabels';
import { labelKeyOf, toneOf } from '../../../domain/enums/readEnum';
import { BlackWhiteListType } from '../../../domain/enums/watchlists';
import { recordPath } from '../../../entity/paths';
import { DateText } from '../../../ui/Text/DateText';
import { Chip } from '../../../ui/Chip/Chip';
import { searchWatchList, type WatchHit } from './api';
import { HitSearch } from './HitSearch';
import { watchLookupOf } from './watchLookup';
import { Link } from '../../../ui/Link/Link';
import textStyles from '../../../ui/Text/Text.module.css';

const FIELDS = ['name', 'regnum', 'phone', 'listType', 'reason', 'fromDate'] as const;

/** Says whether somebody is on the black or grey list, by number or name (docs/domain/watchlists.md 1.4). */
export function Page() {
  use(loadEntity('bw-list'));
  const translate = useTranslate();
  const label = useFieldLabel('bw-list');
  return (
    <HitSearch<WatchHit>
      title="menu.watchlists.black_grey_search"
      texts="watch.search"
      none="error.not_in_bw_list"
      search={searchWatchList}
      recognise={watchLookupOf}
      heads={FIELDS.map(label)}
      cells={({ id, name, regnum, phone, listType, reason, fromDate }) => [
        <Link key="name" to={recordPath('bw-list', 'show', id) ?? ''}>
          {name}
        </Link>,
        <span key="regnum" className={textStyles.mask}>
          {regnum ?? '—'}
        </span>,
        <span key="phone" className={textStyles.mask}>
          {phone ?? '—'}
        </span>,
        <Chip key="list" tone={toneOf(BlackWhiteListType, listType)}>
          {translate(labelKeyOf(BlackWhiteListType, listType))}
        </Chip>,
        <span key="reason">{reason}</span>,
        <DateText key="from" value={fromDate} />,
      ]}
    />
  );
}
