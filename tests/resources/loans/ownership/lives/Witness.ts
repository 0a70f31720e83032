import { expect } from 'vitest';
import { LEDGER_ACCOUNTS } from '../../../../../mocks/ledger/chart';
import type { BookedJournal, LedgerLine } from '../../../../../mocks/ledger/Ledger';
import type { MockRecord } from '../../../../../mocks/engine/MockRecord';
import { addDays } from '../../../../../src/domain/dates';
import { namedVerdict } from '../../../../../src/domain/reconcile/namedDifference';
import { only } from '../../../../support/rights';
import { LENDERS, type Life } from './Life';

const CENTS = 100;
const cents = (amount: unknown): number => Math.round(Number(amount ?? 0) * CENTS);
const debitOf = ({ lines }: BookedJournal, accounts: readonly string[]): number =>
  lines
    .filter(({ account }) => accounts.includes(account))
    .reduce((all, { debit }: LedgerLine) => all + cents(debit), 0);

/** Accounts from which somebody gets what leaves for a bank: what is owed to them, a loan that is paid out, a court's costs. */
const OWED_TO_PEOPLE = [
  'wallet',
  'walletHeld',
  'temporary',
  'merchantHeld',
  'failedTransfers',
  'deposit',
  'loan',
  'courtCosts',
];

/** States in which a claim or a contract makes its lender deal with somebody (docs/domain/ownership.md 4.1). */
const CLAIMS = ['LOAN_ONGOING', 'LOAN_RISK', 'LOAN_COURT', 'LOAN_ONHOLD', 'LOAN_LONG_ONHOLD'];
const LIVE = ['Created', 'InvestorSigned', 'Modified'];

/** Looks at a life from outside: what it says of the books, it has counted by itself. */
export class Witness {
  private readonly journals = new Map<string, BookedJournal>();
  /** Journals that were taken back. */
  private readonly takenBack = new Set<string>();
  /** What left the house for each loan, in möngö. */
  private readonly paidOut = new Map<unknown, number>();
  /** What every lender's accounts held at the end of each day that was closed. */
  private readonly closed = new Map<string, string>();
  private changes = 0;
  private readonly executedBefore: ReadonlySet<unknown>;

  constructor(private readonly life: Life) {
    for (const journal of life.ledger.journals()) this.note(journal);
    this.executedBefore = new Set(this.executed().map(({ id }) => id));
  }

  private note(journal: BookedJournal): void {
    const { id, kind, of, reverses, lines } = journal;
    this.journals.set(id, journal);
    if (reverses !== null) this.takenBack.add(reverses);
    if (kind !== 'PAYOUT') return;
    const left = lines
      .filter(({ account }) => account === 'bank' || account === 'wallet')
      .reduce((all, { credit }) => all + cents(credit), 0);
    this.paidOut.set(of?.id, (this.paidOut.get(of?.id) ?? 0) + left);
    const lent = cents(this.life.record('loans', Number(of?.id))?.lentAmount);
    if ((this.paidOut.get(of?.id) ?? 0) > lent)
      throw new Error(`loan ${of?.id} was paid out twice\n${this.life.script}`);
  }

  private executed = (): MockRecord[] =>
    this.life.records('bank-gateways/outgoing').filter(({ state }) => state === 'EXECUTED');

  /**
   * What was booked stays as it was, what came is of no day that is closed.
   * @returns the lenders in whose books something came
   */
  seeJournals(): string[] {
    const { life, journals } = this;
    if (life.ledger.changes === this.changes) return [];
    this.changes = life.ledger.changes;
    const now = life.ledger.journals();
    const lastClosed = [...this.closed.keys()].at(-1) ?? '';
    const lenders = new Set<string>();
    let known = 0;
    for (const journal of now) {
      const before = journals.get(journal.id);
      if (before) {
        known += 1;
        if (before !== journal) expect([journal, life.script]).toEqual([before, life.script]);
        continue;
      }
      lenders.add(journal.tenant);
      this.note(journal);
      const net = journal.lines.reduce(
        (all, { debit, credit }) => all + cents(debit) - cents(credit),
        0,
      );
      if (net !== 0) throw new Error(`${journal.id} is out of balance by ${net}\n${life.script}`);
      if (journal.bookingDay <= lastClosed)
        throw new Error(`${journal.id} is in the books of ${journal.bookingDay}\n${life.script}`);
    }
    if (known + lenders.size > 0 && now.length !== journals.size)
      throw new Error(`journals are gone\n${life.script}`);
    return [...lenders];
  }

