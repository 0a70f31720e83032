import { IncomeState } from '../../../../src/domain/enums/customers';
import type { StoredFile } from '../../../../src/fields/file/schema';
import incomeFiles from '../../../../src/resources/customers/income-file/incomeFile.entity';
import { pagesOf } from '../income/incomePdf';
import { bodyOf, type Call } from '../../../engine/Call';
import { ApiError } from '../../../engine/ApiError';
import { enumTexts } from '../../../engine/consoleTexts';
import type { Hooks } from '../../../engine/Hooks';
import { FILES, INCOMES, refreshIncome } from '../income/incomeParts';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';

const decided = ({ store, caller }: Call) => ({
  decidedAt: store.clock.iso(),
  decidedBy: caller.id,
});

/** Bytes of a PDF that was just put on the shelf. */
const pagesIn = ({ store }: Call, { url }: StoredFile): number => {
  const kept = store.files.get(url?.split('/').at(-1) ?? '');
  return kept ? pagesOf(kept.bytes) : 1;
};

/**
 * Keeps the files that came with an income, each as a record of its own.
 * @param state what they are then
 */
export function keepFiles(
  call: Call,
  income: MockRecord,
  given: readonly Record<string, unknown>[],
  state: string,
): void {
  const files = collectionOf(call, FILES);
  for (const { document, picture } of given) {
    if (!document && !picture) continue;
    const shelved = call.store.files.shelved(incomeFiles, { document, picture });
    const file = (shelved.document ?? shelved.picture) as StoredFile;
    const record: MockRecord = {
      id: files.nextId(),
      incomeId: income.id,
      customerId: income.customerId,
      name: file.name,
      medium: income.medium,
      state,
      totalPages: shelved.document ? pagesIn(call, file) : 1,
      seen: [],
      viewedPages: 0,
      document: shelved.document ?? null,
      picture: shelved.picture ?? null,
      isReplaced: false,
      rejectReason: null,
      decidedAt: null,
      decidedBy: null,
      createdAt: call.store.clock.iso(),
      createdBy: call.caller.id,
      tenant: income.tenant,
    };
    files.insert(record);
    call.store.history.start(FILES, record.id);
  }
}

/** After the action, when the file's state is written. */
const settled =
  (patch: (record: MockRecord, call: Call) => Record<string, unknown>) =>
  (record: MockRecord, call: Call) => {
    const next = patch(record, call);
    // The income's figures are calculated with the file as it is going to be.
    collectionOf(call, FILES).change(record, next);
    refreshIncome(call.store, record.incomeId);
    return next;
  };

/** Whether decisions on a file are still open: those of a decided income are not. */
function refuseSettled(record: MockRecord, call: Call): void {
  const income = collectionOf(call, INCOMES).get(Number(record.incomeId));
  if (income?.state !== 'PENDING') {
    const state = income?.state as IncomeState;
    throw new ApiError(409, 'TRANSITION_FORBIDDEN', {
      values: { state: enumTexts(IncomeState, state) },
      extra: { state },
    });
  }
}

const deciding = (state: string, more: (call: Call) => Record<string, unknown> = () => ({})) =>
  settled((record, call) => {
    refuseSettled(record, call);
    return { state, ...decided(call), ...more(call) };
  });

/** Decisions on single files (docs/domain/income.md 1.2); the income's figures follow. */
export const hooks: Hooks = {
  resource: FILES,
  actions: {
    confirm_file: deciding('CONFIRMED', () => ({ rejectReason: null })),
    reject_file: deciding('REJECTED', (call) => ({ rejectReason: bodyOf(call).reason })),
    hand_to_worker: settled(() => ({ state: 'PENDING_BY_WORKER' })),
    reopen_file: deciding('PENDING_BY_WORKER', () => ({ rejectReason: null })),
  },
};
