import type { customerLists as mn } from '../../mn/pages/customerLists';
import type { Same } from '../../Same';

/** Own pages of the lists about customers. */
export const customerLists = {
  whose: 'Customer',
  statement: {
    rows: 'Transactions',
    opening: 'Opening balance',
    closing: 'Closing balance',
    balance: 'Balance',
    total: 'Total',
    none: 'There were no transactions in this period.',
    check: 'Check',
    formula: 'Opening balance + income − expense = closing balance',
    reckoned: 'Reckoned from the transactions',
    stated: 'Stated by the bank',
    difference: 'Difference',
    months: 'Period: %{days} days',
  },
  segment: {
    back: 'All segments',
    rule: 'Rule',
    members: 'Customers',
    rules: {
      entity_81: 'Every customer registered as a person.',
      entity_31: 'Companies whose name ends in ХК (joint-stock company).',
      entity_32: 'Companies whose name ends in ХХК (limited company), or says no form of law.',
      entity_62: 'Organisations whose name ends in ТББ (non-governmental organisation).',
      customer_8101: 'Citizens who study, or have a student loan.',
      customer_8102: 'All citizens who are no students.',
    },
  },
  otp: {
    label: 'Phone or register number',
    help: 'You may only search. Enter the whole phone or register number of a customer.',
    unknown: 'This is neither a phone number nor a register number.',
    again: 'Search another number',
  },
  login: {
    title: 'Failures in a row',
    flagged: 'Accounts with %{times} or more failures in a row: %{count}.',
    none: 'No account has %{times} or more failures in a row.',
    show: 'Show',
    failed: 'The warning could not be reckoned.',
  },
  feedback: {
    late: 'The answer is %{hours} hours late.',
    left: '%{hours} hours are left for the answer.',
    answered: 'Answered within %{hours} hours.',
    others: 'Other feedback of this customer',
    no_others: 'There is no other feedback.',
  },
  product: {
    loans: 'Loans of this product',
    none: 'There are no loans.',
    failed: 'The loans could not be read.',
    agreed: 'Sum of the balances of open loans',
  },
  signature: {
    new_signature: 'New signature',
    specimen: 'Approved specimen',
    new_alt: 'Picture of the customer’s new signature',
    specimen_alt: 'Picture of the signature approved before',
    no_specimen:
      'There is no approved specimen. This is the first signature: compare it with a document.',
    no_signature: 'There is no picture of a signature.',
    similarity: 'Similarity found by the automatic comparison',
    paper_missing: 'Attach a scan or a photograph of the paper contract.',
  },
} satisfies Same<typeof mn>;
