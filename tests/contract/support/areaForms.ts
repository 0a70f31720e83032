/**
 * The rule that a typed input of a form must keep: the shortest and the longest text that is taken as it is – with a
 * message key, a text of that length is refused by it for its form –, or the message key of a form that no text has.
 */
export type InputRule = readonly [least: number, most: number, form?: string] | string;

const REASON = [10, 1_000] as const;
const CHOSEN_REASON = 'validation.invalid_value';
const REGNUM = 'validation.regnum';
const PHONE = 'validation.phone';
const EMAIL = 'validation.email';
const NUMBER = 'validation.number';
const AMOUNT = 'validation.amount';
const DATE = 'validation.date_invalid';

const names = { lastName: [1, 60], firstName: [1, 60] } as const;
const citizen = {
  civilId: 'validation.civil_id',
  birthDate: DATE,
  nationality: [0, 60],
  bornPlace: [0, 120],
} as const;
const otherFacts = {
  certificateNumber: 'validation.certificate_number',
  businessType: [0, 120],
  directorName: [1, 120],
  directorRegnum: REGNUM,
  directorPhone: PHONE,
  directorEmail: EMAIL,
  'shareholders.name': [1, 120],
  'shareholders.regnum': REGNUM,
  'shareholders.percent': NUMBER,
  phone: PHONE,
  email: EMAIL,
  contactPhone: PHONE,
  officialAddress: [0, 300],
  currentAddress: [0, 300],
  profession: [0, 120],
  workplace: [0, 120],
  position: [0, 120],
  workingYear: NUMBER,
  salary: AMOUNT,
  sourceOfCapital: [0, 200],
  'exposedRelatives.familyName': [1, 60],
  'exposedRelatives.firstName': [1, 60],
  'exposedRelatives.occupation': [1, 120],
} as const;

const customer = {
  ...names,
  surname: [0, 60],
  regnum: REGNUM,
  ...citizen,
  name: [1, 120],
  companyRegnum: 'validation.company_regnum',
  ...otherFacts,
} as const;

/** What an edit of a customer carries: names and numbers have actions of their own. */
const customerEdit = { surname: [0, 60], ...citizen, ...otherFacts } as const;

const education = {
  organization: [0, 120],
  school: [0, 120],
  department: [0, 120],
  startYear: NUMBER,
  gpa: NUMBER,
  entranceScore: NUMBER,
} as const;

const relative = {
  ...names,
  regnum: REGNUM,
  phone: PHONE,
} as const;

const reported = {
  reportedContract: [1, 20, 'creditRegistry.problems.contract'],
  reportedEnd: DATE,
  reason: REASON,
} as const;

/**
 * Everything that can be typed into a form or an action's dialog of the customers, the watch lists and the credit registry,
 * by form, with the rule that it must keep. Literal: a form or a field that is not named here fails the comparison with
 * the declarations.
 */
export const AREA_FORMS: Readonly<Record<string, Readonly<Record<string, InputRule>>>> = {
  'zms-line-close-request close_line': { reason: REASON },
  'zms-line-close-request keep_line': { reason: REASON },
  'zms-writer correct_write': reported,
  'zms-writer-tenant-list correct_write': reported,
  'access_override create': { until: DATE, reason: REASON },
  'bank-statement-verification verify_statement': { reason: REASON },
  'bank-statement-verification refuse_statement': { reason: REASON },
  'contract-signature reject_signature': { reason: REASON },
  'contract-signature accept_paper': { reason: REASON },
  'contract-signature overrule_approval': { reason: REASON },
  'contract-signature overrule_rejection': { reason: REASON },
  'customers create': customer,
  'customers update': customerEdit,
  'customers approve_identity': { reason: REASON },
  'customers deny_identity': { reason: CHOSEN_REASON },
  'customers change_name': { lastName: [1, 60], firstName: [1, 60], reason: REASON },
  'customers correct_regnum': { newRegnum: REGNUM, reason: REASON },
  'customers change_company': {
    name: [1, 120],
    newCompanyRegnum: 'validation.company_regnum',
    reason: REASON,
  },
  'customers delete_erroneous': { deletionReason: [10, 1_000] },
  'customers clear_suspicion': { reason: REASON },
  'customers/delete/request reject_deletion': { reason: REASON },
  'education create': education,
  'education update': education,
  'family_relation create': relative,
  'family_relation update': relative,
  'family_relation confirm': { callNote: [10, 1_000] },
  'family_relation unconfirm': { reason: REASON },
  'feedback answer': { reply: [10, 1_000] },
  'income_file reject_file': { reason: CHOSEN_REASON },
  'customers/income/requests create': {
    date: DATE,
    'months.month': [1, 7],
    'months.amount': AMOUNT,
    note: [0, 500],
  },
  'customers/income/requests return_income': { reason: REASON },
  'customers/income/requests reject_income': { reason: CHOSEN_REASON },
  'qr_card disconnect_qr': { reason: REASON },
  'saving refuse_cancel': { reason: REASON },
  'saving block_saving': { reason: REASON },
  'saving unblock_saving': { reason: REASON },
  'signatures reject_signature': { reason: REASON },
  'signatures accept_paper': { reason: REASON },
  'signatures overrule_approval': { reason: REASON },
  'signatures overrule_rejection': { reason: REASON },
  'bw-list create': {
    name: [1, 120],
    regnum: REGNUM,
    companyRegnum: 'validation.company_regnum',
    phone: PHONE,
    reason: [10, 500],
    fromDate: DATE,
  },
  'bw-list update': { reason: [10, 500], fromDate: DATE },
  'bw-list move_to_black': { reason: REASON },
  'bw-list move_to_grey': { reason: REASON },
  'bw-list approve_dealing': { approvedUntil: DATE, reason: REASON },
  'bw-list remove_from_list': { reason: REASON },
  'customer-finder create': { regnum: REGNUM, phone: PHONE, reason: [1, 300] },
};
