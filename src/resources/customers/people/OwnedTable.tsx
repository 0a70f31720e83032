import { useTranslate, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FieldValue } from '../../../crud/FieldValue';
import { headingOf, isNumeric } from '../../../crud/list/columns';
import { useFieldLabel } from '../../../crud/useLabels';
import { NAME_COLUMN, type AnyEntity } from '../../../entity/entity';
import { represent } from '../../../entity/represent';
import './people.css';

interface Props {
  entity: AnyEntity;
  /** Fields, or `@name` for what names the record. */
  columns: readonly string[];
  records: readonly RaRecord[];
  /** Names the table for those who do not see it. */
  caption: string;
  /** Address of a record's page, for its first column. */
  linkOf?: (record: RaRecord) => string | undefined;
  /** Acts of a row. */
  actsOf?: (record: RaRecord) => ReactNode;
  /** Sums below the rows. */
  foot?: ReactNode;
}

/** Records that belong to a customer, each field drawn by its kind. */
export function OwnedTable({ entity, columns, records, caption, linkOf, actsOf, foot }: Props) {
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  return (
    <div className="u-list-table people-scroll" tabIndex={0} role="group" aria-label={caption}>
      <table className="people-table">
        <caption className="u-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={isNumeric(entity, column) ? 'u-num' : undefined}
              >
                {headingOf(entity, column, label, translate)}
              </th>
            ))}
            {actsOf && (
              <th scope="col">
                <span className="u-hidden">{translate('people.acts')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => {
            const to = linkOf?.(record);
            return (
              <tr key={record.id}>
                {columns.map((column, index) => {
                  const value =
                    column === NAME_COLUMN ? (
                      represent(entity.name, record)
                    ) : (
                      <FieldValue entity={entity} field={column} record={record} />
                    );
                  return (
                    <td key={column} className={isNumeric(entity, column) ? 'u-num' : undefined}>
                      {index === 0 && to ? <Link to={to}>{value}</Link> : value}
                    </td>
                  );
                })}
                {actsOf && <td className="people-acts">{actsOf(record)}</td>}
              </tr>
            );
          })}
        </tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  );
}
