import type { Enumeration } from '../domain/enums/enumeration';
import type { Access, RuleBreach } from './entity';
import type { Field } from './Field';

/**
 * The four confirmations (domain X4): none, yes/no, yes/no with a reason, and a table of consequences with the
 * record's code typed again.
 */
export type Confirmation = 'none' | 'yes-no' | 'reason' | 'consequence';

/** One act of a life cycle. Buttons, bulk actions, gateways and tests are made from this table. */
export interface LifecycleAction {
  from: readonly string[];
  to: string;
  /** The act changes figures, not the state: `to` is then only the first of `from`. */
  stays?: true;
  /** Other states in which the act may end, as the gateway decides. */
  outcomes?: readonly string[];
  access: Access;
  confirm: Confirmation;
  /** Predefined reasons, asked for instead of free text. */
  reasons?: Enumeration;
  /** The act that takes it back, offered after success. */
  reverse?: string;
  irreversible?: boolean;
  /** Fields shown before → after in a `consequence` confirmation. */
  consequences?: readonly string[];
  /** Maker ≠ checker (X8): who created the record cannot do this. */
  notByMaker?: boolean;
  tone?: 'primary' | 'danger';
}

type Values = Readonly<Record<string, unknown>>;

/** Who wants to do an act. */
export interface ActPerson {
  /** User id; nothing when nobody is signed in. */
  id: string | undefined;
  /** Alias of the tenant that the person works for; nothing where it is not known. */
  tenant?: string | null;
  may: (access: Access) => boolean;
}

/** Why an act is not open although state and right are there; the message is a key. */
export interface ConditionHindrance {
  kind: 'condition';
  message: string;
  values?: Readonly<Record<string, string | number>>;
}

export interface Lifecycle<K extends string = string> {
  /** The field that holds the state. */
  field: K;
  actions: Readonly<Record<string, LifecycleAction>>;
  /** What an act asks for beside its confirmation, by act: inputs of its dialog, checked here and by the gateway. */
  asks?: Readonly<Record<string, Readonly<Record<string, Field>>>>;
  /** What the inputs of an act start with, by act; empty without it. */
  askDefaults?: Readonly<Record<string, (record: Values) => Record<string, unknown>>>;
  /** Rules over what an act asks for, by act; the gateway has them too. */
  askRules?: Readonly<Record<string, (values: Values, record: Values) => RuleBreach[]>>;
  /** What must hold beside state and right; reckoned from the record as the gateway gives it. */
  conditions?: (action: string, record: Values, person: ActPerson) => ConditionHindrance | null;
  /** The field whose value is typed to confirm an act of consequence; the id without it. */
  code?: K;
}

/** Why an act cannot be done now; null when it can. */
export type Hindrance =
  | { kind: 'state'; state: string; from: readonly string[] }
  | { kind: 'permission'; needed: readonly string[] }
  | { kind: 'maker' }
  | ConditionHindrance;

/**
 * Decides whether an act is open: first the right, then the state, maker ≠ checker, and last the conditions. One
 * function for the buttons, the bulk actions, the queues and the embedded gateways.
 */
export function hindranceOf(
  { field, actions, conditions }: Lifecycle,
  name: string,
  record: Values,
  person: ActPerson,
): Hindrance | null {
  const action = actions[name];
  const state = String(record[field]);
  if (!person.may(action.access)) return { kind: 'permission', needed: [action.access].flat() };
  if (!action.from.includes(state)) return { kind: 'state', state, from: action.from };
  const isMaker = person.id !== undefined && record.createdBy === person.id;
  if (action.notByMaker && isMaker) return { kind: 'maker' };
  return conditions?.(name, record, person) ?? null;
}
