import { useTranslate, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NAME_COLUMN, type AnyEntity } from '../../entity/entity';
import { represent } from '../../entity/represent';
import { FieldValue } from '../FieldValue';
import { headingOf, isNumeric } from '../list/columns';
import { useFieldLabel } from '../useLabels';
import '../crud.css';

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
  /** Acts of a row. */
  actsOf?: (record: R) => ReactNode;
  /** The record that the page is about. */
  current?: RaRecord['id'];
  /** Sums below the rows. */
  foot?: ReactNode;
}

/** Records on the page of something else, each field drawn by its kind, amounts with their unit in the heading. */
export function RecordTable<E extends AnyEntity, R extends RaRecord>(props: Props<E, R>) {
  const { entity, columns, records, caption, linkOf, lead, actsOf, current, foot } = props;
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const look = (column: string) => (isNumeric(entity, column) ? 'u-num' : undefined);
  const valueOf = (record: R, column: (typeof columns)[number]) =>
    column === NAME_COLUMN ? (
      represent(entity.name, record)
    ) : (
      <FieldValue entity={entity} field={column} record={record} />
    );
  const firstOf = (record: R, value: ReactNode) => {
    const to = linkOf?.(record);
    if (to)
      return (
        <Link className="u-link" to={to}>
          {value}
        </Link>
      );
    return lead ? lead(record, value) : value;
  };
  return (
    <div className="u-list-table u-record-table" tabIndex={0} role="group" aria-label={caption}>
      <table>
        <caption className="u-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={look(column)}>
                {headingOf(entity, column, label, translate)}
              </th>
            ))}
            {actsOf && (
              <th scope="col">
                <span className="u-hidden">{translate('record.acts')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id} aria-current={record.id === current ? 'true' : undefined}>
              {columns.map((column, at) => (
                <td key={column} className={look(column)}>
                  {at === 0 ? firstOf(record, valueOf(record, column)) : valueOf(record, column)}
                </td>
              ))}
              {actsOf && <td className="u-row-acts">{actsOf(record)}</td>}
            </tr>
          ))}
        </tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  );
}
