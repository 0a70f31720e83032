import type { Claim } from '../reconcile/claimCheck';
import type { Installment } from '../lending/Installment';

// What documents are filled from. Amounts are decimal strings, dates `YYYY-MM-DD`; what is not known is null.

/** Whom a document is about. */
export interface PersonFacts {
  /** A company has one name: it is the last name, and there is no first one. */
  isCompany: boolean;
  lastName: string | null;
  firstName: string | null;
  regnum: string | null;
  address: string | null;
  phone: string | null;
}

/** The lender that writes, and the day on which it does. */
export interface SenderFacts {
  org: {
    tenantName: string | null;
    director: string | null;
    branch: string | null;
    bankAccount: string | null;
  };
  today: string;
}

/** A document of one loan: a claim, a notice. */
export interface LetterFacts extends SenderFacts {
  customer: PersonFacts;
  loan: {
    code: string;
    contractNumber: string | null;
    lentAmount: string;
    lendedDate: string | null;
    refundDate: string | null;
    /** Percent a year. */
    annualPercent: string;
    /** With its unit, in words. */
    duration: string | null;
  };
  /** What is claimed, by its parts, as of `asOfDate`: at court as it was frozen. */
  claim: { [P in keyof Claim]: string };
  daysPastDue: number;
  /** The class in words. */
  className: string | null;
  asOfDate: string;
  installments: readonly Installment[];
  payments: readonly { date: string; amount: string }[];
}

/** A notice that a loan is reported to the credit registry: the loan, and what is reported of it. */
export interface RegistryNoticeFacts extends LetterFacts {
  registry: {
    /** The class in words. */
    className: string | null;
    balance: string | null;
    contract: string | null;
    endDate: string | null;
  };
}

/** A notice that somebody was put on the black or grey list. */
export interface ListNoticeFacts extends SenderFacts {
  customer: PersonFacts;
  /** The list in words. */
  listName: string | null;
  reason: string | null;
  fromDate: string | null;
  openLoans: readonly { code: string; balance: string }[];
}

/** A reference letter. */
export interface ReferenceLetterFacts extends SenderFacts {
  customer: PersonFacts;
  number: string;
  recipient: string | null;
  asOfDate: string | null;
  fee: string;
  /** Null for letters that name no amount. */
  amount: string | null;
}
