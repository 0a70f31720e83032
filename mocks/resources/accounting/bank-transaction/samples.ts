import type { MockRecord } from '../../../engine/MockRecord';
import { incomingLines, type IncomingSample } from './incomingLines';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

/** The bank's reference of a line. */
export const referenceOfLine = ({
  id,
  date,
  entry,
  reference,
}: Pick<IncomingSample, 'id' | 'date' | 'entry' | 'reference'>): string =>
  reference ?? entry?.reference ?? `CG${date.replaceAll('-', '').slice(2)}${String(id).slice(-5)}`;

/** A credited line as its gateway brings it. */
export const lineRecord = (line: IncomingSample): MockRecord => ({
  id: line.id,
  reference: referenceOfLine(line),
  date: line.date,
  bookedAt: line.at,
  bankCode: line.bankCode,
  accountNumber: line.accountNumber,
  amount: line.amount,
  payerName: line.payerName,
  payerBank: line.payerBank,
  payerAccount: line.payerAccount,
  text: line.text,
  profitId: line.id,
  state: line.state,
  tenant: line.tenant,
  readOn: line.readOn ?? line.date,
  createdAt: line.at,
  createdBy: null,
  updatedAt: line.at,
});

/** What the banks credited, line by line. */
export const samples: SampleMaker = {
  resource: 'accounting/bank-cg-transactions',
  make: cachedByWorld((world) => incomingLines(world).map(lineRecord)),
};
