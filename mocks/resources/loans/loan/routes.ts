import type { ResponseOf } from '../../../../src/dataProviders/endpoint';
import { loanParts } from '../../../../src/resources/loans/loan/api';
import { accountAnswer, bookAnswer, newestFirst } from '../book/answers';
import { fileOf } from '../book/fileOf';
import type { LoanFile } from '../book/LoanFile';
import type { Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { paymentSources } from './paymentSources';
import { lendingSettingsOf } from './lendingSettings';
import { participantsOf } from './loanParticipants';
import { recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';

type Part = (typeof loanParts)[keyof typeof loanParts];

/** One part of a loan, for callers who may see the loan; another tenant's loan does not exist. */
const part = <E extends Part>(
  endpoint: E,
  answer: (file: LoanFile, call: Call) => ResponseOf<E>,
): Route =>
  route(endpoint, (call: Call) => {
    need(call.caller, 'loan:view');
    return { body: answer(fileOf(recordOf(call, 'loans')), call) };
  });

/** The parts of a loan. */
export const routes: readonly Route[] = [
  part(loanParts.book, (file, { store }) => ({
    ...bookAnswer(file, store.clock.today(), lendingSettingsOf(store)),
    ...(file.book && paymentSources(store, file)),
  })),
  part(loanParts.repayments, ({ receipts }) => newestFirst(receipts)),
  part(loanParts.recoveries, ({ recoveries }) => newestFirst(recoveries)),
  part(loanParts.account, accountAnswer),
  part(loanParts['account-history'], ({ lines }) => [...lines]),
  part(loanParts.extensions, ({ extensions }) => newestFirst(extensions)),
  part(loanParts.renewals, ({ renewals }) => newestFirst(renewals)),
  part(loanParts.assessment, ({ assessment }) => assessment),
  part(loanParts.log, ({ events }) => newestFirst(events)),
  // Everybody who is bound by the loan.
  part(loanParts.participants, (_, call) => participantsOf(call.store, recordOf(call, 'loans'))),
];
