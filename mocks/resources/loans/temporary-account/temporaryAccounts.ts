import { minus, plus } from '../../../../src/domain/lending/amounts';
import type { TemporaryCriteria } from '../../../../src/domain/lending/temporaryCriteria';
import type { MockRecord } from '../../../engine/MockRecord';
import { fileOf } from '../book/fileOf';
import { sampleLoans } from '../pending/pendingRequests';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';

/** The criteria in force: repaying needs a row due within five days, and leaves 5 000 on the account. */
export const TEMPORARY_CRITERIA: TemporaryCriteria = {
  nextPaymentMinDay: 5,
  minBalance: '5000.00',
};

/** Well-known balances before anything that the loans did; the others follow from the customer's number. */
const KNOWN: Readonly<Record<number, string>> = {
  100_001: '350000.00',
  100_002: '260000.00',
  100_003: '40000.00',
};

/** What had come onto the account before the first loan moved it, less what the sample's loans took from it. */
function openingOf(customerId: number, world: SampleWorld): string {
  const taken = sampleLoans(world)
    .filter((loan) => loan.customerId === customerId)
    .flatMap((loan) => fileOf(loan).receipts)
    .filter(({ source }) => source === 'TEMPORARY')
    .map(({ amount }) => amount);
  return plus(KNOWN[customerId] ?? `${(customerId % 9) * 35_000}.00`, ...taken);
}

/**
 * The balance of a customer's temporary account: the opening, plus what the receipts of the loans left over, less what
 * loans were repaid with from it.
 * @param loans the customer's loans as they are now
 */
export function temporaryBalance(
  customerId: number,
  loans: readonly MockRecord[],
  world: SampleWorld,
): string {
  const receipts = loans.flatMap((loan) => fileOf(loan).receipts);
  const left = receipts.map(({ split }) => split.temporary);
  const taken = receipts.flatMap(({ source, amount }) => (source === 'TEMPORARY' ? [amount] : []));
  return minus(plus(openingOf(customerId, world), ...left), plus(...taken));
}
