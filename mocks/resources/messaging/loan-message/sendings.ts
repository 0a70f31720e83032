import { SmsFailure } from '../../../../src/domain/enums/messaging';
import { labelKeyOf } from '../../../../src/domain/enums/readEnum';
import type { JobResultRow } from '../../../../src/framework/jobs/api';
import { consoleTexts } from '../../../engine/consoleTexts';
import type { JobStore } from '../../../engine/JobStore';
import { messageOf, type Texts } from '../../../engine/messages';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { handOver, type PlannedSms } from '../sms/sending';

/** Messages that the operator takes in a second; as many go out before the answer. */
export const PER_SECOND = 20;

interface One {
  loan: MockRecord;
  customer: MockRecord;
  plan: PlannedSms;
  name: string;
  /** No number, or one that has the message already: nothing is kept of it. */
  unsendable: boolean;
}

interface Asked {
  by: string;
  template: { id: unknown; name: string };
  all: readonly One[];
}

/** A sending that goes out one message after another. */
interface Running extends Asked {
  startedAt: number;
  /** How many were handed over, those that were kept back among them. */
  done: number;
  isStopped: boolean;
}

/** What runs, by the store of jobs that it stands in: a reset has neither. */
const running = new WeakMap<JobStore, Running[]>();

/** Hands over what is due by now: as many as the operator takes until then. */
function goOn(store: Store, sending: Running): void {
  if (sending.isStopped) return;
  const seconds = Math.floor((store.clock.now() - sending.startedAt) / 1_000);
  const due = Math.min(sending.all.length, (seconds + 1) * PER_SECOND);
  for (const { loan, customer, plan, unsendable } of sending.all.slice(sending.done, due)) {
    if (unsendable) continue;
    handOver(store, plan, {
      customer,
      loan,
      kind: 'LOAN',
      by: sending.by,
      templateId: sending.template.id,
    });
    store.history.add('loans', loan, {
      at: store.clock.iso(),
      by: sending.by,
      action: plan.exclusion ? 'keep_sms_back' : 'send_sms',
      origin: 'MANUAL',
    });
  }
  sending.done = Math.max(sending.done, due);
}

/** Goes on with everything that runs; called before every answer. */
export const followLoanSendings = (store: Store): void => {
  for (const sending of running.get(store.jobs) ?? []) goOn(store, sending);
};

/**
 * Starts a sending: the first ones go at once, the others as a job of who sends them.
 * @returns whether anything is left for the job
 */
export function startLoanSending(store: Store, asked: Asked): boolean {
  const sending: Running = {
    ...asked,
    startedAt: store.clock.now(),
    done: 0,
    isStopped: false,
  };
  goOn(store, sending);
  if (sending.done === sending.all.length) return false;
  const own = [...(running.get(store.jobs) ?? []), sending];
  running.set(store.jobs, own);
  store.jobs.start(asked.by, {
    kind: 'LOAN_SMS',
    label: asked.template.name,
    // Each sending has an address of its own: an earlier one that still runs keeps its place.
    route: `/message-send?sending=${own.length}`,
    startedAt: new Date(sending.startedAt).toISOString(),
    look: () => {
      goOn(store, sending);
      const { done, all, isStopped } = sending;
      const isOver = done === all.length;
      const leftMs = Math.ceil((all.length - done) / PER_SECOND) * 1_000;
      return {
        state: isStopped ? 'FAILED' : isOver ? 'DONE' : 'RUNNING',
        done,
        total: all.length,
        leftMs: isOver || isStopped ? null : leftMs,
      };
    },
    stop: () => {
      goOn(store, sending);
      sending.isStopped = true;
    },
    result: (language) => resultOf(sending, language),
  });
  return true;
}

const STOPPED: Texts = {
  mn: 'Зогсоосон тул илгээгээгүй.',
  en: 'Not sent: it was stopped.',
  ru: 'Не отправлено: отправка остановлена.',
};
const UNSENDABLE: Texts = {
  mn: 'Дугаар алга, эсвэл энэ дугаарт илгээсэн.',
  en: 'No number, or one that has the message already.',
  ru: 'Нет номера, либо на этот номер уже отправлено.',
};

/** What became of each message, in the order in which they go out. */
const resultOf = ({ all, done }: Running, language: string | null): JobResultRow[] =>
  all.map(({ loan, name, plan, unsendable }, place): JobResultRow => {
    const row = { record: String(loan.code), name };
    if (place >= done) return { ...row, outcome: 'NOT_REACHED', why: messageOf(STOPPED, language) };
    if (unsendable) return { ...row, outcome: 'FAILED', why: messageOf(UNSENDABLE, language) };
    return plan.exclusion
      ? { ...row, outcome: 'FAILED', why: reasonText(plan.exclusion, language) }
      : { ...row, outcome: 'DONE', why: null };
  });

const reasonText = (reason: SmsFailure, language: string | null): string =>
  messageOf(consoleTexts(labelKeyOf(SmsFailure, reason)), language);
