import { useGetList, useRecordContext, useTranslate, type RaRecord } from 'ra-core';
import { Link } from 'react-router-dom';
import { FieldValue } from '../../crud/FieldValue';
import { ListFailure } from '../../crud/list/ListFailure';
import { headingOf, isNumeric } from '../../crud/list/columns';
import { useEntity } from '../../crud/loadEntity';
import { useFieldLabel } from '../../crud/useLabels';
import { NAME_COLUMN, type AnyEntity } from '../../entity/entity';
import { manifestFor } from '../../entity/manifests';
import { recordPath } from '../../entity/paths';
import { represent } from '../../entity/represent';
import { EmptyState } from '../../ui/base/EmptyState';
import { Card } from './parts/Card';
import './loans.css';

const RESOURCE = 'loans/pending/payment';

/** So many requests of one loan are shown. */
const MOST = 100;

/** Payments that were asked for on this loan, and what became of them (domain 4.4). */
export function LoanPaymentRequestTab() {
  const loan = useRecordContext();
  if (!loan) return null;
  return manifestFor(RESOURCE) ? <Requests loan={loan} /> : <None />;
}

function None() {
  const translate = useTranslate();
  return (
    <div className="u-card">
      <EmptyState
        kind="nothing-yet"
        title={translate('loanPage.payments.none')}
        text={translate('loanPage.payments.none_text')}
      />
    </div>
  );
}

/** The field by which a request points at its loan. */
const loanField = ({ fields }: AnyEntity): string =>
  Object.keys(fields).find((name) => fields[name].options.resource === 'loans') ?? 'loanId';

function Requests({ loan }: { loan: RaRecord }) {
  const { entity } = useEntity(RESOURCE);
  const own = loanField(entity);
  const { data, error, refetch } = useGetList(
    RESOURCE,
    {
      filter: { [own]: loan.id },
      pagination: { page: 1, perPage: MOST },
      sort: entity.list.sort,
    },
    { retry: false },
  );
  if (error)
    return (
      <div className="u-card">
        <ListFailure entity={entity} error={error as object} onRetry={() => void refetch()} />
      </div>
    );
  if (!data) return <span className="u-skeleton" aria-busy="true" />;
  if (data.length === 0) return <None />;
  const columns = entity.list.columns.filter((column) => !/^(loan|customer)/.test(column));
  return <RequestTable entity={entity} rows={data} columns={columns} />;
}

interface TableProps {
  entity: AnyEntity;
  rows: readonly RaRecord[];
  columns: readonly string[];
}

function RequestTable({ entity, rows, columns }: TableProps) {
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const title = translate(`resources.${RESOURCE}.name`, { smart_count: 2 });
  return (
    <Card title={`${title} (${rows.length})`} flush>
      <div className="u-list-table loan-scroll" tabIndex={0} role="group" aria-label={title}>
        <table className="loan-table">
          <caption className="u-hidden">{title}</caption>
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
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                {columns.map((column, index) => (
                  <td key={column} className={isNumeric(entity, column) ? 'u-num' : undefined}>
                    <RequestCell entity={entity} row={row} column={column} first={index === 0} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

interface CellProps {
  entity: AnyEntity;
  row: RaRecord;
  column: string;
  first: boolean;
}

/** A cell; the first leads to the request where it has a page. */
function RequestCell({ entity, row, column, first }: CellProps) {
  const address = first ? recordPath(RESOURCE, 'show', row.id) : undefined;
  const value =
    column === NAME_COLUMN ? (
      represent(RESOURCE, row)
    ) : (
      <FieldValue entity={entity} field={column} record={row} />
    );
  return address ? (
    <Link className="u-link" to={address}>
      {value}
    </Link>
  ) : (
    value
  );
}