  /** Every check of these lenders' books, alone; undefined for all together. */
  seeChecks(lenders: readonly (string | undefined)[]): void {
    const { ledger, script } = this.life;
    const red = lenders.flatMap((lender) =>
      ledger
        .checks(lender, ledger.openDay)
        // A fee waits for who sends its receipt: that is what the check is for (docs/domain/money.md 8.4).
        .filter(({ key }) => key !== 'receipts')
        .filter((check) => namedVerdict(check) === 'unequal')
        .map((check) => `${lender}: ${JSON.stringify(check)}`),
    );
    if (red.length > 0) throw new Error(`${red.join('\n')}\n${script}`);
  }

  /** The days that are closed since the last look are written down. */
  seeDays(): void {
    const { ledger, begun } = this.life;
    const open = ledger.openDay;
    const last = [...this.closed.keys()].at(-1);
    for (let day = last === undefined ? begun : addDays(last, 1); day < open; day = addDays(day, 1))
      this.closed.set(day, this.trialOf(day));
  }

  /** What was closed is what it was. @param all every day, or one of them */
  seeClosedDays(all: boolean): void {
    const days = [...this.closed.keys()];
    const asked = all ? days : [this.life.one(days)].filter((day) => day !== undefined);
    for (const day of asked)
      expect([day, this.trialOf(day), this.life.script]).toEqual([
        day,
        this.closed.get(day),
        this.life.script,
      ]);
  }

  private trialOf(day: string): string {
    const { ledger } = this.life;
    return LENDERS.flatMap((tenant) =>
      LEDGER_ACCOUNTS.map(
        (account) => `${tenant} ${account} ${ledger.balanceOf(account, { tenant, through: day })}`,
      ),
    ).join('\n');
  }

  /**
   * Nobody was paid twice: each transfer that the bank has executed pays what one journal took from somebody's account, no
   * journal is paid by two, and none that was paid is taken back. A loan is paid out once.
   */
  seeWhoWasPaid(): void {
    const { life, journals, takenBack } = this;
    const paid = new Set<unknown>();
    for (const { id, journalId, amount, number } of this.executed()) {
      if (this.executedBefore.has(id)) continue;
      const journal = journals.get(String(journalId));
      // The script is long, and put together only for who has to read it.
      const said = () => `${String(number)} ${String(journalId)}\n${life.script}`;
      if (paid.has(journalId) || takenBack.has(String(journalId)) || !journal)
        throw new Error(`paid twice, or taken back: ${said()}`);
      paid.add(journalId);
      if (debitOf(journal, OWED_TO_PEOPLE) < cents(amount))
        throw new Error(`paid more than was taken from anybody: ${said()}`);
    }
  }

  /** Loans say the name that their borrower has now. */
  async seeName(customer: MockRecord): Promise<void> {
    const { life } = this;
    const name = `${String(customer.lastName)} ${String(customer.firstName)}`;
    const loans = life.records('loans').filter(({ customerId }) => customerId === customer.id);
    for (const { id, tenant } of loans.slice(0, 3)) {
      const as = life.person(tenant, 'loan:view', 'loan-tenant:list', 'loan-admin:list');
      const { body } = await life.desk.call(`GET /gateway-lab/loans/${id}`, { as });
      expect([String(body.customerName), life.script]).toEqual([name, life.script]);
    }
  }

  /** A partner sees its own customers and exactly those who owe it, have a contract with it or answer for a claim of its. */
  async seeWhoIsSeen(): Promise<void> {
    const { life } = this;
    for (const lender of LENDERS.slice(1)) {
      const expected = new Set<unknown>();
      const add = (resource: string, field: string, counts: (one: MockRecord) => boolean) => {
        for (const one of life.records(resource))
          if (one.tenant === lender && counts(one)) expected.add(one[field]);
      };
      add('customers', 'id', () => true);
      add(
        'loans',
        'customerId',
        ({ state, offBalance }) => CLAIMS.includes(String(state)) || cents(offBalance) > 0,
      );
      add(
        'contract',
        'customerId',
        ({ state, isArchive }) => LIVE.includes(String(state)) && isArchive !== true,
      );
      add('loans/assessment', 'customerId', ({ state }) => state === 'ACCEPTED');
      add('loans/guarantee-request', 'guarantorId', ({ state }) => state === 'APPROVED');
      // Whoever owes by the ledger is among them, whatever the records say.
      for (const holder of life.ledger.holdersOf('loan', lender))
        if (life.ledger.balanceOf('loan', { tenant: lender, holder }) !== '0.00')
          expected.add(life.record('loans', holder)?.customerId);
      const { body } = await life.desk.call('GET /gateway-customer/customers?size=200', {
        as: `${only('customer:list', 'customer:view')}@${lender}`,
      });
      const seen = body.content.map(({ id }) => id);
      expect([lender, seen.sort(), life.script]).toEqual([
        lender,
        [...expected].filter((id) => life.record('customers', id as number)).sort(),
        life.script,
      ]);
    }
  }
}
