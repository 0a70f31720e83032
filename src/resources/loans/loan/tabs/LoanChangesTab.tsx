import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import type { KeyBelow } from '../../../../i18n/Catalogue';
import { useTranslate } from '../../../../i18n/useTranslate';
import { FieldValue } from '../../../../framework/FieldValue';
import { doneText } from '../../../../framework/record/actionLabel';
import type { HistoryRow } from '../../../../dataProviders/UrtuuDataProvider';
import entity from '../loan.entity';
import { DateTimeText } from '../../../../ui/Text/DateText';
import { changeKinds, ofKind } from '../parts/changeKinds';
import { Card } from '../../../../framework/parts/Card';
import { Person } from '../../../../framework/parts/Person';
import { QueryBoundary } from '../../../../framework/parts/QueryBoundary';
import { useLoanHeading } from '../parts/useLoanHeading';
import type { Loan } from '../useLoanFigures';
import { useLoanHistory } from '../useLoanHistory';
import { Row } from '../../../../ui/Stack/Stack';
import { Hidden, Muted } from '../../../../ui/Text/Text';
import { Select } from '../../../../ui/Input/Input';
import { DataTable } from '../../../../ui/DataTable/DataTable';

/** Every change of the loan: who, when, what, before → after, why; by kind (docs/domain/interface.md 5.2). */
export function LoanChangesTab() {
  const loan = useRecordContext<Loan>();
  const translate = useTranslate();
  const read = useLoanHistory(loan?.id);
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
    one === 'fields' ? translate('loanPage.changes.fields') : doneText(translate, 'loans', one);
  return (
    <Card
      title={`${translate('loanPage.changes.title')} (${shown.length})`}
      flush
      aside={
        <Row as="label">
          <Muted>{translate('loanPage.changes.kind')}</Muted>
          <Select
            style={{ width: 'auto' }}
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

function ChangeTable({ rows }: { rows: readonly HistoryRow[] }) {
  const translate = useTranslate();
  const label = useLoanHeading();
  const head = (column: KeyBelow<'loanPage.changes.columns'>) =>
    translate(`loanPage.changes.columns.${column}`);
  return (
    <DataTable
      tall
      data-part="loan-table"
      caption={translate('loanPage.changes.title')}
      columns={[
        { key: 'at', head: head('at'), cell: ({ at }) => <DateTimeText value={at} /> },
        {
          key: 'by',
          head: head('by'),
          cell: ({ origin, by }) => <Person id={origin === 'AUTO' ? null : by} />,
        },
        {
          key: 'action',
          head: head('action'),
          cell: ({ action }) => doneText(translate, 'loans', action),
        },
        {
          key: 'field',
          head: head('field'),
          cell: ({ field }) => (field === undefined ? '—' : isKnown(field) ? label(field) : field),
        },
        {
          key: 'change',
          head: head('change'),
          cell: ({ field, from, to }) =>
            field === undefined ? (
              '—'
            ) : (
              <Row as="span">
                <Value field={field} value={from} /> <span aria-hidden="true">→</span>
                <Hidden>{translate('loanPage.changes.becomes')}</Hidden>{' '}
                <Value field={field} value={to} />
              </Row>
            ),
        },
        { key: 'reason', head: head('reason'), long: true, cell: ({ reason }) => reason ?? '—' },
      ]}
      rows={rows}
      keyOf={({ id }) => id}
    />
  );
}

const isKnown = (field: string): field is keyof typeof entity.fields =>
  Object.hasOwn(entity.fields, field);

function Value({ field, value }: { field: string; value: unknown }) {
  if (!isKnown(field)) return <>{String(value ?? '—')}</>;
  return <FieldValue entity={entity} field={field} record={{ [field]: value }} />;
}
