import { addDays } from '../../../../src/domain/dates';
import { isStanding } from '../../../../src/domain/lending/Installment';
import { plus } from '../../../../src/domain/lending/amounts';
import type { CreditRegistryWriteState } from '../../../../src/domain/enums/credit-registry';
import type { ReportedLoan } from '../../../../src/domain/creditRegistry/reportedLoan';
import type { MockRecord } from '../../../engine/MockRecord';
import { fileOf } from '../../loans/book/fileOf';
import { NO_ANSWER } from '../check/checkRecord';
import {
  arrivedWrite,
  comparedWith,
  errorOf,
  oursOf,
  refusedWrite,
  scheduledWrite,
  statusOf,
} from './writeRecord';
import { samples as contracts } from '../../contracts/contract/samples';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import { samples as loans } from '../../loans/loan/samples';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';

/** What is wrong with a report that failed: each cause comes many times. */
const FAULTS: readonly (Record<string, unknown> | null)[] = [
  null,
  { reportedContract: '№ 12/2025' },
  { reportedType: 'UNKNOWN' },
  { reportedEnd: '2020-01-01' },
  null,
];

/** Every loan that was paid out, with the state of its report: in the sample some were never written, some failed. */
export const samples: SampleMaker = {
  resource: 'zms-writer',
  make: cachedByWorld((world) => {
    const numbers = new Map(
      contracts.make(world).map(({ id, contractNumber }) => [id, contractNumber]),
    );
    return loans
      .make(world)
      .filter((loan) => fileOf(loan).book)
      .map((loan, index) => made(loan, index, numbers.get(loan.contractId as number), world));
  }),
};

function made(loan: MockRecord, index: number, contract: unknown, world: SampleWorld): MockRecord {
  const file = fileOf(loan);
  const write: MockRecord = {
    id: loan.id,
    loanId: loan.id,
    loanCode: loan.code,
    customerId: loan.customerId,
    customerName: loan.customerName,
    regnum: loan.regnum,
    lentAmount: loan.lentAmount,
    lendedDate: loan.lendedDate,
    reportedContract: String(contract ?? `LC-${String(loan.lendedDate).slice(0, 4)}-${loan.id}`),
    reportedType: loan.productType === 'LOAN_POCKET_ZERO' ? 'LOAN_LINE' : 'LOAN',
    reportedEnd: file.book?.rows.filter(isStanding).at(-1)?.dueDate ?? String(loan.lendedDate),
    ...statusOf(loan),
    writeStatus: 'NEVER' satisfies CreditRegistryWriteState,
    code: null,
    error: null,
    writtenAt: null,
    writtenBy: null,
    writes: [],
    createdAt: `${loan.lendedDate}T15:30:00.000Z`,
  };
  const state = stateOf(loan, index, world);
  const wrote = written(loan, write, index, world);
  // Every other one that waits was never written before.
  const isFirst = state === 'NEVER' || (state === 'SCHEDULED' && index % 2 === 0);
  const given = isFirst ? { ...write, ...comparedWith(write, null) } : wrote;
  if (state === 'SCHEDULED')
    return { ...given, ...scheduledWrite(given, `${world.today}T00:10:00.000Z`, null) };
  return state === 'FAILED' ? failing(given, index, world) : given;
}

function stateOf(
  loan: MockRecord,
  index: number,
  { today }: SampleWorld,
): CreditRegistryWriteState {
  const { registry, state, closed } = fileOf(loan);
  if (!registry) return 'NEVER';
  if (registry.writeStatus !== 'SUCCESSFULLY' || closed?.date === today) return 'SCHEDULED';
  if (state === 'CLOSED') return 'SUCCESSFULLY';
  if (index % 9 === 4) return 'FAILED';
  if (index % 17 === 8) return 'NEVER';
  return index % 13 === 6 ? 'SCHEDULED' : 'SUCCESSFULLY';
}

const mistyped = (regnum: string | null): string | null =>
  regnum && `${regnum.slice(0, -1)}${(Number(regnum.at(-1)) + 2) % 10}`;

/** Written some days ago; of some loans the registry holds an older balance. */
function written(
  loan: MockRecord,
  write: MockRecord,
  index: number,
  { today }: SampleWorld,
): MockRecord {
  const at = `${addDays(today, -1 - (index % 5))}T15:30:00.000Z`;
  const arrived = { ...write, ...arrivedWrite(write, at) };
  const ours = oursOf(arrived);
  const isOlder = index % 11 === 3 && write.isOpen === true;
  const held = {
    ...ours,
    classification: fileOf(loan).registry?.class ?? ours.classification,
    // What the registry could not read of an older report; and a closing of which it does not know yet.
    loanState:
      isOlder && index % 2 === 1
        ? ('UNKNOWN' as const)
        : write.isOpen !== true && index % 7 === 2
          ? null
          : ours.loanState,
    // An older report under a number that was mistyped, and has been put right since.
    regnum: isOlder && index % 5 === 0 ? mistyped(ours.regnum) : ours.regnum,
    balance: isOlder ? plus(String(write.balance), '50000.00') : ours.balance,
  };
  return { ...arrived, ...comparedWith(arrived, held) };
}

function failing(write: MockRecord, index: number, { today }: SampleWorld): MockRecord {
  const faulty = { ...write, ...FAULTS[((index - 4) / 9) % FAULTS.length] };
  const error = errorOf(faulty) ?? NO_ANSWER;
  const compared = { ...faulty, ...comparedWith(faulty, write.registry as ReportedLoan) };
  return { ...compared, ...refusedWrite(compared, `${addDays(today, -1)}T15:30:00.000Z`, error) };
}
