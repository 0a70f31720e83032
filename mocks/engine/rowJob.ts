import type { Permission } from '../../src/domain/enums/permissions';
import type { Job, JobResultRow } from '../../src/framework/jobs/api';
import type { ImportColumn } from '../../src/domain/imports/columns';
import { lostDigits } from '../../src/domain/imports/lostDigits';
import { EXPORT } from '../../src/domain/settings';
import { ApiError, invalid } from './ApiError';
import { bodyOf, type Answer, type Call } from './Call';
import { need, type Caller } from './Caller';
import { consoleTexts } from './consoleTexts';
import { messageOf, type Texts } from './messages';
import { PacedWork } from './PacedWork';

/** Rows that are worked through in a second; as many are done before the answer. */
export const ROWS_PER_SECOND = 10;

/** Rows of a file as their room has them worked through. */
interface RowWork<Row extends { row: number }> extends Pick<Job, 'kind' | 'label' | 'route'> {
  rows: readonly Row[];
  /** What a row is called, where that is known. */
  nameOf(row: Row): string | null;
  /** Writes one row for the call, by the rules and rights of the single write. @throws ApiError for one that is refused */
  write(call: Call, row: Row): void;
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
 * Refuses a row in which a number that says who is meant has lost its digits, whoever sends it (docs/domain/input.md 7.3).
 * @param columns those of the import
 * @throws ApiError 400
 */
export function refuseLostDigits<K extends string>(
  values: Readonly<Partial<Record<K, unknown>>>,
  columns: readonly ImportColumn<K>[],
): void {
  const lost = lostDigits(values, columns);
  if (lost.length === 0) return;
  throw new ApiError(400, consoleTexts('validation.lost_digits'), {
    code: 'VALIDATION_FAILED',
    fields: Object.fromEntries(lost.map((key) => [key, 'validation.lost_digits'])),
  });
}

/** What is sent once more: rows that were refused, and those of which nobody knows. */
const isUndone = (came: Came): boolean => came !== 'DONE';

/**
 * Has rows worked through at the gateway's own pace, as a job of the caller. A row that is refused does not hold up the
 * others. While rows of the same page are under way no others are begun. What was not written may be sent once more.
 * @param right who may have rows written, also once more; asked for before anything is read
 * @throws ApiError 403, 409
 */
export function startRowJob<Row extends { row: number }>(
  call: Call,
  right: Permission,
  workOf: () => RowWork<Row>,
): Answer<Job> {
  const { store, caller } = call;
  need(caller, right);
  const { rows, nameOf, write, ...job } = workOf();
  const isSame = (one: Job) =>
    one.kind === job.kind && one.route === job.route && one.state === 'RUNNING';
  if (store.jobs.of(caller.id).some(isSame))
    throw new ApiError(409, UNDER_WAY, { code: 'UNDER_WAY' });

  const writeFor = (who: Caller) => (row: Row) => tried(() => write({ ...call, caller: who }, row));
  const names: (string | null)[] = [];
  const startedAt = store.clock.iso();
  const work = new PacedWork(store.clock, rows, ROWS_PER_SECOND, writeFor(caller));
  const id = store.jobs.start(caller.id, {
    ...job,
    startedAt,
    look: () => work.progress(),
    stop: () => work.stop(),
    undone: () => work.toRepeat(isUndone).length,
    repeat: (who) => {
      need(who, right);
      work.repeat(isUndone, writeFor(who));
      return store.clock.iso();
    },
    result: (language) =>
      work.results().map(([row, came], place): JobResultRow => {
        // Asked for as often as the page looks: whose a row is, is found once.
        const shown = { record: String(row.row), name: (names[place] ??= nameOf(row)) };
        if (came === undefined) {
          const why = work.isStopped ? messageOf(STOPPED, language) : null;
          return { ...shown, outcome: 'NOT_REACHED', why };
        }
        if (came === 'DONE') return { ...shown, outcome: 'DONE', why: null };
        if (came === 'UNKNOWN')
          return { ...shown, outcome: 'UNKNOWN', why: messageOf(UNKNOWN, language) };
        const why = messageOf(came.text, language, came.details.values);
        return { ...shown, outcome: 'FAILED', why };
      }),
  });
  const body = store.jobs.find(caller.id, id);
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
