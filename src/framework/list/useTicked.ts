import { useDataProvider, useListContext, type Identifier, type RaRecord } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { EXPORT, LIST } from '../../domain/settings';
import { usePermanentFilter } from './permanentFilter';

const NONE: ReadonlyMap<Identifier, RaRecord> = new Map();

/**
 * The ticked records, those of pages that were left included: what is counted is what an act is done with. Another filter
 * leaves nothing ticked that cannot be seen.
 */
export function useTicked() {
  const { resource, data, sort, filterValues, selectedIds, onSelect, onUnselectItems } =
    useListContext();
  const permanent = usePermanentFilter(resource);
  const dataProvider = useDataProvider();
  const [known, setKnown] = useState(NONE);
  const keep = (rows: readonly RaRecord[]) =>
    setKnown((before) => new Map([...before, ...rows.map((row) => [row.id, row] as const)]));

  const fresh = (data ?? []).filter(
    (row: RaRecord) => selectedIds.includes(row.id) && known.get(row.id) !== row,
  );
  if (fresh.length > 0) keep(fresh);

  const filter = JSON.stringify(filterValues);
  const filtered = useRef(filter);
  useEffect(() => {
    if (filtered.current === filter) return;
    filtered.current = filter;
    onUnselectItems();
  }, [filter, onUnselectItems]);

  /** Ticks all that the filter shows, on every page: the first of them, where they are more than can be ticked. */
  const tickAll = async () => {
    const rows: RaRecord[] = [];
    for (let page = 1; rows.length < LIST.tickedMax; page += 1) {
      const pagination = { page, perPage: Math.min(EXPORT.pageSize, LIST.tickedMax) };
      const asked = { pagination, sort, filter: { ...filterValues, ...permanent } };
      const { data: more } = await dataProvider.getList(resource, asked);
      rows.push(...more);
      if (more.length < pagination.perPage) break;
    }
    const first = rows.slice(0, LIST.tickedMax);
    keep(first);
    onSelect(first.map(({ id }) => id));
  };
  return { ticked: selectedIds.flatMap((id) => known.get(id) ?? []), tickAll };
}
