import type { Answer, Call, Route } from '../Call';
import { need } from '../Caller';
import { letterOf, lettersOf } from '../courtLetters';
import { documentTemplates } from '../../samples/documentTemplates';
import { recordOf } from '../records';

const COURT = 'loan-court-doc:access';

function templates({ caller, query }: Call): Answer {
  need(caller, [COURT, 'loan-court-doc:list']);
  const wanted = query.getAll('category');
  const found = documentTemplates.filter(
    ({ category }) => wanted.length === 0 || wanted.includes(category),
  );
  return { body: found };
}

/** A letter holds personal data in clear: it takes the right to write letters, not that to see the list. */
const ofRecord = (name: string, answer: (call: Call) => unknown): Route => ({
  gateway: 'main',
  method: 'GET',
  path: `/court-list/:id/${name}`,
  run: (call) => {
    need(call.caller, COURT);
    return { body: answer(call) };
  },
});

/** Templates of documents, the letter of a court record and its printed copies (addresses are assumed). */
export const routes: readonly Route[] = [
  { gateway: 'main', method: 'GET', path: '/documents/templates', run: templates },
  ofRecord('letter', (call) => letterOf(call.store, recordOf(call, 'court-list'))),
  ofRecord('letters', (call) => lettersOf(call.store, recordOf(call, 'court-list'))),
];
