import type { MockRecord, RecId } from '../../../../../mocks/engine/MockRecord';
import { between, pick, seededRandom } from '../../../../../mocks/engine/samples/random';
import { type Ledger, ledgerOf } from '../../../../../mocks/ledger/Ledger';
import { addDays } from '../../../../../src/domain/dates';
import type { GatewayDesk } from '../../../../engine/gatewayDesk';
import type { Reply } from '../../../../engine/testGateways';
import { only } from '../../../../support/rights';

export const LENDERS = ['pocketmn', 'altan', 'tumen', 'khanuul'] as const;
export const REASON = 'Туршилтын шалтгаан, хангалттай урт.';

/** What became of an act; an act without anything to act on is `nothing`. */
export type Outcome = 'done' | 'refused' | 'nothing';

/** The write that was sent last and done. */
export interface Sent {
  line: string;
  body: object;
  as: string;
  key: string;
  answer: string;
}

/** A life of several lenders: what people do is drawn from one seed, and said again where a check fails. */
export class Life {
  readonly said: string[] = [];
  /** The first day of this life. */
  readonly begun: string;
  lastSent: Sent | undefined;
  /** Lines of the bank that this life has assigned, and whom it has renamed last. */
  readonly assigned: MockRecord[] = [];
  renamed: MockRecord | undefined;
  private readonly random: () => number;
  private sent = 0;

  constructor(
    readonly desk: GatewayDesk,
    readonly seed: number,
  ) {
    this.random = seededRandom(seed);
    this.begun = this.today;
  }

  get ledger(): Ledger {
    return ledgerOf(this.desk.store);
  }

  get today(): string {
    return this.desk.store.clock.today();
  }

  daysAgo = (days: number): string => addDays(this.today, -days);
  whole = (least: number, most: number): number => between(this.random, least, most);
  isOneOf = (several: number): boolean => this.whole(1, several) === 1;
  one = <T>(list: readonly T[]): T | undefined =>
    list.length === 0 ? undefined : pick(this.random, list);

  records = (resource: string): readonly MockRecord[] =>
    this.desk.store.collection(resource)?.all ?? [];
  record = (resource: string, id: RecId): MockRecord | undefined =>
    this.desk.store.collection(resource)?.get(id);
  /** One of the records that fit. */
  among = (resource: string, fits: (record: MockRecord) => boolean): MockRecord | undefined =>
    this.one(this.records(resource).filter(fits));

  /** Somebody of a lender with exactly these rights. */
  person = (tenant: unknown, ...rights: string[]): string => `${only(...rights)}@${String(tenant)}`;

  /** Somebody looks: what is due by now comes about. */
  look = (): Promise<Reply> => this.desk.get('/gateway-lab/eod?size=1');

  /**
   * Sends a write under a key of its own.
   * @throws Error for an answer that no act may have
   */
  async write(path: string, body: object, as: string, method = 'POST'): Promise<Outcome> {
    const { status } = await this.reply(path, body, as, method);
    return status < 300 ? 'done' : 'refused';
  }

  /** As `write`, with what was answered. */
  async reply(path: string, body: object, as: string, method = 'POST'): Promise<Reply> {
    this.sent += 1;
    const key = `life-${this.seed}-${this.sent}`;
    const line = `${method} ${path}`;
    const reply = await this.desk.call(line, { as, body, headers: { 'Idempotency-Key': key } });
    const { status } = reply;
    this.said.push(
      `${this.today} ${line} ${JSON.stringify(body).slice(0, 300)} ${as.split('@').at(-1)} ${status} ${status < 300 ? '' : JSON.stringify(reply.body).slice(0, 200)}`,
    );
    if (![200, 201, 202, 400, 403, 404, 409].includes(status))
      throw new Error(`${line} was answered ${status}\n${this.script}`);
    if (status < 300) this.lastSent = { line, body, as, key, answer: JSON.stringify(reply.body) };
    return reply;
  }

  /** Everything that was done so far, and how to do it again. */
  get script(): string {
    return `seed ${this.seed}\n${this.said.join('\n')}`;
  }
}
