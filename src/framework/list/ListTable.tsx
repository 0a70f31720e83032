import { useListContext, type RaRecord, type SortPayload } from 'ra-core';
import {
  memo,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { NAME_COLUMN, type AnyEntity } from '../../entity/entity';
import { FieldValue } from '../FieldValue';
import { recordPath } from '../../entity/paths';
import { represent } from '../../entity/represent';
import { useFieldLabel } from '../useLabels';
import { lazyPage } from '../lazyPage';
import { withWidth } from './arrangement';
import { headingOf, isFluid, isNumeric, sortFieldOf } from './columns';
import { FormerNote } from '../parts/FormerNote';
import { leaveRow } from './leftRow';
import { sizedCell } from './sizedCell';
import { useColumns } from './useColumns';
import { useDensity } from './useDensity';
import { usePrefetchList } from './usePrefetchList';
import { usePrefetchRecord } from './usePrefetchRecord';
import { Table, TableFrame } from '../../ui/DataTable/Table';
import tableStyles from '../../ui/DataTable/Table.module.css';
import { cx } from '../../ui/cx';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { whenIdle } from '../../ui/whenIdle';
import styles from './ListTable.module.css';
import textStyles from '../../ui/Text/Text.module.css';
import { hosted } from '../../domain/place';

/** Nobody sizes a column before the first rows are there. */
const ColumnEdge = lazyPage(() => import('./ColumnEdge'), 'ColumnEdge');
/** The keys of the rows come with them. */
const ListKeys = lazyPage(() => import('./ListKeys'), 'ListKeys');

type Widths = Readonly<Record<string, number>>;

/** How the head and the cells of a column stand: figures right, and what decides in sight, as in a `DataTable`. */
const placed = (entity: AnyEntity, column: string, widths: Widths | undefined) => ({
  className: cx(
    isNumeric(entity, column) && textStyles.num,
    entity.list.decides === column && tableStyles.decides,
  ),
  style: sizedCell(widths?.[column]),
});

interface Props {
  entity: AnyEntity;
  /** Rows can be ticked: only where a bulk action exists. */
  selectable?: boolean;
}

const SKELETON_ROWS = 12;
const NONE: readonly RaRecord[] = [];

/**
 * The rows of a list: sortable heads, a sticky first column, and a real link to each record. Not a `DataTable`: rows can be
 * ticked and opened, heads sort, and the time of a next page is measured; it shares the sheet.
 */
export function ListTable({ entity, selectable = false }: Props) {
  const { data, sort, setSort, isPending, isPlaceholderData, selectedIds, onSelect, onToggleItem } =
    useListContext();
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const prefetchList = usePrefetchList();
  const prefetch = usePrefetchRecord(entity.name);
  const navigate = useNavigate();
  const open = useCallback(
    (path: string) => {
      leaveRow(path);
      void navigate(path);
    },
    [navigate],
  );
  const frame = useRef<HTMLDivElement>(null);
  const rows: readonly RaRecord[] = data ?? NONE;
  const { shown: columns, widths, arrangement, keep } = useColumns(entity);
  const [density] = useDensity();
  const [hasEdges, setHasEdges] = useState(false);
  useEffect(() => (isPending ? undefined : whenIdle(() => setHasEdges(true))), [isPending]);
  const all = rows.length > 0 && rows.every(({ id }) => selectedIds.includes(id));

  return (
    <>
      <TableFrame
        ref={frame}
        className={styles.list}
        data-selectable={selectable || undefined}
        data-density={density}
        data-resource={entity.name}
        aria-busy={isPending || isPlaceholderData}
        role="region"
        label={translate(`resources.${entity.name}.name`, { smart_count: 2 })}
      >
        <Table>
          <thead>
            <tr>
              {selectable && (
                <th>
                  <input
                    type="checkbox"
                    checked={all}
                    aria-label={translate('ra.action.select_all')}
                    onChange={() => onSelect(all ? [] : rows.map(({ id }) => id))}
                  />
                </th>
              )}
              {columns.map((column) => {
                const field = sortFieldOf(entity, column);
                const heading = headingOf(entity, column, label, translate);
                const active = sort.field === field;
                const direction = sort.order === 'ASC' ? 'ascending' : 'descending';
                const next: SortPayload = {
                  field,
                  order: active && sort.order === 'ASC' ? 'DESC' : 'ASC',
                };
                const ahead = () => prefetchList({ page: 1, sort: next });
                return (
                  <th
                    key={column}
                    scope="col"
                    data-column={column}
                    {...placed(entity, column, widths)}
                    data-numeric={isNumeric(entity, column) || undefined}
                    aria-sort={active ? direction : 'none'}
                  >
                    <button
                      type="button"
                      onMouseEnter={ahead}
                      onFocus={ahead}
                      onClick={() => setSort(next)}
                    >
                      {heading}
                    </button>
                    {hasEdges && (
                      <Suspense>
                        <ColumnEdge
                          label={translate('list.column_width', { name: heading })}
                          width={widths?.[column]}
                          onWidth={(width) => keep(withWidth(arrangement, column, width))}
                        />
                      </Suspense>
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <Body rows={rows}>
            {isPending
              ? Array.from({ length: SKELETON_ROWS }, (_, row) => (
                  <tr key={row} aria-hidden>
                    {selectable && <td />}
                    {columns.map((column) => (
                      <td key={column}>
                        <Skeleton />
                      </td>
                    ))}
                  </tr>
                ))
              : rows.map((record) => (
                  <Row
                    key={record.id}
                    entity={entity}
                    record={record}
                    columns={columns}
                    widths={widths}
                    selectable={selectable}
                    selected={selectedIds.includes(record.id)}
                    onToggle={onToggleItem}
                    onNear={prefetch}
                    onOpen={open}
                  />
                ))}
          </Body>
        </Table>
      </TableFrame>
      {hasEdges && (
        <Suspense>
          <ListKeys entity={entity} frame={frame} selectable={selectable} />
        </Suspense>
      )}
    </>
  );
}

interface RowProps {
  entity: AnyEntity;
  record: RaRecord;
  columns: readonly string[];
  widths: Widths | undefined;
  selectable: boolean;
  selected: boolean;
  onToggle: (id: RaRecord['id']) => void;
  /** The pointer or the focus comes near. */
  onNear: (id: RaRecord['id']) => void;
  onOpen: (path: string) => void;
}

/** What every row would find out for itself (how to navigate, how to ask) is found out once, by the table. */
const Row = memo(function Row(props: RowProps) {
  const { entity, record, columns, widths, selectable, selected, onToggle, onNear, onOpen } = props;
  const translate = useTranslate();
  const path = recordPath(entity.name, 'show', record.id);
  const name = represent(entity.name, record);

  const open = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    // A link, a box or marked text inside the row is what the person meant.
    if (!path || target.closest('a, button, input, label') || window.getSelection()?.toString())
      return;
    if (event.ctrlKey || event.metaKey) window.open(hosted(path), '_blank', 'noopener');
    else onOpen(path);
  };
  // As the router's link, whose eight hooks a row would pay for: any other click is the browser's.
  const follow = (event: MouseEvent) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!path || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    onOpen(path);
  };

  return (
    <tr
      onClick={open}
      onMouseEnter={() => onNear(record.id)}
      aria-selected={selectable ? selected : undefined}
    >
      {selectable && (
        <td>
          <input
            type="checkbox"
            checked={selected}
            aria-label={translate('list.select_row', { name })}
            onChange={() => onToggle(record.id)}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const value =
          column === NAME_COLUMN ? (
            name
          ) : (
            <FieldValue entity={entity} field={column} record={record} />
          );
        return (
          <td
            key={column}
            {...placed(entity, column, widths)}
            data-fluid={
              isFluid(entity, column, column === NAME_COLUMN ? name : record[column]) || undefined
            }
          >
            {index === 0 && path ? (
              <a href={hosted(path)} onClick={follow} onFocus={() => onNear(record.id)}>
                {value}
              </a>
            ) : (
              value
            )}
            {index === 0 && <FormerNote record={record} />}
          </td>
        );
      })}
    </tr>
  );
});

/**
 * The table's body: another one when none of its rows stays. Another page is then put in its place in one piece, not row
 * by row.
 */
function Body({ rows, children }: { rows: readonly RaRecord[]; children: ReactNode }) {
  const [shown, setShown] = useState({ rows, body: 0 });
  let { body } = shown;
  if (shown.rows !== rows) {
    const before = new Set(shown.rows.map(({ id }) => id));
    if (!rows.some(({ id }) => before.has(id))) body += 1;
    setShown({ rows, body });
  }
  return <tbody key={body}>{children}</tbody>;
}
