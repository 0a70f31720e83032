import { systemSettingsOf } from '../../settings/system/systemSettings';
import { total } from '../../../../src/domain/lending/amounts';
import { maskPhone } from '../../../../src/domain/mask';
import { quietHours, quietUntil } from '../../../../src/domain/messaging/quietHours';
import { BY_HAND } from '../../../../src/domain/messaging/smsTemplates';
import { SMS } from '../../../../src/domain/settings';
import type { SmsOccasion } from '../../../../src/domain/enums/settings';
import {
  planLoanMessage,
  sendLoanMessage,
  type LoanMessagePlan,
  type LoanMessageRow,
  type LoanReceiver,
} from '../../../../src/resources/messaging/loan-message/api';
import { ApiError, invalid } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { blockedAnswer } from '../../../engine/hindered';
import { listPage } from '../../../engine/listPage';
import { readListQuery } from '../../../engine/listQuery';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { isVisible, visibleTo } from '../../../engine/tenancy';
import { boundBy } from '../../loans/loan/loanParticipants';
import { nameOf } from '../../loans/pending/pendingRequestsCustomers';
import { handOver, planned, type PlannedSms } from '../sms/sending';

const LOANS = 'loans';
const TEMPLATES = 'settings/message-template';
const RECEIVERS: readonly LoanReceiver[] = ['BORROWER', 'GUARANTOR'];

/** One message with what is needed to send it. */
interface Planned {
  row: LoanMessageRow;
  plan: PlannedSms;
  loan: MockRecord;
  customer: MockRecord;
}

/** The loans that are meant, each once, and the codes that are none's. */
function loansMeant(call: Call): { loans: MockRecord[]; unknown: string[] } {
  const { codes, filter } = bodyOf(call);
  const typed = Array.isArray(codes) ? [...new Set(codes.map(String))] : [];
  const collection = collectionOf(call, LOANS);
  const wanted = new Set(typed);
  const byCode = new Map(
    collection.all
      .filter((loan) => wanted.has(String(loan.code)) && isVisible(call.caller, loan))
      .map((loan) => [String(loan.code), loan]),
  );
  const query = readListQuery({ ...(filter as object | null), size: SMS.mostLoans + 1 });
  const tests = [visibleTo(call, collection.entity)];
  const listed = filter ? listPage(collection, query, tests).content : [];
  const loans = [...new Set([...byCode.values(), ...listed])];
  if (loans.length > SMS.mostLoans) throw invalid({ codes: 'loanMessage.too_many' });
  return { loans, unknown: typed.filter((code) => !byCode.has(code)) };
}

/** Everybody who is meant, with the message as it would go out now. @throws ApiError 400 */
function planOf(call: Call): { all: Planned[]; unknown: string[] } {
  const { store } = call;
  need(call.caller, planLoanMessage.access);
  const { templateId, to } = bodyOf(call);
  const template = collectionOf(call, TEMPLATES).get(templateId as number);
  if (template?.state !== 'ACTIVE' || !BY_HAND.includes(template.occasion as SmsOccasion))
    throw invalid({ templateId: 'validation.invalid_value' });
  const wanted = RECEIVERS.filter((one) => Array.isArray(to) && to.includes(one));
  if (wanted.length === 0) throw invalid({ to: 'validation.required' });
  const { loans, unknown } = loansMeant(call);
  const met = new Set<string>();
  const all = loans.flatMap((loan) =>
    boundBy(store, loan)
      .map(({ customer, role, isAgreed }) => ({
        customer,
        isAgreed,
        role: role === 'PRIMARY' ? ('BORROWER' as const) : ('GUARANTOR' as const),
      }))
      .filter(({ role, isAgreed }) => wanted.includes(role) && isAgreed)
      .map(({ customer, role }): Planned => {
        const plan = planned(store, template, { customer, loan });
        const key = `${String(loan.id)} ${plan.phone ?? ''}`;
        const isSecond = plan.phone !== null && met.has(key);
        met.add(key);
        const exclusion =
          plan.phone === null ? 'NO_NUMBER' : (plan.exclusion ?? (isSecond ? 'SAME_NUMBER' : null));
        const row: LoanMessageRow = {
          loanId: Number(loan.id),
          code: String(loan.code),
          role,
          name: nameOf(customer),
          phone: plan.phone === null ? null : maskPhone(plan.phone),
          text: plan.text,
          segments: exclusion ? 0 : plan.segments,
          price: exclusion ? '0.00' : plan.price,
          exclusion,
        };
        return { row, plan, loan, customer };
      }),
  );
  return { all, unknown };
}

const going = (all: readonly Planned[]): Planned[] => all.filter(({ row }) => !row.exclusion);

function plan(call: Call): Answer<LoanMessagePlan> {
  const { all, unknown } = planOf(call);
  const sent = going(all);
  return {
    body: {
      rows: all.map(({ row }) => row),
      unknown,
      count: sent.length,
      segments: sent.reduce((sum, { row }) => sum + row.segments, 0),
      price: total(sent.map(({ row }) => row.price)),
      isQuiet: quietUntil(call.store.clock.iso(), systemSettingsOf(call.store)) !== null,
    },
  };
}

/** All that may go goes; what is kept back is written down with its reason. */
function send(call: Call): Answer<{ sent: number }> {
  const { store, caller } = call;
  const { all } = planOf(call);
  const settings = systemSettingsOf(store);
  if (quietUntil(store.clock.iso(), settings))
    throw blockedAnswer({
      kind: 'condition',
      message: 'actionBlocks.quiet_hours',
      values: quietHours(settings),
    });
  const { count, templateId } = bodyOf(call);
  const sent = going(all);
  if (sent.length !== count || sent.length === 0)
    throw new ApiError(409, 'CONFLICT', { extra: { count: sent.length } });
  for (const { row, plan: one, loan, customer } of all) {
    if (row.exclusion === 'SAME_NUMBER' || row.exclusion === 'NO_NUMBER') continue;
    handOver(store, one, { customer, loan, kind: 'LOAN', by: caller.id, templateId });
    store.history.add(LOANS, loan, {
      at: store.clock.iso(),
      by: caller.id,
      action: one.exclusion ? 'keep_sms_back' : 'send_sms',
      origin: 'MANUAL',
    });
  }
  return { body: { sent: sent.length }, commit: { resource: 'sms', id: null } };
}

/** Messages about loans (docs/domain/content-and-messaging.md 3.7). */
export const routes: readonly Route[] = [
  route(planLoanMessage, plan),
  route(sendLoanMessage, send),
];
