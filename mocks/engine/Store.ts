import { randomUUID } from 'node:crypto';
import { runAt } from '../../src/domain/clock';
import type { AnyEntity } from '../../src/entity/entity';
import type { Person } from '../identity/Person';
import type { Place } from './samples/places';
import { samplesFor } from './samples/samplesFor';
import type { SampleMaker, SampleWorld } from './samples/SampleWorld';
import { tenants } from './samples/tenants';
import type { AlsoSaid } from './alsoSaid';
import type { MockRecord } from './MockRecord';
import { createClock, type GatewayClock } from './clock';
import { Collection } from './Collection';
import { Ledger } from '../ledger/Ledger';
import type { Parts } from './discover';
import { Faults } from './Faults';
import { FileStore } from './FileStore';
import { History } from './History';
import { Idempotency } from './Idempotency';
import type { Hooks } from './Hooks';
import type { Beginning, Keep, KeptLine } from './kept';
import { idsFrom } from './newId';
import { ExportFilters } from './ExportFilters';
import { JobStore } from './JobStore';
import { Journal } from './Journal';
import { NotificationStore } from './NotificationStore';
import { Outside } from './Outside';
import { Passwords } from './Passwords';
import { tieReferences } from './tieReferences';

export interface StoreOptions {
  parts: Parts;
  people: readonly Person[];
  places: readonly Place[];
  /** How many sample customers; 640 without it. */
  seedCustomers?: number;
  /** Fixes the day of the sample, YYYY-MM-DD. */
  today?: string;
  /** How an earlier world began that is to be lived again; a new one without it. */
  begun?: Beginning;
  /** Takes down what changes the world. */
  keep?: Keep;
}

const USUAL_CUSTOMERS = 640;

/** For how long what came about with time is taken as known, ms. */
const JUST_NOW_MS = 100;

const addressOf = (gateway: string, path: string): string => `${gateway} ${path}`;

/**
 * Everything the embedded gateways keep: plain arrays and Maps in this process. The sample of an entity is made when its
 * records are first asked for, always as of the day of the reset: starting costs what is looked at.
 */
export class Store {
  clock!: GatewayClock;
  history!: History;
  idempotency!: Idempotency;
  journal!: Journal;
  /** The books: every amount that moved (docs/domain/money.md 2). */
  ledger!: Ledger;
  notifications!: NotificationStore;
  /** Long work that people have started. */
  jobs!: JobStore;
  /** Filters on personal data of exports that are under way. */
  exportFilters!: ExportFilters;
  /** Known by their bytes: an address from before a reset still finds the file. */
  readonly files = new FileStore();
  readonly faults = new Faults();
  readonly outside = new Outside();
  readonly tenants = tenants;
  readonly passwords = new Passwords();
  /** Sums that people have moved alone, by person, day and room (`mocks/engine/alone.ts`). */
  readonly alone = new Map<string, string>();
  /** Push tokens by user id. */
  readonly pushTokens = new Map<string, Set<string>>();
  /** What the samples were made from. */
  world!: SampleWorld;
  private readonly collections = new Map<string, Collection>();
  private readonly entities: ReadonlyMap<string, AnyEntity>;
  private readonly makers: ReadonlyMap<string, SampleMaker>;
  /** Addresses of lists that are answered otherwise than from kept records. */
  private readonly ownLists: ReadonlySet<string>;
  /** Whose records an entity shows under other rights. */
  private readonly owners: ReadonlyMap<string, string>;
  /** Hooks whose `passing` is called, as soon as they have records to look at. */
  private readonly watching = new Set<Hooks>();
  /** As of when everything had come about: the number of changes, and the clock's time, ms. */
  private passed = { changes: -1, at: 0 };
  /** When the sample began, ms. */
  private began = 0;
  private day = '';
  /** While an earlier world is lived again, nothing is taken down a second time. */
  private isAgain = false;

  constructor(private readonly options: StoreOptions) {
    const { entities, samples, hooks, routes } = options.parts;
    this.entities = new Map(entities.map((entity) => [entity.name, entity]));
    this.makers = new Map(samples.map((maker) => [maker.resource, maker]));
    this.ownLists = new Set(
      routes.flatMap(({ gateway, method, path }) =>
        method === 'GET' ? addressOf(gateway, path) : [],
      ),
    );
    this.owners = new Map(
      hooks.flatMap(({ resource, keptBy }) => (keptBy ? [[resource, keptBy] as const] : [])),
    );
    this.reset(options.begun);
  }

