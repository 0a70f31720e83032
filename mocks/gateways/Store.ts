import type { AnyEntity } from '../../src/entity/entity';
import type { Person } from '../identity/Person';
import type { Place } from '../samples/places';
import { samplesFor } from '../samples/samplesFor';
import type { SampleWorld } from '../samples/SampleWorld';
import { tenants } from '../samples/tenants';
import { createClock, type GatewayClock } from './clock';
import { Collection } from './Collection';
import type { Parts } from './discover';
import { Faults } from './Faults';
import { FileShelf } from './FileShelf';
import { History } from './History';
import { Idempotency } from './Idempotency';
import { Journal } from './Journal';
import type { RecId } from './Rec';
import { NotificationBook } from './NotificationBook';

export interface StoreOptions {
  parts: Parts;
  people: readonly Person[];
  places: readonly Place[];
  /** How many sample customers; 640 without it. */
  seedCustomers?: number;
  /** Fixes the day of the sample, YYYY-MM-DD. */
  today?: string;
}

const USUAL_CUSTOMERS = 640;

/** Everything the embedded gateways keep: plain arrays and Maps in this process. */
export class Store {
  clock!: GatewayClock;
  history!: History;
  idempotency!: Idempotency;
  journal!: Journal;
  notifications!: NotificationBook;
  files!: FileShelf;
  readonly faults = new Faults();
  readonly tenants = tenants;
  /** Push tokens by user id. */
  readonly pushTokens = new Map<string, Set<string>>();
  /** What the samples were made from. */
  world!: SampleWorld;
  private collections = new Map<string, Collection>();
  private day = '';

  constructor(private readonly options: StoreOptions) {
    this.reset();
  }

  get people(): readonly Person[] {
    return this.options.people;
  }

  /** The records of an entity; undefined for one that is not declared. */
  collection(resource: string): Collection | undefined {
    return this.collections.get(resource);
  }

  /** Back to the fresh sample: no changes, no faults, an empty journal, real time. */
  reset(): void {
    const { parts, people, places, seedCustomers = USUAL_CUSTOMERS, today } = this.options;
    this.clock = createClock(today);
    this.idempotency = new Idempotency();
    this.journal = new Journal();
    this.files = new FileShelf();
    this.faults.clear();
    this.pushTokens.clear();
    this.notifications = new NotificationBook(this.clock);
    const seeds = parts.hooks.flatMap(({ resource, history }) =>
      history ? [[resource, history] as const] : [],
    );
    const owners = new Map(
      parts.hooks.flatMap(({ resource, keptBy }) => (keptBy ? [[resource, keptBy] as const] : [])),
    );
    this.history = new History(new Map(seeds), owners);
    const world = { today: this.clock.today(), people, tenants, places, customers: seedCustomers };
    const makers = new Map(parts.samples.map((maker) => [maker.resource, maker]));
    const made = (entity: AnyEntity) => {
      const records = makers.get(entity.name)?.make(world) ?? samplesFor(entity, world);
      return records.map((record) => this.files.shelved(entity, record));
    };
    this.world = world;
    this.collections = new Map(
      parts.entities.flatMap((entity) =>
        entity.of || owners.has(entity.name)
          ? []
          : [[entity.name, new Collection(entity, made(entity))]],
      ),
    );
    for (const [resource, owner] of owners) {
      const kept = this.collections.get(owner);
      if (kept) this.collections.set(resource, kept);
    }
    this.tieReferences(parts.entities);
    this.day = this.clock.today();
    this.pass();
  }

  /** Tells every record of a new day, where its entity has something to say to that (`Hooks.newDay`). */
  turnDays(): void {
    const today = this.clock.today();
    if (today === this.day) return;
    this.day = today;
    for (const { resource, newDay } of this.options.parts.hooks) {
      const collection = newDay && this.collections.get(resource);
      if (!collection) continue;
      for (const record of collection.all) {
        const patch = newDay(record, today, this);
        if (patch) collection.change(record, patch);
      }
    }
  }

  /** What has come about since the last call, where an entity has something that does so (`Hooks.passing`). */
  pass(): void {
    for (const { passing } of this.options.parts.hooks) passing?.(this);
  }

  /** References made by field kinds are moved onto records that exist. */
  private tieReferences(entities: readonly AnyEntity[]): void {
    for (const entity of entities) {
      const own = this.collections.get(entity.name);
      for (const [name, { kind, options }] of Object.entries(entity.fields)) {
        const target = this.collections.get(String(options.resource));
        if (!own || !target || target.size === 0 || !/^references?$/.test(kind.name)) continue;
        own.all.forEach((record, index) => {
          const held = record[name];
          if (held === null || held === undefined) return;
          const tied = [held]
            .flat()
            .map((id, step) => existing(target, id as RecId, index * 7 + step));
          own.change(record, { [name]: Array.isArray(held) ? tied : tied[0] });
        });
      }
    }
  }
}

const existing = (target: Collection, id: RecId, turn: number): RecId =>
  target.get(id) ? id : target.all[turn % target.size].id;
