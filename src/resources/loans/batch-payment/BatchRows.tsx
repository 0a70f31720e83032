import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMoneyHeading } from '../../../framework/useLabels';
import type { ReadRow, RowIssue } from '../../../domain/batchPayment/batchRows';
import { formatCount } from '../../../domain/formatCount';
import type { Tone } from '../../../domain/tone';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Chip } from '../../../ui/Chip/Chip';
import type { SentPayments } from './useBatchRun';
import { WrongRows } from '../../../framework/import/WrongRows';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Button } from '../../../ui/Button/Button';
import { Link } from '../../../ui/Link/Link';
import type { BatchRowResult, RowOutcome } from './api';
import { CardFoot } from '../../../ui/Card/Card';

interface Props {
  rows: readonly ReadRow[];
  /** What the dry run says of each row, by its number. */
  tried: ReadonlyMap<number, BatchRowResult>;
  sent: SentPayments;
}

const TONES: Readonly<Record<RowOutcome, Tone>> = {
  READY: 'info',
  BOOKED: 'success',
  TEMPORARY: 'caution',
  REFUSED: 'danger',
};

/** What the file says, where it is wrong: neither another amount nor another day takes its place. */
const asTyped = ({ problems, given }: ReadRow, wanted: 'amount' | 'date'): string | undefined =>
  problems.some(({ column, isWarning }) => column === wanted && !isWarning)
    ? given[wanted] || '—'
    : undefined;

/** Most rows in the page at once: a file may have thousands. */
const PAGE = 100;

/** What became of a row, or what the dry run says that will. */
function resultOf({ row }: ReadRow, tried: Props['tried'], sent: SentPayments) {
  const done = sent.get(row.row);
  return done && 'result' in done ? done.result : tried.get(row.row);
}

/** Every row of the file, a page at a time, with what is wrong with it, what it would do and what became of it. */
export function BatchRows({ rows, tried, sent }: Props) {
  const isWrong = (one: ReadRow) => {
    const done = sent.get(one.row.row);
    return (
      one.problems.some(({ isWarning }) => !isWarning) ||
      (done !== undefined && 'failure' in done) ||
      resultOf(one, tried, sent)?.outcome === 'REFUSED'
    );
  };
  return (
    <WrongRows rows={rows} isWrong={isWrong}>
      {(shown) => <Rows rows={shown} tried={tried} sent={sent} />}
    </WrongRows>
  );
}

function Rows({ rows, tried, sent }: Props) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const [wanted, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(rows.length / PAGE) - 1);
  const page = Math.min(wanted, last);
  const shown = rows.slice(page * PAGE, (page + 1) * PAGE);
  return (
    <>
      <DataTable
        caption={translate('sheet.rows')}
        columns={[
          { key: 'row', head: translate('sheet.row'), numeric: true, cell: ({ row }) => row.row },
          {
            key: 'loanCode',
            head: translate('batch.columns.loanCode'),
            cell: (one) => {
              const { row, given } = one;
              return (
                resultOf(one, tried, sent)?.loanCode ??
                row.loanCode ??
                row.accountNumber ??
                given.regnum ??
                '—'
              );
            },
          },
          {
            key: 'borrower',
            head: translate('batch.borrower'),
            cell: (one) => resultOf(one, tried, sent)?.customerName ?? '—',
          },
          {
            key: 'date',
            head: translate('batch.columns.date'),
            cell: (one) => asTyped(one, 'date') ?? one.row.date,
          },
          {
            key: 'amount',
            head: heading(translate('batch.columns.amount')),
            numeric: true,
            cell: (one) => asTyped(one, 'amount') ?? <MoneyText value={one.row.amount} />,
          },
          {
            key: 'outcome',
            head: translate('sheet.outcome'),
            long: true,
            cell: (one) => {
              const done = sent.get(one.row.row);
              return (
                <Verdict
                  problems={one.problems}
                  result={resultOf(one, tried, sent)}
                  failure={done && 'failure' in done ? done : undefined}
                />
              );
            },
          },
        ]}
        rows={shown}
        keyOf={({ row }) => row.row}
      />
      {last > 0 && (
        <CardFoot as="nav" aria-label={translate('sheet.rows')}>
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            {translate('action.previous')}
          </Button>
          <span role="status">
            {formatCount(page * PAGE + 1)}–{formatCount(page * PAGE + shown.length)} /{' '}
            {formatCount(rows.length)}
          </span>
          <Button disabled={page === last} onClick={() => setPage(page + 1)}>
            {translate('action.next')}
          </Button>
        </CardFoot>
      )}
    </>
  );
}

interface VerdictProps {
  problems: readonly RowIssue[];
  result?: BatchRowResult;
  failure?: { failure: 'refused' | 'unknown'; message: string };
}

function Verdict({ problems, result, failure }: VerdictProps) {
  const translate = useTranslate();
  const hard = problems.filter(({ isWarning }) => !isWarning);
  if (hard.length > 0) {
    return (
      <>
        <Chip tone="danger">{translate('batch.outcomes.WRONG')}</Chip>{' '}
        {hard.map(({ message }) => translate(message)).join(' ')}
      </>
    );
  }
  if (failure) {
    const outcome = failure.failure === 'unknown' ? 'UNKNOWN' : 'REFUSED';
    return (
      <>
        <Chip tone={outcome === 'UNKNOWN' ? 'warning' : 'danger'}>
          {translate(`batch.outcomes.${outcome}`)}
        </Chip>{' '}
        {failure.message}
      </>
    );
  }
  const warnings = problems.map(({ message }) => translate(message));
  if (!result) return <>{warnings.join(' ') || '—'}</>;
  const { journalId } = result;
  const notes = [
    ...warnings,
    ...(result.closes ? [translate('batch.closes')] : []),
    ...(result.message ? [result.message] : []),
  ];
  return (
    <>
      <Chip tone={TONES[result.outcome]}>{translate(`batch.outcomes.${result.outcome}`)}</Chip>{' '}
      {notes.join(' ')}
      {journalId && (
        <Link to={`/account-history-detail/${encodeURIComponent(journalId)}`}>{journalId}</Link>
      )}
    </>
  );
}
