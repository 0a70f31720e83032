import type { ReportedLoan } from '../../../../src/domain/creditRegistry/reportedLoan';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import { fileOf, filed } from '../../loans/book/fileOf';
import { type LoanFile, withEvent } from '../../loans/book/LoanFile';
import {
  arrivedWrite,
  comparedWith,
  errorOf,
  oursOf,
  refusedWrite,
  scheduledWrite,
  statusOf,
} from './writeRecord';
import type { Collection } from '../../../engine/Collection';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

const RESOURCE = 'zms-writer';
type Status = NonNullable<LoanFile['registry']>['writeStatus'];

/** The loans' files as they were looked at last, and the day of it. */
interface Seen {
  files: Map<unknown, LoanFile>;
  day: string;
  /** The customers' number of changes when their register numbers were last compared. */
  customers: number;
}

const worlds = new WeakMap<SampleWorld, Seen>();

/**
 * Keeps the reports in step with the loans after every change: a class or a closing that the loan's file schedules is
 * scheduled here, what its end of day wrote has arrived, or was refused; a balance that changed is reported at the end
 * of its day. The file keeps the class and the status (R7, docs/domain/money.md 9.1), the report everything else.
 */
export function followLoans(store: Store): void {
  const loans = store.collection('loans');
  const writes = store.collection(RESOURCE);
  if (!loans || !writes) return;
  const today = store.clock.today();
  const seen = worlds.get(store.world);
  if (!seen) {
    for (const write of writes.all) tellLoan(store, write);
    worlds.set(store.world, { day: store.world.today, files: filesOf(loans), customers: -1 });
    return;
  }
  for (const loan of loans.all) {
    const file = fileOf(loan);
    const write = writes.get(loan.id);
    // A cession hands the loan over; only the lender that wrote the report may still correct it.
    if (write && write.tenant !== loan.tenant) writes.change(write, { tenant: loan.tenant });
    if (seen.files.get(loan.id) === file) continue;
    follow(store, writes, loan, seen.files.get(loan.id));
    seen.files.set(loan.id, fileOf(loan));
  }
  followNumbers(store, writes, seen);
  if (seen.day === today) return;
  seen.day = today;
  for (const write of writes.all) if (isOutdated(write)) schedule(store, writes, write, null);
}

/** A corrected register number differs from the one that was reported, until it is reported anew (docs/domain/registries.md 2.3). */
function followNumbers(store: Store, writes: Collection, seen: Seen): void {
  const customers = store.collection('customers');
  if (!customers || seen.customers === customers.changes) return;
  for (const write of writes.all) {
    const customer = customers.get(write.customerId as RecId);
    if (!customer) continue;
    const regnum = customer.regnum ?? customer.companyRegnum ?? null;
    const registry = write.registry as ReportedLoan | null;
    const known = (write.differences as unknown[]).includes('REGNUM');
    if (write.regnum === regnum && known === (registry !== null && registry.regnum !== regnum))
      continue;
    writes.follow(write, { regnum, ...comparedWith({ ...write, regnum }, registry) });
  }
  seen.customers = customers.changes;
}

const filesOf = (loans: Collection): Map<unknown, LoanFile> =>
  new Map(loans.all.map((loan) => [loan.id, fileOf(loan)]));

const isOutdated = ({ writeStatus, differences }: MockRecord): boolean =>
  writeStatus === 'SUCCESSFULLY' && (differences as unknown[]).length > 0;

function follow(store: Store, writes: Collection, loan: MockRecord, before?: LoanFile): void {
  const file = fileOf(loan);
  if (!file.book) return;
  const write = writes.get(loan.id) ?? opened(store, writes, loan);
  const wasOpen = write.isOpen === true;
  writes.change(write, statusOf(loan));
  writes.change(write, comparedWith(write, write.registry as ReportedLoan | null));
  // One night may both write a report and find a new class: the arrival comes first.
  if (arrivalsOf(file) > arrivalsOf(before)) arrive(store, writes, write, loan);
  const { registry } = file;
  if (registry?.writeStatus === 'SCHEDULED' && registry !== before?.registry) {
    // What the registry would refuse waits for a person, not for another night.
    if (write.writeStatus === 'FAILED' && errorOf(write) !== null) tellLoan(store, write);
    else if (write.writeStatus !== 'SCHEDULED') schedule(store, writes, write, null);
  }
  if (wasOpen && file.state === 'CLOSED' && write.writeStatus !== 'NEVER')
    schedule(store, writes, write, null);
}

