import { plus } from '../../../../src/domain/lending/amounts';
import { claimFiled, courtAt, courtDecides, settled, withdrawn } from '../book/riskActions';
import { claimToday } from './claimToday';
import { courtFacts, followLoan } from './courtRecordParts';
import { lettersOf, printed } from './courtLetters';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import { type MockRecord, without } from '../../../engine/MockRecord';

/** What a record keeps and its answer leaves to `/letters`. */
const HIDDEN: ReadonlySet<string> = new Set(['letters', 'printedAt']);

/** A court record with its claim of today and what its conditions are calculated from. */
const asShown = (shown: MockRecord, { store }: Call): MockRecord => ({
  ...without(shown, HIDDEN),
  ...claimToday(store, shown),
  ...courtFacts(store, shown),
});

/**
 * Court records: letters are kept as they were printed, and the loan follows the case (T15,
 * docs/domain/lending.md 11.3, 11.6).
 */
export const hooks: Hooks = {
  resource: 'court-list',
  judged: (record, { store }) => courtFacts(store, record),
  present: asShown,
  presentRow: asShown,
  recorded: ['letterVersion', 'courtName', 'caseNumber', 'hearingDate', 'awarded'],
  actions: {
    print_letter: (record, { store, caller }) => {
      const letter = printed(store, record, caller.id);
      return {
        letters: [letter, ...lettersOf(store, record)],
        letterVersion: letter.version,
      };
    },
    file_claim: (record, call, { courtName, filedDate }) => {
      const claim = claimToday(call.store, record);
      followLoan(call, record, 'file_claim', claimFiled);
      return { ...claim, courtName, filedDate };
    },
    record_acceptance: (record, call, { caseNumber, acceptedDate, hearingDate }) => {
      followLoan(call, record, 'record_acceptance', (file) => courtAt(file, 'accepted'));
      return { caseNumber, acceptedDate, hearingDate };
    },
    record_decision: (record, call, { decisionDate, awarded }) => {
      const amount = plus(String(awarded));
      followLoan(call, record, 'record_decision', (file) => courtDecides(file, amount));
      return { decisionDate, awarded: amount };
    },
    enforce: (record, call, { enforcementDate }) => {
      followLoan(call, record, 'enforce', (file) => courtAt(file, 'enforcement'));
      return { enforcementDate };
    },
    settle: (record, call) => {
      followLoan(call, record, 'settle_claim', settled);
      return { closedDate: call.store.clock.today() };
    },
    withdraw: (record, call) => {
      followLoan(call, record, 'withdraw_claim', withdrawn);
      return { closedDate: call.store.clock.today() };
    },
  },
};
