import { use } from 'react';
import { Link } from 'react-router-dom';
import { FieldValue } from '../../../crud/FieldValue';
import { loadEntity } from '../../../crud/loadEntity';
import { isNumeric } from '../../../crud/list/columns';
import { useFieldLabel } from '../../../crud/useLabels';
import { recordPath } from '../../../entity/paths';
import type { LoanRow } from './wire';
import '../lists.css';

const COLUMNS = [
  'code',
  'customerName',
  'productType',
  'state',
  'lentAmount',
  'balance',
  'refundDate',
  'overdueDays',
  'classification',
] as const;

interface Props {
  loans: readonly LoanRow[];
  /** Columns to leave out. */
  without?: readonly (typeof COLUMNS)[number][];
  /** Of the table, for screen readers. */
  caption: string;
}

/** Loans that a search has found: each leads to its page. */
export function LoanTable({ loans, without = [], caption }: Props) {
  const { entity } = use(loadEntity('loans'));
  const label = useFieldLabel('loans');
  const columns = COLUMNS.filter((column) => !without.includes(column));
  return (
    <div className="ll-found" tabIndex={0} role="group" aria-label={caption}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={isNumeric(entity, column) ? 'u-num' : undefined}
              >
                {label(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loans.map((loan) => (
            <tr key={loan.id}>
              {columns.map((column) => (
                <td key={column} className={isNumeric(entity, column) ? 'u-num' : undefined}>
                  {column === 'code' ? (
                    <Link className="u-link" to={recordPath('loans', 'show', loan.id) ?? ''}>
                      {loan.code}
                    </Link>
                  ) : (
                    <FieldValue entity={entity} field={column} record={loan} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