const arrivalsOf = (file?: LoanFile): number =>
  file?.events.filter(({ stage }) => stage === 'REGISTRY').length ?? 0;

/** The report of a loan that was paid out just now: never written so far. */
function opened(store: Store, writes: Collection, loan: MockRecord): MockRecord {
  const contract = store.collection('contract')?.get(loan.contractId as number);
  const end = fileOf(loan).book?.rows.at(-1)?.dueDate ?? loan.lendedDate;
  const base: MockRecord = {
    id: loan.id,
    loanId: loan.id,
    loanCode: loan.code,
    customerId: loan.customerId,
    customerName: loan.customerName,
    regnum: loan.regnum,
    lentAmount: loan.lentAmount,
    lendedDate: loan.lendedDate,
    reportedContract: String(
      contract?.contractNumber ?? `LC-${String(loan.lendedDate).slice(0, 4)}-${loan.id}`,
    ),
    reportedType: loan.productType === 'LOAN_POCKET_ZERO' ? 'LOAN_LINE' : 'LOAN',
    reportedEnd: end,
    ...statusOf(loan),
    writeStatus: 'NEVER',
    code: null,
    error: null,
    writtenAt: null,
    writtenBy: null,
    writes: [],
    createdAt: store.clock.iso(),
  };
  const write: MockRecord = { ...base, ...comparedWith(base, null) };
  writes.insert(write);
  store.history.start(RESOURCE, write.id);
  return write;
}

/** Schedules a report, by a person or by itself. */
export function schedule(
  store: Store,
  writes: Collection,
  write: MockRecord,
  by: string | null,
): void {
  const from = write.writeStatus;
  const at = store.clock.iso();
  writes.change(write, { ...scheduledWrite(write, at, by), updatedAt: at });
  if (by === null)
    store.history.add(RESOURCE, write, {
      at,
      by,
      action: 'schedule_write',
      field: 'writeStatus',
      from,
      to: 'SCHEDULED',
      origin: 'AUTO',
    });
  tellLoan(store, write);
}

/** The end of the day has sent it: the registry takes it, or refuses it with its reason. */
function arrive(store: Store, writes: Collection, write: MockRecord, loan: MockRecord): void {
  const at = `${store.clock.today()}T01:00:00.000Z`;
  const error = errorOf(write);
  const from = write.writeStatus;
  writes.change(write, error === null ? arrivedWrite(write, at) : refusedWrite(write, at, error));
  store.history.add(RESOURCE, write, {
    at,
    by: null,
    action: 'end_of_day',
    field: 'writeStatus',
    from,
    to: write.writeStatus,
    origin: 'AUTO',
    ...(error === null ? {} : { reason: error }),
  });
  tellLoan(store, write);
  if (error !== null) putFile(loan, withRefusal(fileOf(loan), at, error));
}

const withRefusal = (file: LoanFile, at: string, message: string): LoanFile =>
  withEvent(file, at, { stage: 'REGISTRY', ok: false, code: '2', message });

/** The loan's file has the class and the status that the report has; R7 reads them there. */
export function tellLoan(store: Store, write: MockRecord): void {
  const loan = store.collection('loans')?.get(write.id);
  if (!loan) return;
  const file = fileOf(loan);
  const held = write.registry as ReportedLoan | null;
  const registry =
    write.writeStatus === 'NEVER'
      ? undefined
      : {
          class: held?.classification ?? oursOf(write).classification,
          writeStatus: write.writeStatus as Status,
        };
  const same =
    file.registry?.class === registry?.class &&
    file.registry?.writeStatus === registry?.writeStatus;
  if (!same) putFile(loan, { ...file, registry });
  worlds.get(store.world)?.files.set(loan.id, fileOf(loan));
}

/** What is behind a record is nobody's to see: its version stays. */
const putFile = (loan: MockRecord, file: LoanFile): void => void Object.assign(loan, filed(file));
