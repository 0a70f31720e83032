import type { LedgerSource } from '../../../../mocks/ledger/Ledger';
import { journalFrom, ledgerOf, type Posting } from '../../../../mocks/ledger/Ledger';
import type { Outsider } from '../../../../mocks/engine/Outside';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { minus } from '../../../../src/domain/lending/amounts';
import { namedVerdict } from '../../../../src/domain/reconcile/namedDifference';
import type { LedgerCheckKey } from '../../../../src/domain/reconcile/ledgerChecks';
import type {
  LedgerCheck,
  Reconciliation,
} from '../../../../src/resources/accounting/reconciliation/api';
import type { GatewayDesk } from '../../../engine/gatewayDesk';
import type { Reply } from '../../../engine/testGateways';
import { only } from '../../../support/rights';

export const LENDERS = ['pocketmn', 'altan', 'tumen', 'khanuul'] as const;
export type Lender = (typeof LENDERS)[number];

/** Undoes what parted two sources, as life would. */
export type WayOut = () => void | Promise<unknown>;

/** What parts the sources of a check: acts of people, words from outside, and what gets lost between a room and the ledger. */
export function breaksOf(desk: GatewayDesk) {
  const all = (resource: string): readonly MockRecord[] =>
    desk.store.collection(resource)?.all ?? [];
  const lenderOf = ({ tenant }: Partial<MockRecord>) => String(tenant ?? 'pocketmn');
  const find = (
    resource: string,
    lender: Lender,
    fits: (record: MockRecord) => boolean,
  ): MockRecord => {
    const found = all(resource).find((one) => lenderOf(one) === lender && fits(one));
    if (!found) throw new Error(`${lender} has no such ${resource}`);
    return found;
  };
  /** Somebody of a lender with exactly these rights does something that must be taken. */
  const act = async (
    lender: Lender,
    path: string,
    body: object,
    ...rights: readonly string[]
  ): Promise<Reply['body']> => {
    const reply = await desk.call(`POST ${path}`, {
      as: `${only(...rights)}@${lender}`,
      body,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    if (reply.status >= 300)
      throw new Error(`${path} ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  const outside = (who: Outsider, about: unknown, says: string | null) =>
    desk.post('/__outside', { who, about: String(about), says });

  /** Does something whose journals get lost on their way into the ledger; they come after all by the way out. */
  async function losing(run: () => Promise<unknown>): Promise<WayOut> {
    const ledger = ledgerOf(desk.store);
    const lost: Posting[] = [];
    ledger.post = (posting) => {
      const id = posting.id ?? `LOST-${crypto.randomUUID()}`;
      lost.push({ ...posting, id });
      return { ...journalFrom(posting, id), bookingDay: ledger.openDay };
    };
    try {
      await run();
    } finally {
      Reflect.deleteProperty(ledger, 'post');
    }
    return () => lost.forEach((posting) => ledger.post(posting));
  }

  /** Does something that the ledger does not read in the room's own book; it does by the way out. */
  async function unread(
    room: LedgerSource['follows'],
    run: () => Promise<unknown>,
  ): Promise<WayOut> {
    const ledger = ledgerOf(desk.store);
    ledger.balanceOf('bank');
    const read = ledger['catchUpRoom'];
    ledger['catchUpRoom'] = (source) => {
      if (source.follows !== room) read.call(ledger, source);
    };
    await run();
    return () => void Reflect.deleteProperty(ledger, 'catchUpRoom');
  }

  /** What somebody outside has written into a book of theirs, and what puts it right. */
  function told(
    resource: string,
    record: MockRecord,
    says: Record<string, unknown>,
  ): { back: WayOut } {
    const records = desk.store.collection(resource);
    const before = Object.fromEntries(Object.keys(says).map((field) => [field, record[field]]));
    records?.change(record, says);
    return { back: () => records?.change(record, before) };
  }

  const checksOf = async (lender: Lender, date?: string): Promise<LedgerCheck[]> => {
    const { body } = await desk.call('POST /gateway-accounting/account/reconciliations', {
      as: `${only('cgw-bank-income:access')}@${lender}`,
      body: date === undefined ? {} : { date },
    });
    return (body as unknown as Reconciliation).checks;
  };

  /** The checks of a lender that are red, each with the difference that its page shows. */
  async function redOf(
    lender: Lender,
    date?: string,
  ): Promise<Partial<Record<LedgerCheckKey, string>>> {
    const checks = await checksOf(lender, date);
    return Object.fromEntries(
      checks
        .filter((check) => namedVerdict(check) === 'unequal')
        .map(({ key, left, right }) => [key, minus(left, right)]),
    );
  }

  /** The records that a check names, each with what its two sides differ by. */
  async function namedBy(lender: Lender, key: LedgerCheckKey): Promise<Record<string, string>> {
    const check = (await checksOf(lender)).find((one) => one.key === key);
    return Object.fromEntries(
      (check?.differences ?? []).map(({ label, left, right }) => [label, minus(left, right)]),
    );
  }

  return { all, find, act, outside, losing, unread, told, redOf, namedBy, lenderOf };
}
