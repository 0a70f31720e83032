import { useTranslate } from '../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../framework/useLabels';
import type { ReadRow, RowIssue } from '../../../domain/batchPayment/batchRows';
import type { Tone } from '../../../domain/tone';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Chip } from '../../../ui/Chip/Chip';
import type { SentRow, SentRows } from '../../../framework/import/useRowRun';
import type { BookedRows } from './useBatchRun';
import { RowPages } from '../../../framework/import/RowPages';
import { WrongRows } from '../../../framework/import/WrongRows';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import type { BatchRowResult, RowOutcome } from './api';

interface Props {
  rows: readonly ReadRow[];
  /** What the dry run says of each row, by its number. */
  tried: ReadonlyMap<number, BatchRowResult>;
  sent: SentRows;
  booked: BookedRows;
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

/** What became of a row, or what the dry run says that will. */
const resultOf = ({ row }: ReadRow, { tried, booked }: Omit<Props, 'rows'>) =>
  booked.get(row.row) ?? tried.get(row.row);

/** A row that was sent and not booked. */
const failureOf = ({ row }: ReadRow, { sent }: Omit<Props, 'rows'>): SentRow | undefined => {
  const one = sent.get(row.row);
  return one?.outcome === 'DONE' ? undefined : one;
};

/** Every row of the file, a page at a time, with what is wrong with it, what it would do and what became of it. */
export function BatchRows({ rows, ...known }: Props) {
  const isWrong = (one: ReadRow) =>
    one.problems.some(({ isWarning }) => !isWarning) ||
    failureOf(one, known) !== undefined ||
    resultOf(one, known)?.outcome === 'REFUSED';
  return (
    <WrongRows rows={rows} isWrong={isWrong}>
      {(wanted) => <RowPages rows={wanted}>{(shown) => <Rows rows={shown} {...known} />}</RowPages>}
    </WrongRows>
  );
}

function Rows({ rows, ...known }: Props) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  return (
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
              resultOf(one, known)?.loanCode ??
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
          cell: (one) => resultOf(one, known)?.customerName ?? '—',
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
          cell: (one) => (
            <Verdict
              problems={one.problems}
              result={resultOf(one, known)}
              failure={failureOf(one, known)}
            />
          ),
        },
      ]}
      rows={rows}
      keyOf={({ row }) => row.row}
    />
  );
}

interface VerdictProps {
  problems: readonly RowIssue[];
  result?: BatchRowResult;
  failure?: SentRow;
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
    const outcome = failure.outcome === 'UNKNOWN' ? 'UNKNOWN' : 'REFUSED';
    return (
      <>
        <Chip tone={outcome === 'UNKNOWN' ? 'warning' : 'danger'}>
          {translate(`batch.outcomes.${outcome}`)}
        </Chip>{' '}
        {failure.why}
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
