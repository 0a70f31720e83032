import loanNotice from '../../../../src/resources/tenant-reports/loan-notice/loanNotice.entity';
import type { Route } from '../../../engine/Call';
import { derivedRoutes } from '../../../engine/derivedList';
import { letterRows } from '../book/printedLetters';

/** The report has no records of its own: it is what was printed, to which nothing happens (the addresses are assumed). */
export const routes: readonly Route[] = derivedRoutes(loanNotice, letterRows);
