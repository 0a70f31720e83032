import legalDebt from '../../../../src/resources/tenant-reports/legal-debt/legalDebt.entity';
import loanPaid from '../../../../src/resources/tenant-reports/loan-paid/loanPaid.entity';
import loanTotal from '../../../../src/resources/tenant-reports/loan-total/loanTotal.entity';
import type { Route } from '../../../engine/Call';
import { derivedList } from '../../../engine/derivedList';
import { legalRows, paidRows, totalRows } from '../book/reportedLoans';

/** Reports whose rows are loans as they stood at the end of a day, or as they ended (the addresses are assumed). */
export const routes: readonly Route[] = [
  derivedList(loanTotal, totalRows),
  derivedList(legalDebt, legalRows),
  derivedList(loanPaid, paidRows),
];
