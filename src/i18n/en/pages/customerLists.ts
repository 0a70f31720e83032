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
    reckoned: 'Calculated from the transactions',
    stated: 'Shown on the statement',
    difference: 'Difference',
    months: 'Period: %{days} days',
  },
  segment: {
    back: 'All segments',
    rule: 'Rule',
    members: 'Customers',
    rules: {
      entity_81: 'All customers registered as individuals.',
      entity_31: 'Companies whose name ends in ХК (joint-stock company).',
      entity_32:
        'Companies whose name ends in ХХК (limited liability company) or states no legal form.',
      entity_62: 'Organisations whose name ends in ТББ (non-governmental organisation).',
      customer_8101: 'Citizens who are studying or have a student loan.',
      customer_8102: 'All citizens who are not students.',
    },
  },
  otp: {
    label: 'Phone or register number',
    help: 'You can only search. Enter the customer’s full phone or register number.',
    unknown: 'This is neither a phone number nor a register number.',
    again: 'Search by another number',
  },
  login: {
    title: 'Consecutive failures',
    flagged: 'Accounts with %{times} or more consecutive failures: %{count}.',
    none: 'No account has %{times} or more consecutive failures.',
    show: 'Show',
    failed: 'The warning could not be calculated.',
  },
  feedback: {
    late: 'The answer is %{hours} hours late.',
    left: '%{hours} hours left to answer.',
    answered: 'Answered within %{hours} hours.',
    others: 'Other feedback of this customer',
    no_others: 'There is no other feedback.',
  },
  product: {
    loans: 'Loans of this product',
    none: 'There are no loans.',
    failed: 'The loans could not be loaded.',
    agreed: 'Total balance of open loans',
  },
  signature: {
    new_signature: 'New signature',
    specimen: 'Approved specimen',
    new_alt: 'Image of the customer’s new signature',
    specimen_alt: 'Image of the previously approved signature',
    no_specimen:
      'There is no approved specimen. This is the first signature: compare it with a document.',
    no_signature: 'There is no signature image.',
    similarity: 'Similarity by automatic comparison',
    paper_missing: 'Attach a scan or a photo of the paper contract.',
  },
} satisfies Same<typeof mn>;
