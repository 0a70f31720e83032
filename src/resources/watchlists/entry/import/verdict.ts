import type { Tone } from '../../../../domain/tone';
import type { Translate } from '../../../../entity/Field';
import type { TriedEntry } from '../api';
import type { SentRows } from '../../../../framework/import/useRowRun';
import type { ReadWatchRow } from './watchRows';

/** What a row is, or became, with everything that is to be said of it. */
export interface Verdict {
  /** Message key `sheet.outcomes.<outcome>`. */
  outcome: 'NOT_SENT' | 'READY' | 'ADDED' | 'REFUSED' | 'WRONG' | 'UNKNOWN';
  tone: Tone;
  why: string;
}

/** The newest word of a row: its import, its dry run, or what is wrong in the file. */
export function verdictOf(
  { row, problems }: ReadWatchRow,
  tried: ReadonlyMap<number, TriedEntry>,
  sent: SentRows,
  translate: Translate,
): Verdict {
  if (problems.length > 0) {
    const why = problems.map(({ message, values }) => translate(message, values)).join(' ');
    return { outcome: 'WRONG', tone: 'danger', why };
  }
  const done = sent.get(row.row);
  if (done?.outcome === 'UNKNOWN')
    return { outcome: 'UNKNOWN', tone: 'warning', why: done.why ?? '' };
  if (done?.outcome === 'FAILED')
    return { outcome: 'REFUSED', tone: 'danger', why: done.why ?? '' };
  const trial = tried.get(row.row);
  const warning = warningOf(trial, translate);
  if (done) return { outcome: 'ADDED', tone: 'success', why: warning };
  if (!trial) return { outcome: 'NOT_SENT', tone: 'neutral', why: '' };
  if (trial.outcome === 'REFUSED')
    return { outcome: 'REFUSED', tone: 'danger', why: trial.message ?? '' };
  return { outcome: 'READY', tone: warning ? 'caution' : 'info', why: warning };
}

/** Open loans and waiting requests of a person who is listed all the same (docs/domain/watchlists.md 1.3). */
function warningOf(trial: TriedEntry | undefined, translate: Translate): string {
  const { openLoans = 0, waitingRequests = 0 } = trial ?? {};
  return [
    openLoans > 0 && translate('watch.import.open_loans', { smart_count: openLoans }),
    waitingRequests > 0 &&
      translate('watch.import.waiting_requests', { smart_count: waitingRequests }),
  ]
    .filter(Boolean)
    .join(' ');
}
