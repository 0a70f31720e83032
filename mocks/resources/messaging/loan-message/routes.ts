import { systemSettingsOf } from '../../settings/system/systemSettings';
import { total } from '../../../../src/domain/lending/amounts';
import { maskPhone } from '../../../../src/domain/mask';
import { quietUntil } from '../../../../src/domain/messaging/quietHours';
import { BY_HAND } from '../../../../src/domain/messaging/smsTemplates';
import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import { SMS } from '../../../../src/domain/settings';
import type { SmsOccasion } from '../../../../src/domain/enums/settings';
import {
  planLoanMessage,
  sendLoanMessage,
  type LoanExclusion,
  type LoanMessagePlan,
  type LoanMessageRow,
  type LoanReceiver,
  type LoanSending,
} from '../../../../src/resources/messaging/loan-message/api';
import { ApiError, invalid } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { listPage } from '../../../engine/listPage';
import { readListQuery } from '../../../engine/listQuery';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { isVisible, visibleTo } from '../../../engine/tenancy';
import { boundBy } from '../../loans/loan/loanParticipants';
import { nameOf } from '../../loans/pending/pendingRequestsCustomers';
import { audienceIn, recordsOf } from '../audience/audienceRecords';
import { planned, type PlannedSms } from '../sms/sending';
import { sentLately } from '../sms/sentLately';
import { refuseQuiet } from '../sms/typed';
import { startLoanSending } from './sendings';

const LOANS = 'loans';
const TEMPLATES = 'settings/message-template';
const RECEIVERS: readonly LoanReceiver[] = ['BORROWER', 'GUARANTOR'];

/** Of these nothing is kept: there is no number, or the message is with it already. */
const UNSENDABLE: readonly unknown[] = [
  'NO_NUMBER',
  'SAME_NUMBER',
  'SENT_TODAY',
] satisfies LoanExclusion[];

/** One message with what is needed to send it. */
interface Planned {
  row: LoanMessageRow;
  plan: PlannedSms;
  loan: MockRecord;
  customer: MockRecord;
}

/** The loans of an audience: those of a view of loans, or what the customers of a view owe. */
function audienceLoans(call: Call): readonly MockRecord[] {
  const { of, filter } = bodyOf(call);
  if (!filter) return [];
  const collection = collectionOf(call, LOANS);
  const own = visibleTo(call, collection.entity);
  if (of !== 'customers') {
    const query = readListQuery({ ...filter, size: SMS.mostLoans + 1 });
    return listPage(collection, query, [own]).content;
  }
  const customers = new Set(recordsOf(call, audienceIn({ of, filter })).map(({ id }) => id));
  return collection.all.filter(
    (loan) =>
      customers.has(loan.customerId as number) &&
      (OPEN_LOAN_STATES as readonly unknown[]).includes(loan.state) &&
      isVisible(call.caller, loan),
  );
}

/** The loans that are meant, each once, and the codes that are none's. */
function loansMeant(call: Call): { loans: MockRecord[]; unknown: string[] } {
  const { codes } = bodyOf(call);
  const typed = Array.isArray(codes) ? [...new Set(codes.map(String))] : [];
  const collection = collectionOf(call, LOANS);
  const wanted = new Set(typed);
  const byCode = new Map(
    collection.all
      .filter((loan) => wanted.has(String(loan.code)) && isVisible(call.caller, loan))
      .map((loan) => [String(loan.code), loan]),
  );
  const loans = [...new Set([...byCode.values(), ...audienceLoans(call)])];
  if (loans.length > SMS.mostLoans) throw invalid({ codes: 'loanMessage.too_many' });
  return { loans, unknown: typed.filter((code) => !byCode.has(code)) };
}

/** Everybody who is meant, with the message as it would go out now. @throws ApiError 400 */
function planOf(call: Call): { all: Planned[]; unknown: string[]; template: MockRecord } {
  const { store } = call;
  need(call.caller, planLoanMessage.access);
  const { templateId, to, again } = bodyOf(call);
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
        const plan = planned(store, 'LOAN', template, { customer, loan });
        const key = `${String(loan.id)} ${plan.phone ?? ''}`;
        const isSecond = plan.phone !== null && met.has(key);
        met.add(key);
        const isAgain =
          again !== true &&
          sentLately(store, { templateId: template.id, loanId: loan.id, phone: plan.phone });
        const second = isSecond
          ? ('SAME_NUMBER' as const)
          : isAgain
            ? ('SENT_TODAY' as const)
            : null;
        const exclusion = plan.phone === null ? 'NO_NUMBER' : (plan.exclusion ?? second);
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
  return { all, unknown, template };
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

/** All that may go goes, the first ones at once; what is kept back is written down with its reason. */
function send(call: Call): Answer<LoanSending> {
  const { store, caller } = call;
  const { all, template } = planOf(call);
  refuseQuiet(call);
  const { count } = bodyOf(call);
  const sent = going(all);
  if (sent.length !== count || sent.length === 0)
    throw new ApiError(409, 'CONFLICT', { extra: { count: sent.length } });
  const isJob = startLoanSending(store, {
    by: caller.id,
    template,
    all: all.map(({ row, plan: one, loan, customer }) => ({
      loan,
      customer,
      plan: one,
      name: row.name,
      unsendable: UNSENDABLE.includes(row.exclusion),
    })),
  });
  return { body: { sent: sent.length, isJob }, commit: { resource: 'sms', id: null } };
}

/** Messages about loans (docs/domain/content-and-messaging.md 3.7). */
export const routes: readonly Route[] = [
  route(planLoanMessage, plan),
  route(sendLoanMessage, send),
];
