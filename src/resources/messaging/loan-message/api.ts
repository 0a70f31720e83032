import type { SmsFailure } from '../../../domain/enums/messaging';
import { endpoint, hasField } from '../../../dataProviders/endpoint';
import type { AudienceList } from '../audience/api';

/** Who may write to people about their loans. */
export const SEND_LOAN_SMS = 'loan-sms:send';

/** Who of a loan's people is written to. */
export type LoanReceiver = 'BORROWER' | 'GUARANTOR';

/** What is to be sent: one template to people of some loans. */
export interface LoanMessage {
  /** Codes of the loans. */
  codes: readonly string[];
  /** Beside them the loans of an audience: those of a view of the list of loans, or what customers of theirs owe. */
  of?: AudienceList;
  /** The view's filter as its list takes it. */
  filter?: object;
  templateId: number;
  to: readonly LoanReceiver[];
  /** Also to those who have had the same today. */
  again?: boolean;
}

/** Why somebody gets no message. */
export type LoanExclusion = SmsFailure | 'NO_NUMBER' | 'SAME_NUMBER' | 'SENT_TODAY';

/** One person of one loan, with the message as it would go out now. */
export interface LoanMessageRow {
  loanId: number;
  code: string;
  role: LoanReceiver;
  name: string;
  /** Masked; null where there is none. */
  phone: string | null;
  text: string;
  segments: number;
  /** Decimal string; 0.00 of what is kept back. */
  price: string;
  exclusion: LoanExclusion | null;
}

/** `planLoanMessage`: everybody, and what it comes to. */
export interface LoanMessagePlan {
  rows: LoanMessageRow[];
  /** Codes that are no loan's, as far as the caller may see them. */
  unknown: string[];
  /** Messages that would go out. */
  count: number;
  segments: number;
  price: string;
  /** It is a time of the day at which nothing is sent. */
  isQuiet: boolean;
}

const access = SEND_LOAN_SMS;

/** Which loans, by which template, and to whom. */
const MESSAGE =
  '`codes` of loans, `of` (loans, customers) and `filter` of an audience, `templateId`, `to`, `again` for who has had it today';

/** What would be sent. 400 for no loan, none of the people or a template that is off, and for too many loans. */
export const planLoanMessage = endpoint<LoanMessage, LoanMessagePlan>()(
  'main',
  'POST /loan-messages/plan',
  {
    safePost: true,
    assumed: true,
    access,
    carries: MESSAGE,
    isShaped: hasField('rows'),
  },
);

/** What became of a sending: how many messages it has, and whether they go out one after another as a job. */
export interface LoanSending {
  sent: number;
  isJob: boolean;
}

/** Sends it, once for a key; the first ones at once, the others as a job of who sends them. 409 when it would be another number of messages than the person saw, or in quiet hours. */
export const sendLoanMessage = endpoint<LoanMessage & { count: number }, LoanSending>()(
  'main',
  'POST /loan-messages',
  { assumed: true, access, carries: `${MESSAGE}, and \`count\`, the messages that the person saw` },
);