  get people(): readonly Person[] {
    return this.options.people;
  }

  /** All entities that keep records of their own. */
  *keepers(): Iterable<Collection> {
    for (const { name } of this.entities.values()) {
      const kept = this.owners.has(name) ? undefined : this.collection(name);
      if (kept) yield kept;
    }
  }

  /** Every entity that shows records which are made already, its own, another's or under other rights, with them. */
  *shown(): Iterable<readonly [AnyEntity, Collection]> {
    for (const entity of this.entities.values()) {
      const owner = entity.of?.resource ?? entity.name;
      const made = this.collections.get(this.owners.get(owner) ?? owner);
      if (made) yield [entity, made];
    }
  }

  /** By what else lists find the records of an entity (`Hooks.alsoSaid`). */
  alsoSaidIn(entity: AnyEntity): (record: MockRecord) => readonly AlsoSaid[] {
    const hooks = this.options.parts.hooks.filter(({ alsoSaid }) => alsoSaid);
    return (record) => hooks.flatMap((hook) => hook.alsoSaid?.(this, entity, record) ?? []);
  }

  /** The collections that are made already, each once. */
  made(): readonly Collection[] {
    return [...this.collections.values()];
  }

  /** The records of an entity where somebody has asked for them before; undefined otherwise. */
  madeAlready(resource: string): Collection | undefined {
    return this.collections.get(this.owners.get(resource) ?? resource);
  }

  /** Another number whenever a record of any entity came, changed or went. */
  get changes(): number {
    return [...this.collections.values()].reduce((sum, { changes }) => sum + changes, 0);
  }

  /** All entities that have records of their own, none of which is made for the asking. */
  get declared(): readonly AnyEntity[] {
    return [...this.entities.values()].filter(
      (entity) => !this.owners.has(entity.name) && !entity.of,
    );
  }

  /** What is declared of an entity. */
  entity(resource: string): AnyEntity | undefined {
    return this.entities.get(resource);
  }

  /** The business logic beside an entity's generic handlers. */
  hooksOf(resource: string): Hooks | undefined {
    return this.options.parts.hooks.find((one) => one.resource === resource);
  }

  /** The records of an entity; undefined for one that is not declared, only lists another's, or is read from others. */
  collection(resource: string): Collection | undefined {
    const name = this.owners.get(resource) ?? resource;
    const known = this.collections.get(name);
    if (known) return known;
    const entity = this.entities.get(name);
    return entity && this.keeps(entity) ? this.make(entity) : undefined;
  }

  /**
   * Back to the fresh sample: no changes, no faults, an empty journal, real time.
   * @param begun the beginning of an earlier world, which is lived again
   */
  reset(begun?: Beginning): void {
    const { parts, people, places, seedCustomers = USUAL_CUSTOMERS, today } = this.options;
    const customers = begun?.customers ?? seedCustomers;
    this.clock = createClock(today);
    if (begun) this.clock.setNow(Date.now() + begun.offset);
    this.began = begun?.at ?? this.clock.now();
    this.day = this.clock.at(this.began, this.clock.today);
    if (!begun)
      this.note({ kind: 'begun', at: this.began, offset: this.clock.offset(), customers });
    this.idempotency = new Idempotency();
    this.journal = new Journal();
    this.faults.clear();
    this.outside.clear();
    this.pushTokens.clear();
    this.passwords.clear();
    this.alone.clear();
    this.notifications = new NotificationStore(this.clock, this.began);
    const seeds = parts.hooks.flatMap(({ resource, history }) =>
      history ? [[resource, history] as const] : [],
    );
    this.jobs = new JobStore();
    this.exportFilters = new ExportFilters(this.clock);
    this.history = new History(new Map(seeds), this.owners);
    this.world = {
      today: this.day,
      // Somebody who is made up at sign-in comes at any time: nothing of the sample is theirs, nor is it made again for them.
      people: people.filter(({ synthetic }) => !synthetic),
      tenants,
      places,
      customers,
    };
    this.ledger = new Ledger(this, parts.ledger);
    this.collections.clear();
    this.watching.clear();
    this.passed = { changes: -1, at: 0 };
  }

  /** Takes down a line of what this world has lived; nothing while it lives an earlier one again. */
  note(line: KeptLine): void {
    if (!this.isAgain) this.options.keep?.(line);
  }

