import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { NAME_COLUMN, type AnyEntity } from '../../entity/entity';
import { represent } from '../../entity/represent';
import { RevealContext } from '../../fields/shared/RevealContext';
import { FieldValue } from '../FieldValue';
import { headingOf, isNumeric } from '../list/columns';
import { FormerNote } from '../parts/FormerNote';
import { useFieldLabel } from '../useLabels';
import { Link } from '../../ui/Link/Link';
import { DataTable, type Sums } from '../../ui/DataTable/DataTable';
import { Hidden } from '../../ui/Text/Text';

interface Props<E extends AnyEntity, R extends RaRecord> {
  entity: E;
  /** Fields, or `@name` for what names the record. */
  columns: readonly ((keyof E['fields'] & string) | typeof NAME_COLUMN)[];
  records: readonly R[];
  /** Names the table for those who do not see it. */
  caption: string;
  /** Address of a record's page, for its first column. */
  linkOf?: (record: R) => string | undefined;
  /** The first column's value made into something to press, instead of a link. */
  lead?: (record: R, value: ReactNode) => ReactNode;
  /** Actions of a row. */
  actionsOf?: (record: R) => ReactNode;
  /** Reveals masked values of a row, by the row's own call (docs/domain/calls.md 5.2). */
  revealOf?: (record: R) => ((field: string) => Promise<string>) | undefined;
  /** The record that the page is about. */
  current?: RaRecord['id'];
  /** Long texts go on in a next line, so that the table fits a narrow card. */
  wrap?: boolean;
  /** A row of sums below, by column; the first of them names it. */
  sums?: Sums;
}

/** Records on the page of something else, each field drawn by its kind, amounts with their unit in the heading. */
export function RecordTable<E extends AnyEntity, R extends RaRecord>(props: Props<E, R>) {
  const { entity, columns, records, caption, linkOf, lead, actionsOf, revealOf, current } = props;
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const valueOf = (record: R, column: (typeof columns)[number]) =>
    column === NAME_COLUMN ? (
      represent(entity.name, record)
    ) : (
      <RevealContext
        value={{ reveal: revealOf?.(record), of: { resource: entity.name, id: record.id } }}
      >
        <FieldValue entity={entity} field={column} record={record} />
      </RevealContext>
    );
  const firstOf = (record: R, value: ReactNode) => {
    const to = linkOf?.(record);
    if (to) return <Link to={to}>{value}</Link>;
    return lead ? lead(record, value) : value;
  };
  return (
    <DataTable
      caption={caption}
      data-part="record-table"
      wrap={props.wrap}
      columns={[
        ...columns.map((column, at) => ({
          key: column,
          head: headingOf(entity, column, label, translate),
          numeric: isNumeric(entity, column),
          cell: (record: R) =>
            at === 0 ? (
              <>
                {firstOf(record, valueOf(record, column))}
                <FormerNote record={record} />
              </>
            ) : (
              valueOf(record, column)
            ),
        })),
        ...(actionsOf
          ? [
              {
                key: '@actions',
                head: <Hidden>{translate('record.actions')}</Hidden>,
                actions: true,
                cell: actionsOf,
              },
            ]
          : []),
      ]}
      rows={records}
      keyOf={({ id }) => id}
      rowProps={({ id }) => ({ 'aria-current': id === current ? 'true' : undefined })}
      sums={props.sums && [props.sums]}
    />
  );
}
