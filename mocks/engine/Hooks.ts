import type { AnyEntity } from '../../src/entity/entity';
import type { Effect, WithoutEffect } from '../../src/entity/guard';
import type { AlsoSaid } from './alsoSaid';
import type { Call } from './Call';
import type { Collection } from './Collection';
import type { HistorySeed } from './History';
import type { OwnFilters } from './filters';
import type { MessageCode } from './messages';
import type { MockRecord, RecId } from './MockRecord';
import type { Store } from './Store';

/** What of the last month would have gone otherwise, by the rules that decide; or why that cannot be worked out. */
export type LastMonth =
  | WithoutEffect
  | ((
      change: { record: MockRecord | undefined; after: Readonly<Record<string, unknown>> },
      call: Call,
    ) => readonly Effect[] | WithoutEffect);

/**
 * Business logic beside the generic handlers of one entity. A file in `mocks/resources/<area>/<entity>/rules.ts` that exports
 * `hooks` is found by itself.
 */
export interface Hooks {
  resource: string;
  /** What the body of a new record may carry beside the entity's fields. */
  besides?: readonly string[];
  /** Values of a new record that the server sets; `values` are the checked ones from the body. */
  create?(values: Readonly<Record<string, unknown>>, call: Call): Record<string, unknown>;
  /** Further checks and server-set values of a change. */
  update?(
    record: MockRecord,
    values: Readonly<Record<string, unknown>>,
    call: Call,
  ): Record<string, unknown>;
  /** Refuses a removal by throwing. */
  remove?(record: MockRecord, call: Call): void;
  /**
   * What else an action of the life cycle changes; `asked` is what its dialog asked for, checked. The state may be among
   * it, where the action has several outcomes. May throw `ApiError` or a `Refusal` of the lending rules: nothing is changed then.
   */
  actions?: Readonly<
    Record<
      string,
      (
        record: MockRecord,
        call: Call,
        asked: Readonly<Record<string, unknown>>,
      ) => Record<string, unknown>
    >
  >;
  /** The record of which this one asks for a decision: who wrote that one does not decide on this one. */
  draftOf?(record: MockRecord): { resource: string; id: RecId } | undefined;
  /** What an action is judged by beside the record itself, computed at every call: what other records decide. */
  judged?(record: MockRecord, call: Call): Record<string, unknown>;
  /** Fields whose change by an action gets a history row of its own. */
  recorded?: readonly string[];
  /** What a new day of the gateways' clock changes: time passes for every record of the entity. */
  newDay?(record: MockRecord, today: string, store: Store): Record<string, unknown> | undefined;
  /** The entity that keeps this one's records and their histories: the same records under other rights. */
  keptBy?: string;
  /**
   * What has come about since the last call, without anybody's action: called before every call is answered, from when the
   * entity's records, or those it `follows`, are first asked for. The first time is as of the day of the sample.
   */
  passing?(store: Store): void;
  /** By what else lists find a record of any entity: what it said before of a record of this one. */
  alsoSaid?(store: Store, entity: AnyEntity, record: MockRecord): readonly AlsoSaid[];
  /** What a sample that is made only now, of any entity, must learn of what has happened to this one's records before. */
  catchUp?(store: Store, made: Collection): void;
  /** Other entities that are never read before `passing` was called. */
  follows?: readonly string[];
  /** How one record is answered; after masking. */
  present?(record: MockRecord, call: Call): MockRecord;
  /** How records of a list are answered, where that differs from one record. */
  presentRow?(record: MockRecord, call: Call): MockRecord;
  filters?: OwnFilters;
  /**
   * What of the last month would have gone otherwise by a change that waits for another person, of each door through which one
   * is asked for: an action, or `create`, `update`, `delete` (docs/domain/authority.md 4.4).
   */
  lastMonth?: Readonly<Record<string, LastMonth>>;
  /** Earlier history of a sample record. */
  history?: HistorySeed;
  /** Message of a duplicate by field. */
  duplicate?: Readonly<Record<string, MessageCode>>;
}
