import { useRecordContext, useTranslate } from 'ra-core';
import { LoanState } from '../../../../domain/enums/loans';
import { labelKeyOf, toneOf } from '../../../../domain/enums/readEnum';
import { DateTimeText } from '../../../../ui/Text/DateText';
import { Card } from '../../../../framework/parts/Card';
import { QueryBoundary } from '../../../../framework/parts/QueryBoundary';
import type { Loan } from '../useLoanFigures';
import { Table, TableFrame } from '../../../../ui/DataTable/Table';
import { Hidden } from '../../../../ui/Text/Text';
import { Chip } from '../../../../ui/Chip/Chip';
import tableStyles from '../../../../ui/DataTable/Table.module.css';
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

const COLUMNS = ['at', 'stage', 'result', 'state', 'code', 'message'] as const;

function Events({ events }: { events: readonly LoanEvent[] }) {
  const translate = useTranslate();
  return (
    <TableFrame tall label={translate('loanPage.log.title')}>
      <Table data-part="loan-table">
        <Hidden as="caption">{translate('loanPage.log.title')}</Hidden>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {translate(`loanPage.log.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.map(({ id, at, stage, state, ok, code, message }) => (
            <tr key={id}>
              <td>
                <DateTimeText value={at} />
              </td>
              <td>{translate(`loanPage.log.stages.${stage}`, { _: stage })}</td>
              <td>
                <Chip tone={ok ? 'success' : 'danger'}>
                  <span aria-hidden="true">{ok ? '✓ ' : '! '}</span>
                  {translate(ok ? 'common.success' : 'common.failed')}
                </Chip>
              </td>
              <td>
                <Chip tone={toneOf(LoanState, state)}>
                  {translate(labelKeyOf(LoanState, state), { _: String(state) })}
                </Chip>
              </td>
              <td>{code ? <Chip as="code">{code}</Chip> : '—'}</td>
              <td className={tableStyles.long}>
                {message ? translate(`loanPage.log.messages.${message}`, { _: message }) : '—'}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
