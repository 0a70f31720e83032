import { today } from '../../../domain/clock';
import { DocumentTemplateType } from '../../../domain/enums/credit-registry';
import { CourtState } from '../../../domain/enums/loans';
import type { CourtActName } from '../../../domain/lifecycles/courtLifecycle';
import { section } from '../../../entity/entity';
import type { AskDefaults, Asks } from '../../../entity/lifecycle';
import { choice, date, dateTime, money, number, reference, text, userName } from '../../../fields';

const shown = { readOnly: true } as const;
const amount = money(shown);

/**
 * A court record: the frozen claim, the course of the case, the letter (docs/domain/lending.md 11.3). The gateway sets
 * all of it.
 */
export const courtRecordFields = {
  customerId: reference('customers', shown),
  customerName: text({ ...shown, private: true }),
  loanId: reference('loans', shown),
  loanCode: text(shown),
  state: choice(CourtState, shown),
  template: choice(DocumentTemplateType, shown),
  principal: amount,
  interest: amount,
  additionalInterest: amount,
  stateFee: amount,
  cost: amount,
  total: amount,
  courtDate: date(shown),
  courtName: text(shown),
  caseNumber: text(shown),
  filedDate: date(shown),
  acceptedDate: date(shown),
  hearingDate: date(shown),
  decisionDate: date(shown),
  awarded: amount,
  enforcementDate: date(shown),
  closedDate: date(shown),
  letterVersion: number(shown),
  letterTotal: amount,
  createdAt: dateTime(shown),
  createdBy: userName(shown),
} as const;

const past = date({ required: true, noFuture: true });

/** What the acts of a court record ask for (docs/domain/lending.md 11.3). */
export const courtRecordAsks = {
  file_claim: { courtName: text({ required: true, max: 100 }), filedDate: past },
  record_acceptance: {
    caseNumber: text({ required: true, max: 40 }),
    acceptedDate: past,
    hearingDate: date(),
  },
  record_decision: { decisionDate: past, awarded: money({ required: true, min: '0' }) },
  enforce: { enforcementDate: past },
} as const satisfies Asks<CourtActName>;

/** What those inputs start with: the day on which it is noted. */
export const courtRecordDefaults: AskDefaults<typeof courtRecordAsks, typeof courtRecordFields> = {
  file_claim: () => ({ filedDate: today() }),
  record_acceptance: () => ({ acceptedDate: today() }),
  record_decision: () => ({ decisionDate: today() }),
  enforce: () => ({ enforcementDate: today() }),
};

/** What the record's page shows beside the claim. */
export const courtRecordSections = [
  section('claim', ['customerId', 'loanId', 'template', 'courtDate']),
  section('progress', [
    'courtName',
    'filedDate',
    'caseNumber',
    'acceptedDate',
    'hearingDate',
    'decisionDate',
    'awarded',
    'enforcementDate',
    'closedDate',
  ]),
] as const;
