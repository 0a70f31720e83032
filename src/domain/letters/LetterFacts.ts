import type { Claim } from '../reconcile/claimCheck';
import type { Installment } from '../lending/Installment';

/** What a letter is filled from. Amounts are decimal strings, dates `YYYY-MM-DD`; what is not known is null. */
export interface LetterFacts {
  customer: {
    /** A company has one name: it is the last name, and there is no first one. */
    isCompany: boolean;
    lastName: string | null;
    firstName: string | null;
    regnum: string | null;
    address: string | null;
    phone: string | null;
  };
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
  /** The claim as it was frozen; the letter's amounts are those of `asOfDate`. */
  claim: { [P in keyof Claim]: string };
  daysPastDue: number;
  /** The class in words. */
  className: string | null;
  asOfDate: string;
  org: {
    tenantName: string | null;
    director: string | null;
    branch: string | null;
    bankAccount: string | null;
  };
  today: string;
  installments: readonly Installment[];
  payments: readonly { date: string; amount: string }[];
}
