import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { FieldValue } from '../../../../framework/FieldValue';
import { actionLabelKey } from '../../../../framework/record/actionLabel';
import type { HistoryRow, UrtuuDataProvider } from '../../../../dataProviders/UrtuuDataProvider';
import entity from '../loan.entity';
import { DateTimeText } from '../../../../ui/Text/DateText';
import { changeKinds, ofKind } from '../parts/changeKinds';
import styles from './LoanChangesTab.module.css';
import { Card } from '../../../../framework/parts/Card';
import { Person } from '../../../../framework/parts/Person';
import { QueryBoundary } from '../../../../framework/parts/QueryBoundary';
import { useLoanHeading } from '../parts/useLoanHeading';
import type { Loan } from '../useLoanFigures';
import type { ReadFailure } from '../../../../framework/parts/QueryResult';
import { Row } from '../../../../ui/Stack/Stack';
import { Hidden, Muted } from '../../../../ui/Text/Text';
import { Select } from '../../../../ui/Input/Input';
import { Table, TableFrame } from '../../../../ui/DataTable/Table';
import tableStyles from '../../../../ui/DataTable/Table.module.css';

/** Every change of the loan: who, when, what, before → after, why; by kind (docs/domain/interface.md 5.2). */
export function LoanChangesTab() {
  const loan = useRecordContext<Loan>();
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const id = loan?.id;
  const read = useQuery<HistoryRow[], ReadFailure>({
    queryKey: ['loans', 'history', String(id)],
    queryFn: ({ signal }) => dataProvider.history('loans', { id: id ?? '', signal }),
    enabled: id !== undefined,
    retry: false,
  });
  return (
    <QueryBoundary
      read={read}
      isEmpty={(rows) => rows.length === 0}
      empty={{ title: translate('record.no_history') }}
    >
      {(rows) => <Changes rows={rows} />}
    </QueryBoundary>
  );
}

function Changes({ rows }: { rows: readonly HistoryRow[] }) {
  const translate = useTranslate();
  const [kind, setKind] = useState<string>();
  const shown = ofKind(rows, kind);
  const words = (one: string) =>
    one === 'fields'
      ? translate('loanPage.changes.fields')
      : translate(actionLabelKey('loans', one), { _: one });
  return (
    <Card
      title={`${translate('loanPage.changes.title')} (${shown.length})`}
      flush
      aside={
        <Row as="label">
          <Muted>{translate('loanPage.changes.kind')}</Muted>
          <Select
            className={styles.kind}
            value={kind ?? ''}
            onChange={(event) => setKind(event.target.value || undefined)}
          >
            <option value="">{translate('common.all')}</option>
            {changeKinds(rows).map(({ kind: one, count }) => (
              <option key={one} value={one}>
                {words(one)} ({count})
              </option>
            ))}
          </Select>
        </Row>
      }
    >
      <ChangeTable rows={shown} />
    </Card>
  );
}

const COLUMNS = ['at', 'by', 'act', 'field', 'change', 'reason'] as const;

function ChangeTable({ rows }: { rows: readonly HistoryRow[] }) {
  const translate = useTranslate();
  const label = useLoanHeading();
  return (
    <TableFrame tall label={translate('loanPage.changes.title')}>
      <Table data-part="loan-table">
        <Hidden as="caption">{translate('loanPage.changes.title')}</Hidden>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {translate(`loanPage.changes.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, at, by, origin, action, field, from, to, reason }) => (
            <tr key={id}>
              <td>
                <DateTimeText value={at} />
              </td>
              <td>
                <Person id={origin === 'AUTO' ? null : by} />
              </td>
              <td>{translate(actionLabelKey('loans', action), { _: action })}</td>
              <td>{field === undefined ? '—' : isKnown(field) ? label(field) : field}</td>
              <td>
                {field === undefined ? (
                  '—'
                ) : (
                  <Row as="span">
                    <Value field={field} value={from} /> <span aria-hidden="true">→</span>
                    <Hidden>{translate('loanPage.changes.becomes')}</Hidden>{' '}
                    <Value field={field} value={to} />
                  </Row>
                )}
              </td>
              <td className={tableStyles.long}>{reason ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

const isKnown = (field: string): field is keyof typeof entity.fields =>
  Object.hasOwn(entity.fields, field);

function Value({ field, value }: { field: string; value: unknown }) {
  if (!isKnown(field)) return <>{String(value ?? '—')}</>;
  return <FieldValue entity={entity} field={field} record={{ [field]: value }} />;
}
