import { SmsFailure } from '../../../../src/domain/enums/messaging';
import type { JobResultRow } from '../../../../src/framework/jobs/api';
import { enumTexts } from '../../../engine/consoleTexts';
import { messageOf, type Texts } from '../../../engine/messages';
import type { MockRecord } from '../../../engine/MockRecord';
import { PacedWork } from '../../../engine/PacedWork';
import type { Store } from '../../../engine/Store';
import { need } from '../../../engine/Caller';
import { SEND_LOAN_SMS } from '../../../../src/resources/messaging/loan-message/api';
import { handOver, keptBackNow, type PlannedSms } from '../sms/sending';
import { refuseQuiet } from '../sms/typed';

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
  template: MockRecord;
  all: readonly One[];
}

/** What a message came to: handed over, kept back with a reason, or none that can be sent. */
type Came = 'SENT' | 'UNSENDABLE' | SmsFailure;

/**
 * Starts a sending: the first ones go at once, the others as a job of who sends them.
 * @returns whether anything is left for the job
 */
export function startLoanSending(store: Store, { by, template, all }: Asked): boolean {
  const startedAt = store.clock.iso();
  const sendBy =
    (sender: string) =>
    ({ loan, customer, plan, unsendable }: One): Came => {
      if (unsendable) return 'UNSENDABLE';
      // What was true when it was planned may be no longer: a payment came, the number or its owner was barred.
      const exclusion = plan.exclusion ?? keptBackNow(store, 'LOAN', template, { customer, loan });
      const now = { ...plan, exclusion };
      handOver(store, now, { customer, loan, kind: 'LOAN', by: sender, templateId: template.id });
      store.history.add('loans', loan, {
        at: store.clock.iso(),
        by: sender,
        action: exclusion ? 'keep_sms_back' : 'send_sms',
        origin: 'MANUAL',
      });
      return exclusion ?? 'SENT';
    };
  const work = new PacedWork(store.clock, all, PER_SECOND, sendBy(by));
  if (work.progress().state === 'DONE') return false;
  store.jobs.start(by, {
    kind: 'LOAN_SMS',
    label: String(template.name),
    // Each sending has an address of its own: an earlier one that still runs keeps its place.
    route: `/message-send?sending=${Date.parse(startedAt)}`,
    startedAt,
    look: () => work.progress(),
    stop: () => work.stop(),
    // What was stopped goes on where it stood: nobody who has it gets it twice.
    undone: () => (work.isStopped ? work.toRepeat(() => false).length : 0),
    repeat: (who) => {
      need(who, SEND_LOAN_SMS);
      refuseQuiet({ store });
      work.repeat(() => false, sendBy(who.id));
      return store.clock.iso();
    },
    result: (language) => resultOf(work.results(), language),
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
const resultOf = (
  results: readonly (readonly [One, Came | undefined])[],
  language: string | null,
): JobResultRow[] =>
  results.map(([{ loan, name }, came]): JobResultRow => {
    const row = { record: String(loan.code), name };
    if (came === undefined)
      return { ...row, outcome: 'NOT_REACHED', why: messageOf(STOPPED, language) };
    if (came === 'SENT') return { ...row, outcome: 'DONE', why: null };
    const words = came === 'UNSENDABLE' ? UNSENDABLE : enumTexts(SmsFailure, came);
    return { ...row, outcome: 'FAILED', why: messageOf(words, language) };
  });