  /** Runs what was taken down. */
  again<T>(run: () => T): T {
    this.isAgain = true;
    try {
      return run();
    } finally {
      this.isAgain = false;
    }
  }

  /**
   * Lets something happen at one instant of the clock, with ids that follow from a seed.
   * @returns what it gave, and whether the world is another one afterwards
   */
  happen<T>(at: number, seed: string, run: () => T): { value: T; isChange: boolean } {
    const before = this.mark;
    const value = this.clock.at(at, () => runAt(at, () => idsFrom(seed, run)));
    return { value, isChange: this.mark !== before };
  }

  /** Another text whenever the world is another one. */
  private get mark(): string {
    return `${this.changes} ${this.history.changes} ${this.day}`;
  }

  /** Lets everything come about that the clock has passed. Every answer of a gateway begins with it. */
  comeToNow(): void {
    const [at, seed] = [this.clock.now(), randomUUID()];
    if (this.comeTo(at, seed)) this.note({ kind: 'passed', at, seed });
  }

  /** Lets come about what the clock has passed at an instant. @returns whether anything did */
  comeTo(at: number, seed: string): boolean {
    return this.happen(at, seed, () => {
      this.turnDays();
      this.pass();
    }).isChange;
  }

  /** Tells every record of a new day, where its entity has something to say to that (`Hooks.newDay`). */
  private turnDays(): void {
    const today = this.clock.today();
    if (today === this.day) return;
    this.day = today;
    for (const { resource, newDay } of this.options.parts.hooks) {
      const collection = newDay && this.collection(resource);
      if (!collection) continue;
      for (const record of collection.all) {
        const patch = newDay(record, today, this);
        if (patch) collection.change(record, patch);
      }
    }
  }

  /** What has come about since the last call: of entities (`Hooks.passing`), and of long work. */
  pass(): void {
    this.jobs.goOn();
    const at = this.clock.now();
    // Where no record has changed, only time brings something about: a page that asks ten things at once looks once.
    const isJustNow = at >= this.passed.at && at - this.passed.at < JUST_NOW_MS;
    if (isJustNow && this.changes === this.passed.changes) return;
    for (const hook of this.options.parts.hooks) if (this.watching.has(hook)) hook.passing?.(this);
    this.passed = { changes: this.changes, at };
  }

  /** Makes one sample, or one order of a large one, that nobody has asked for yet; false when there is none. */
  makeNext(): boolean {
    const next = [...this.entities.values()].find(
      (entity) =>
        this.keeps(entity) && !this.collections.has(this.owners.get(entity.name) ?? entity.name),
    );
    if (next) return this.collection(next.name) !== undefined;
    return [...this.collections.values()].some((collection) => collection.makeNext());
  }

  /** Whether an entity has records of its own; where its list is answered otherwise, only those that somebody makes. */
  private keeps({ name, of, gateway, endpoint }: AnyEntity): boolean {
    return !of && (this.makers.has(name) || !this.ownLists.has(addressOf(gateway, endpoint)));
  }

  /** Makes an entity's sample, and lets those look at it who follow what becomes of it. */
  private make(entity: AnyEntity): Collection {
    // The same ids, whatever was under way when somebody first asked.
    const collection = idsFrom(`made ${entity.name}`, () => this.makeNow(entity));
    this.note({ kind: 'made', at: this.clock.now(), resource: entity.name });
    return collection;
  }

  private makeNow(entity: AnyEntity): Collection {
    const { parts } = this.options;
    const collection = runAt(this.began, () => {
      const { name } = entity;
      const records = this.makers.get(name)?.make(this.world) ?? samplesFor(entity, this.world);
      return new Collection(
        entity,
        records.map((record) => this.files.shelved(entity, record)),
        this.alsoSaidIn(entity),
      );
    });
    this.collections.set(entity.name, collection);
    for (const one of parts.entities) {
      if (one === entity || this.owners.get(one.name) === entity.name)
        tieReferences(collection, one, (resource) => this.collection(resource));
    }
    for (const { catchUp } of parts.hooks) catchUp?.(this, collection);
    for (const hook of parts.hooks) {
      const follows = hook.resource === entity.name || hook.follows?.includes(entity.name);
      if (!hook.passing || !follows || this.watching.has(hook)) continue;
      this.watching.add(hook);
      runAt(this.clock.now(), () => hook.passing?.(this));
    }
    return collection;
  }
}
