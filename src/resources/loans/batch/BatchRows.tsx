import { useTranslate } from 'ra-core';
import type { ReadRow, RowProblem } from '../../../domain/batchPayment/batchRows';
import type { Tone } from '../../../domain/tone';
import { MoneyText } from '../../../ui/base/MoneyText';
import { StatusChip } from '../../../ui/base/StatusChip';
import type { SentRows } from './useBatchRun';
import type { BatchRowResult, RowOutcome } from './wire';

interface Props {
  rows: readonly ReadRow[];
  /** What the dry run says of each row, by its number. */
  tried: ReadonlyMap<number, BatchRowResult>;
  sent: SentRows;
}

const TONES: Readonly<Record<RowOutcome, Tone>> = {
  READY: 'info',
  BOOKED: 'success',
  TEMPORARY: 'caution',
  REFUSED: 'danger',
};

/** Every row of the file with what is wrong with it, what it would do and what became of it. */
export function BatchRows({ rows, tried, sent }: Props) {
  const translate = useTranslate();
  return (
    <div className="u-list-table" tabIndex={0} role="region" aria-label={translate('batch.rows')}>
      <table>
        <thead>
          <tr>
            <th scope="col" className="u-num">
              {translate('batch.row')}
            </th>
            <th scope="col">{translate('batch.columns.loanCode')}</th>
            <th scope="col">{translate('batch.borrower')}</th>
            <th scope="col">{translate('batch.columns.date')}</th>
            <th scope="col" className="u-num">
              {translate('batch.columns.amount')}
            </th>
            <th scope="col">{translate('batch.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <Row key={one.row.row} one={one} tried={tried} sent={sent} />
          ))}
        </tbody>
      </table>
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
