import { useRecordContext } from 'ra-core';
import type { KeyBelow } from '../../../../i18n/Catalogue';
import { useTranslate } from '../../../../i18n/useTranslate';
import { LoanState, StageFailure } from '../../../../domain/enums/loans';
import { labelKeyOf } from '../../../../domain/enums/readEnum';
import { DateTimeText } from '../../../../ui/Text/DateText';
import { Card } from '../../../../framework/parts/Card';
import { QueryBoundary } from '../../../../framework/parts/QueryBoundary';
import type { Loan } from '../useLoanFigures';
import { DataTable } from '../../../../ui/DataTable/DataTable';
import { Chip } from '../../../../ui/Chip/Chip';
import { EnumChip } from '../../../../ui/Chip/EnumChip';
import { useRecordPart } from '../../../../framework/parts/useRecordPart';
import { loanParts, type LoanEvent } from '../api';

/** What the system did with the loan, with the codes of stages that failed (docs/domain/lending.md 16.1). */
export function LoanLogTab() {
  const loan = useRecordContext<Loan>();
  const translate = useTranslate();
  const read = useRecordPart('loans', loanParts.log, loan?.id);
  return (
    <QueryBoundary
      read={read}
      isEmpty={(events) => events.length === 0}
      empty={{ title: translate('loanPage.log.none') }}
    >
      {(events) => (
        <Card title={`${translate('loanPage.log.title')} (${events.length})`} flush>
          <Events events={events} />
        </Card>
      )}
    </QueryBoundary>
  );
}

function Events({ events }: { events: readonly LoanEvent[] }) {
  const translate = useTranslate();
  const head = (column: KeyBelow<'loanPage.log.columns'>) =>
    translate(`loanPage.log.columns.${column}`);
  return (
    <DataTable
      tall
      data-part="loan-table"
      caption={translate('loanPage.log.title')}
      columns={[
        { key: 'at', head: head('at'), cell: ({ at }) => <DateTimeText value={at} /> },
        {
          key: 'stage',
          head: head('stage'),
          cell: ({ stage }) => translate(`loanPage.log.stages.${stage}`, { _: stage }),
        },
        {
          key: 'result',
          head: head('result'),
          cell: ({ ok }) => (
            <Chip tone={ok ? 'success' : 'danger'}>
              <span aria-hidden="true">{ok ? '✓ ' : '! '}</span>
              {translate(ok ? 'common.success' : 'common.failed')}
            </Chip>
          ),
        },
        {
          key: 'state',
          head: head('state'),
          cell: ({ state }) => <EnumChip of={LoanState} value={state} />,
        },
        {
          key: 'code',
          head: head('code'),
          cell: ({ code }) => (code ? <Chip as="code">{code}</Chip> : '—'),
        },
        {
          key: 'message',
          head: head('message'),
          long: true,
          cell: ({ message }) =>
            message ? translate(labelKeyOf(StageFailure, message), { _: message }) : '—',
        },
      ]}
      rows={events}
      keyOf={({ id }) => id}
    />
  );
}
