import type { RegistryRequestState } from '../../../../src/domain/enums/common';
import type { XypFailure, XypPurpose } from '../../../../src/domain/enums/stateRegistry';
import { xypDifferences } from '../../../../src/domain/xyp/differences';
import type {
  RegistryAnswer,
  XypAccepted,
  XypLogRow,
  XypReading,
} from '../../../../src/resources/customers/state-registry/api';
import { registryAnswerOf, registryValues } from './registryAnswers';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import type { Call } from '../../../engine/Call';
import { liveFacts } from '../../contracts/contract/contractGateFacts';
import type { MockRecord } from '../../../engine/MockRecord';

/** A reading as it is kept. */
export interface KeptReading {
  id: number;
  at: string;
  by: string | null;
  purpose: XypPurpose;
  /** The register number that was asked about. */
  regnum: unknown;
  answer: RegistryAnswer;
  accepted: XypAccepted[];
}

/** What the state registry was asked and said about one customer. */
export interface StateRegistryStore {
  reading: KeptReading | null;
  /** Newest first. */
  log: XypLogRow[];
}

const worlds = new WeakMap<SampleWorld, Map<number, StateRegistryStore>>();

/**
 * The look-ups of a customer. When a reading succeeded last is a fact that contracts know too (`liveFacts`): the sample
 * follows it, and every new reading sets it.
 */
export function xypBookOf(call: Call, customer: MockRecord): StateRegistryStore {
  const { world } = call.store;
  const id = Number(customer.id);
  const books = worlds.get(world) ?? new Map<number, StateRegistryStore>();
  worlds.set(world, books);
  const book = books.get(id) ?? firstBook(call, customer);
  books.set(id, book);
  // What the registry said of another number is about somebody else (docs/domain/customers.md 3.7).
  if (book.reading && book.reading.regnum !== customer.regnum) book.reading = null;
  return book;
}

function firstBook(call: Call, customer: MockRecord): StateRegistryStore {
  const last = liveFacts(call, Number(customer.id)).lastReading;
  if (last === null || customer.type === 'COMPANY') return { reading: null, log: [] };
  const by = call.store.people.find(({ username }) => username === 'operator')?.id ?? null;
  const book: StateRegistryStore = { reading: null, log: [] };
  const { at, regnum } = last;
  keepReading(book, { ...customer, regnum }, { at, by, purpose: 'LOAN_REQUEST' }, call.store.world);
  return book;
}

interface Asked {
  at: string;
  by: string | null;
  purpose: XypPurpose;
}

/** Writes a look-up down. */
export function logLookup(
  book: StateRegistryStore,
  { id }: MockRecord,
  asked: Asked,
  state: RegistryRequestState,
  failure: XypFailure | null = null,
): void {
  const number = book.log.length + 1;
  book.log.unshift({ id: `${id}-${number}`, ...asked, state, failure, accepted: 0 });
}

/** Writes a look-up down that succeeded, with what was answered. */
export function keepReading(
  book: StateRegistryStore,
  customer: MockRecord,
  asked: Asked,
  world: SampleWorld,
): void {
  logLookup(book, customer, asked, 'AVAILABLE');
  // The registry does not change its mind about a person because we asked again.
  const answer = book.reading?.answer ?? registryAnswerOf(customer, world);
  const id = Number(customer.id) * 100 + book.log.length;
  book.reading = { id, ...asked, regnum: customer.regnum, answer, accepted: [] };
}

/** A reading as it is answered: its differences are those of the record as it is now. */
export function shownReading(reading: KeptReading | null, customer: MockRecord): XypReading | null {
  if (!reading) return null;
  const { id, at, by, purpose, accepted, answer } = reading;
  return {
    id,
    at,
    by,
    purpose,
    accepted,
    differences: xypDifferences(customer, registryValues(answer)),
  };
}
