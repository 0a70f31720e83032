import { accountAnswer, bookAnswer, newestFirst } from '../../lending/answers';
import { fileOf } from '../../lending/fileOf';
import type { LoanFile } from '../../lending/LoanFile';
import type { Call, Route } from '../Call';
import { need } from '../Caller';
import { participantsOf } from '../loanParticipants';
import { recordOf } from '../records';

/** One part of a loan, for whoever may see the loan; another tenant's loan does not exist. */
const part = (name: string, answer: (file: LoanFile, call: Call) => unknown): Route => ({
  gateway: 'main',
  method: 'GET',
  path: `/loans/:id/${name}`,
  run: (call) => {
    need(call.caller, 'loan:view');
    return { body: answer(fileOf(recordOf(call, 'loans')), call) };
  },
});

/** Whoever is bound by the loan. */
const participants: Route = {
  gateway: 'main',
  method: 'GET',
  path: '/loans/:id/participants',
  run: (call) => {
    need(call.caller, 'loan:view');
    return { body: participantsOf(call.store, recordOf(call, 'loans')) };
  },
};

/** What stands below a loan (`src/resources/loans/wire.ts`; addresses are assumed). */
export const routes: readonly Route[] = [
  part('book', (file, { store }) => bookAnswer(file, store.clock.today())),
  part('repayments', ({ receipts }) => newestFirst(receipts)),
  part('recoveries', ({ recoveries }) => newestFirst(recoveries)),
  part('account', accountAnswer),
  part('account-history', ({ lines }) => lines),
  part('extensions', ({ extensions }) => newestFirst(extensions)),
  part('renewals', ({ renewals }) => newestFirst(renewals)),
  part('assessment', ({ assessment }) => assessment),
  part('log', ({ events }) => newestFirst(events)),
  participants,
];
