import { useTranslate } from 'ra-core';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { loadEntity } from '../../../crud/loadEntity';
import { useFieldLabel } from '../../../crud/useLabels';
import { labelKeyOf, toneOf } from '../../../domain/enums/readEnum';
import { BlackWhiteListType } from '../../../domain/enums/watchlists';
import { recordPath } from '../../../entity/paths';
import { DateText } from '../../../ui/base/DateText';
import { StatusChip } from '../../../ui/base/StatusChip';
import { searchWatchList, type WatchHit } from '../api';
import { HitSearch } from './HitSearch';
import { watchLookupOf } from './watchLookup';

const FIELDS = ['name', 'regnum', 'phone', 'listType', 'reason', 'fromDate'] as const;

/** Says whether somebody is on the black or grey list, by number or name (specification 1 §8; domain 4.14). */
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
      ]}
    />
  );
}
