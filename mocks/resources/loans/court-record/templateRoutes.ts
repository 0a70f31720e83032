import type { Endpoint } from '../../../../src/dataProviders/endpoint';
import { letterCalls } from '../../../../src/resources/loans/court-record/api';
import type { Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { letterOf, lettersOf } from './courtLetters';
import { recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';

const COURT = 'loan-court-doc:access';

/** A letter holds personal data in clear: it takes the right to write letters, not that to see the list. */
const ofRecord = <T>(
  endpoint: Endpoint<void, T, 'GET', `/court-list/:id/${string}`>,
  answer: (call: Call) => T,
): Route =>
  route(endpoint, (call: Call) => {
    need(call.caller, COURT);
    return { body: answer(call) };
  });

/** The letter of a court record and its printed copies. */
export const routes: readonly Route[] = [
  ofRecord(letterCalls.letter, (call) => letterOf(call.store, recordOf(call, 'court-list'))),
  ofRecord(letterCalls.letters, (call) => lettersOf(call.store, recordOf(call, 'court-list'))),
];
