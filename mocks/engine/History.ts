import type { CustomerEvent } from '../../src/domain/enums/customers';
import { newId } from './newId';
import type { HistoryRow as SentRow } from '../../src/dataProviders/UrtuuDataProvider';
import type { MockRecord, RecId } from './MockRecord';

/** One row of a record's history. The gateway sends it with the address of its source, which is found when it is read. */
export type HistoryRow = Omit<SentRow, 'id' | 'sourceRecord'> & { id: string };

/** Makes the history that a sample record has had before the gateways started. */
export type HistorySeed = (record: MockRecord) => Omit<HistoryRow, 'id'>[];

/** Histories of all records. What samples bring along is made when it is first asked for. */
export class History {
  private readonly rows = new Map<string, HistoryRow[]>();
  /** The key of the call that is being answered. */
  private key: string | null = null;
  private changeCount = 0;

  constructor(
    private readonly seeds: ReadonlyMap<string, HistorySeed>,
    /** Whose records an entity shows under other rights. */
    private readonly owners: ReadonlyMap<string, string> = new Map(),
  ) {}

  /** Another number whenever something was written. */
  get changes(): number {
    return this.changeCount;
  }

  /** Newest first. */
  of(resource: string, record: MockRecord): readonly HistoryRow[] {
    return this.seeded(resource, record);
  }

  /** Writes a row; into a customer's history only what a customer's log has words for. */
  add<R extends string>(
    resource: R,
    record: MockRecord,
    row: Omit<HistoryRow, 'id'> & (R extends 'customers' ? { action: CustomerEvent } : unknown),
  ): void {
    this.changeCount += 1;
    const key = row.by !== null && this.key !== null ? { idempotencyKey: this.key } : {};
    this.seeded(resource, record).unshift({ id: newId(), ...key, ...row });
  }

  /** What people do while a call is answered carries the call's key: so a lost answer is found again. */
  during<T>(key: string | null, run: () => T): T {
    this.key = key;
    try {
      return run();
    } finally {
      this.key = null;
    }
  }

  /** A record that was made now has no earlier history. */
  start(resource: string, id: RecId): void {
    this.rows.set(`${resource}:${id}`, []);
  }

  private seeded(shown: string, record: MockRecord): HistoryRow[] {
    const resource = this.owners.get(shown) ?? shown;
    const key = `${resource}:${record.id}`;
    let rows = this.rows.get(key);
    if (!rows) {
      const seed = this.seeds.get(resource) ?? creationRow;
      rows = seed(record)
        .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
        .map((row, index) => ({ id: `${key}:${index}`, ...row }));
      this.rows.set(key, rows);
    }
    return rows;
  }
}

/** What every sample record has: somebody made it. */
export const creationRow: HistorySeed = ({ createdAt, createdBy }) =>
  typeof createdAt === 'string'
    ? [
        {
          at: createdAt,
          by: (createdBy as string | null) ?? null,
          action: 'create',
          origin: createdBy ? 'MANUAL' : 'AUTO',
        },
      ]
    : [];
