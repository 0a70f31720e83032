import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMoneyHeading } from '../../../crud/useLabels';
import type { ReadRow, RowProblem } from '../../../domain/batchPayment/batchRows';
import { formatCount } from '../../../domain/formatCount';
import type { Tone } from '../../../domain/tone';
import { MoneyText } from '../../../ui/base/MoneyText';
import { StatusChip } from '../../../ui/base/StatusChip';
import type { SentPayments } from './useBatchRun';
import type { BatchRowResult, RowOutcome } from './api';

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

/** So many rows stand in the page at once: a file may have thousands. */
const PAGE = 100;

/** Every row of the file, a page at a time, with what is wrong with it, what it would do and what became of it. */
export function BatchRows({ rows, tried, sent }: Props) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const [wanted, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(rows.length / PAGE) - 1);
  const page = Math.min(wanted, last);
  const shown = rows.slice(page * PAGE, (page + 1) * PAGE);
  return (
    <div className="u-list-table" tabIndex={0} role="region" aria-label={translate('sheet.rows')}>
      <table>
        <thead>
          <tr>
            <th scope="col" className="u-num">
              {translate('sheet.row')}
            </th>
            <th scope="col">{translate('batch.columns.loanCode')}</th>
            <th scope="col">{translate('batch.borrower')}</th>
            <th scope="col">{translate('batch.columns.date')}</th>
            <th scope="col" className="u-num">
              {heading(translate('batch.columns.amount'))}
            </th>
            <th scope="col">{translate('sheet.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <Row key={one.row.row} one={one} tried={tried} sent={sent} />
          ))}
        </tbody>
      </table>
      {last > 0 && (
        <nav className="batch-pages" aria-label={translate('sheet.rows')}>
          <button
            type="button"
            className="u-button"
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            {translate('action.previous')}
          </button>
          <span role="status">
            {formatCount(page * PAGE + 1)}–{formatCount(page * PAGE + shown.length)} /{' '}
            {formatCount(rows.length)}
          </span>
          <button
            type="button"
            className="u-button"
            disabled={page === last}
            onClick={() => setPage(page + 1)}
          >
            {translate('action.next')}
          </button>
        </nav>
      )}
    </div>
  );
}

function Row({ one, tried, sent }: Omit<Props, 'rows'> & { one: ReadRow }) {
  const { row, given, problems } = one;
  const done = sent.get(row.row);
  const result = done && 'result' in done ? done.result : tried.get(row.row);
  return (
    <tr>
      <td className="u-num">{row.row}</td>
      <td>{result?.loanCode ?? row.loanCode ?? row.accountNumber ?? given.regnum ?? '—'}</td>
      <td>{result?.customerName ?? '—'}</td>
      <td>{row.date}</td>
      <td className="u-num">
        <MoneyText value={row.amount} />
      </td>
      <td>
        <Verdict
          problems={problems}
          result={result}
          failure={done && 'failure' in done ? done : undefined}
        />
      </td>
    </tr>
  );
}

interface VerdictProps {
  problems: readonly RowProblem[];
  result?: BatchRowResult;
  failure?: { failure: 'refused' | 'unknown'; message: string };
}

function Verdict({ problems, result, failure }: VerdictProps) {
  const translate = useTranslate();
  const hard = problems.filter(({ isWarning }) => !isWarning);
  if (hard.length > 0) {
    return (
      <>
        <StatusChip tone="danger">{translate('batch.outcomes.WRONG')}</StatusChip>{' '}
        {hard.map(({ message }) => translate(message)).join(' ')}
      </>
    );
  }
  if (failure) {
    const outcome = failure.failure === 'unknown' ? 'UNKNOWN' : 'REFUSED';
    return (
      <>
        <StatusChip tone={outcome === 'UNKNOWN' ? 'warning' : 'danger'}>
          {translate(`batch.outcomes.${outcome}`)}
        </StatusChip>{' '}
        {failure.message}
      </>
    );
  }
  const warnings = problems.map(({ message }) => translate(message));
  if (!result) return <>{warnings.join(' ') || '—'}</>;
  const notes = [
    ...warnings,
    ...(result.closes ? [translate('batch.closes')] : []),
    ...(result.message ? [result.message] : []),
  ];
  return (
    <>
      <StatusChip tone={TONES[result.outcome]}>
        {translate(`batch.outcomes.${result.outcome}`)}
      </StatusChip>{' '}
      {notes.join(' ')}
    </>
  );
}
