import type { Job, JobResultRow } from '../../src/framework/jobs/api';
import { EXPORT } from '../../src/domain/settings';
import { ApiError, invalid } from './ApiError';
import { bodyOf, type Answer, type Call } from './Call';
import { messageOf, type Texts } from './messages';

/** Rows that are worked through in a second; as many are done before the answer. */
export const ROWS_PER_SECOND = 10;

/** Rows of a file as their room has them worked through. */
interface RowWork<Row extends { row: number }> extends Pick<Job, 'kind' | 'label' | 'route'> {
  rows: readonly Row[];
  /** What a row is called, where that is known. */
  nameOf(row: Row): string | null;
  /** Writes one row, by the rules and rights of the single write. @throws ApiError for one that is refused */
  write(row: Row): void;
}

/** What a row came to: done, refused with a reason, or that nobody knows. */
type Came = 'DONE' | 'UNKNOWN' | ApiError;

const UNDER_WAY: Texts = {
  mn: 'Өмнө эхлүүлсэн мөрүүд дуусаагүй байна. Дууссаны дараа дахин илгээнэ үү.',
  en: 'Rows that were sent before are not through yet. Send these once they are.',
  ru: 'Строки, отправленные ранее, ещё не обработаны. Отправьте эти после их окончания.',
};
const STOPPED: Texts = {
  mn: 'Зогсоосон тул оруулаагүй.',
  en: 'Not written: it was stopped.',
  ru: 'Не внесено: обработка остановлена.',
};
const UNKNOWN: Texts = {
  mn: 'Бүртгэсэн эсэх нь тодорхойгүй. Дахин илгээхэд хоёр удаа бүртгэхгүй.',
  en: 'Nobody can say whether it was written. Sent again it is not written twice.',
  ru: 'Неизвестно, внесено ли. При повторной отправке дважды не вносится.',
};

/** A row of a file as it is sent; what it holds beside its number is judged when it is written. */
type SentRow = Readonly<Record<string, unknown>> & { row: number };

const isRow = (one: unknown): one is SentRow =>
  typeof one === 'object' && one !== null && Number.isInteger((one as SentRow).row);

/** The rows that a call carries. @throws ApiError 400 without rows, or with more than a file may have */
export function rowsIn(call: Call): readonly SentRow[] {
  const { rows } = bodyOf(call);
  const isGood = Array.isArray(rows) && rows.length > 0 && rows.length <= EXPORT.maxImportRows;
  if (!isGood || !rows.every(isRow)) throw invalid({ rows: 'validation.invalid_value' });
  return rows;
}

/**
 * Has rows worked through at the gateway's own pace, as a job of the caller. A row that is refused does not hold up the
 * others. While rows of the same page are under way no others are begun.
 * @throws ApiError 409
 */
export function startRowJob<Row extends { row: number }>(
  { store, caller }: Call,
  { rows, nameOf, write, ...job }: RowWork<Row>,
): Answer<Job> {
  const isSame = (one: Job) =>
    one.kind === job.kind && one.route === job.route && one.state === 'RUNNING';
  if (store.jobs.of(caller.id).some(isSame))
    throw new ApiError(409, UNDER_WAY, { code: 'UNDER_WAY' });

  const startedAt = store.clock.now();
  const came: Came[] = [];
  const names: (string | null)[] = [];
  let isStopped = false;
  const goOn = () => {
    const seconds = Math.floor((store.clock.now() - startedAt) / 1_000);
    const due = isStopped ? 0 : Math.min(rows.length, (seconds + 1) * ROWS_PER_SECOND);
    while (came.length < due) came.push(tried(() => write(rows[came.length])));
  };
  const id = store.jobs.start(caller.id, {
    ...job,
    startedAt: new Date(startedAt).toISOString(),
    look: () => {
      goOn();
      const isOver = came.length === rows.length;
      const leftMs = Math.ceil((rows.length - came.length) / ROWS_PER_SECOND) * 1_000;
      return {
        state: isOver ? 'DONE' : isStopped ? 'FAILED' : 'RUNNING',
        done: came.length,
        total: rows.length,
        leftMs: isOver || isStopped ? null : leftMs,
      };
    },
    stop: () => {
      goOn();
      isStopped = true;
    },
    result: (language) =>
      rows.map((row, place): JobResultRow => {
        // Asked for as often as the page looks: whose a row is, is found once.
        const shown = { record: String(row.row), name: (names[place] ??= nameOf(row)) };
        const one = place < came.length ? came[place] : undefined;
        if (!one) {
          const why = isStopped ? messageOf(STOPPED, language) : null;
          return { ...shown, outcome: 'NOT_REACHED', why };
        }
        if (one === 'DONE') return { ...shown, outcome: 'DONE', why: null };
        if (one === 'UNKNOWN')
          return { ...shown, outcome: 'UNKNOWN', why: messageOf(UNKNOWN, language) };
        const why = messageOf(one.text, language, one.details.values);
        return { ...shown, outcome: 'FAILED', why };
      }),
  });
  const body = store.jobs.of(caller.id).find((one) => one.id === id) as Job;
  return { status: 202, body, commit: { resource: 'jobs', id } };
}

/** What is no refusal is a fault of the gateway: it holds up no other row, and nobody knows what became of this one. */
function tried(write: () => void): Came {
  try {
    write();
    return 'DONE';
  } catch (error) {
    return error instanceof ApiError ? error : 'UNKNOWN';
  }
}
