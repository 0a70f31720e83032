import type { Enumeration, EnumValue } from '../domain/enums/enumeration';
import type { Right } from '../domain/enums/permissions';
import type { MessageKey } from '../i18n/Catalogue';
import type { Access, ValidationIssue, When } from './entity';
import { LEAD } from '../domain/enums/lead';
import { isOpenTo, type OutsideAnswer } from '../domain/outsideAnswer';
import { isHarmless, writingRights, type Guard } from './guard';
import type { Fields, PartialValues, ValueOfField } from './Field';

/**
 * What is asked before an action is done (docs/domain/interface.md 6.2):
 *  - `none`: nothing. One action undoes it, or there is nothing to read or to choose;
 *  - `consequence`: what it will change, answered with a press or Ctrl+Enter. Every other action on one record;
 *  - `reason`: the same with a reason, where the documents want one;
 *  - `yes-no`: the same as a question, where the documents ask it literally;
 *  - `typed`: the same, and digits of the record's number are typed. The few that cannot be made good.
 *
 * More than 20 records at once are typed whatever the action is.
 */
export type Confirmation = 'none' | 'yes-no' | 'reason' | 'consequence' | 'typed';

/** One action of a life cycle. Buttons, bulk actions, gateways and tests are made from this table. */
export interface LifecycleAction<
  State extends string = string,
  Name extends string = string,
  Action extends string = string,
> {
  from: readonly State[];
  to: State;
  /** The action changes figures, not the state: `to` is then only the first of `from`. */
  stays?: true;
  /** Other states in which the action may end, as the gateway decides. */
  outcomes?: readonly State[];
  access: Access;
  /** Rights of which one is needed beside `access`: who may ask for it does not yet decide it. */
  also?: Access;
  /** For which records `also` is needed, in words for docs/gateways.md: `conditions` decide. For all of them without it. */
  alsoWhere?: string;
  confirm: Confirmation;
  /**
   * What is said when it has been done, where the documents have words for it (docs/domain/calls.md 3.1); without it that the
   * state, or the record, has changed, with the action's own words.
   */
  success?: MessageKey;
  /** What is said when it has failed, where the documents have words for it (docs/domain/calls.md 4.1). */
  failure?: MessageKey;
  /** Predefined reasons, asked for instead of free text. */
  reasons?: Enumeration;
  /** The action that takes it back, offered after success. */
  reverse?: Action;
  irreversible?: boolean;
  /** Fields that the confirmation shows as they are now: what they become is for the gateway or the preview to say. */
  consequences?: readonly Name[];
  /** Values of fields that are known to hold afterwards; the confirmation shows them before → after. */
  sets?: { readonly [N in Name]?: unknown };
  /** The person who created the record cannot do this: two people have to agree. */
  notByMaker?: boolean;
  /**
   * What stands beside `access`: where that is a right that only opens a list, and where what is asked for waits for another
   * person; `notByMaker` and `also` say it themselves.
   */
  guard?: Guard;
  tone?: 'primary' | 'danger';
}

/** A move that nobody makes in the console: time, the customer, a bank, or an action on another record. */
export interface AutoMove<State extends string = string> {
  from: readonly State[];
  to: State;
  /** Who or what makes it. */
  by: string;
}

type Values = Readonly<Record<string, unknown>>;

/** A record as an action sees it: its fields, and the facts that the gateway sends with it for the conditions. */
export type ActionRecord<F> = PartialValues<F> & {
  readonly id?: number | string;
  readonly facts?: unknown;
};

/** Who wants to do an action. */
export interface ActionPerson {
  /** User id; nothing when nobody is signed in. */
  id: string | undefined;
  /** Alias of the tenant that the person works for; nothing where it is not known. */
  tenant?: string | null;
  /** False where the records rule all lenders and the person works for another one than the main tenant. */
  rules: boolean;
  /** False for a record that is another lender's, whom the person's own merely deals with (docs/domain/ownership.md 4.2). */
  owns?: boolean;
  may: (access: Access) => boolean;
}

/** Why an action is not open although state and right are there; the message is a key. */
export interface ConditionBlock {
  kind: 'condition';
  message: MessageKey;
  values?: Readonly<Record<string, string | number>>;
  /** It is closed because of who the person is: another one may. Who counts as one with the person may not either. */
  own?: true;
}

/** The action is the person's to see; doing it needs one of these rights beside. */
export interface MissingRight {
  kind: 'also';
  needed: readonly Right[];
}

/** What actions ask for beside their confirmation, by action. */
export type Asks<Action extends string = string> = { readonly [A in Action]?: Fields };

// Methods, whose parameters are compared in both directions: an entity whose field names are known can then stand
// wherever any entity is taken.
interface AskFunctions<Inputs, F> {
  defaults(record: ActionRecord<F>): PartialValues<Inputs>;
  rules(
    values: PartialValues<Inputs>,
    record: ActionRecord<F>,
  ): readonly ValidationIssue<keyof Inputs & string>[];
}

/** What the inputs of actions start with, by action; empty without it. */
export type AskDefaults<A, F> = {
  readonly [K in keyof A]?: AskFunctions<NonNullable<A[K]>, F>['defaults'];
};

/** Rules over what actions ask for, by action; the gateway has them too. */
export type AskRules<A, F> = {
  readonly [K in keyof A]?: AskFunctions<NonNullable<A[K]>, F>['rules'];
};

/** When inputs of actions are asked for, by action and input: another input of the action, and the answers to it. */
export type AskedWhen<A> = {
  readonly [K in keyof A]?: { readonly [I in keyof NonNullable<A[K]>]?: When<NonNullable<A[K]>> };
};

/** What a record waits for from outside, and what may be done until the answer is known (docs/domain/unknown-outcomes.md 1). */
export interface Outside<F> {
  /** Who answers. */
  by: 'bank' | 'registry' | 'taxService' | 'finder' | 'paymentService';
  /** What is known of the answer; null for a record that asks nobody. */
  answer(record: ActionRecord<F>): OutsideAnswer | null;
  /** Actions that ask again, or find out. */
  looks: readonly string[];
  /** Actions that the documents allow all the same, with two people: `T7` of a loan. */
  documents?: readonly string[];
}

/** How records are versions of one thing (docs/domain/content-and-messaging.md 4.7). */
export interface Versions<
  Name extends string = string,
  State extends string = string,
  Action extends string = string,
> {
  /** The fields that together say what a record is a version of. */
  of: readonly Name[];
  /** The field that counts them. */
  number: Name;
  /** The state of the one in force. */
  inForce: State;
  /** The action that puts a version in force, in the place of the former one. */
  puts: Action;
}

/** The states of a field as text: numeric codes are written out. */
type StateOf<F, S extends keyof F> = `${ValueOfField<F[S]> & EnumValue}`;

/** The states of a record, the actions that lead from one to another, and what the actions need. */
export interface Lifecycle<
  F extends Fields = Fields,
  S extends keyof F & string = keyof F & string,
  Action extends string = string,
  A extends Asks<Action> = Asks<Action>,
> {
  /** The field that holds the state. */
  field: S;
  actions: Readonly<
    Record<Action, LifecycleAction<StateOf<F, S>, keyof F & string, NoInfer<Action>>>
  >;
  /** Moves that nobody makes here; with the actions they are the whole table of states. */
  auto?: readonly AutoMove<StateOf<F, S>>[];
  /** What an action asks for beside its confirmation: inputs of its dialog, checked here and by the gateway. */
  inputs?: A;
  inputDefaults?: AskDefaults<A, F>;
  inputRules?: AskRules<A, F>;
  /** Inputs that are asked for only with certain answers to another one, by action and input. */
  inputsWhen?: AskedWhen<A>;
  /** What must hold beside state and right, or which right this record needs beside; decided by the record as the gateway gives it. */
  conditions?(
    action: NoInfer<Action>,
    record: ActionRecord<F>,
    person: ActionPerson,
  ): ConditionBlock | MissingRight | null;
  /** The field that says why the record has come to a state where nobody wanted it: shown with the outcome of an action. */
  cause?: keyof F & string;
  /** What it waits for from outside; every action asks it. */
  outside?: Outside<F>;
  /** Its records are versions of which one is in force: an older one does not take the place of a newer one. */
  versions?: Versions<keyof F & string, StateOf<F, S>, NoInfer<Action>>;
  /**
   * Fields that stay as they are on such a record: what is in force, was answered or is gone is not rewritten, a new one is made.
   * It is asked with the record as the gateway gives it.
   */
  fixed?(record: ActionRecord<F>): readonly (keyof F & string)[];
  /** The field whose last digits are typed to confirm a `typed` action; the id without it. */
  code?: keyof F & string;
  /** How many records an action on one of them changes, where it changes others with it; one without it. */
  recordsOf?(action: NoInfer<Action>, record: ActionRecord<F>): number;
}

/** Message key of what the documents say where a record is in no state that the action starts from; without it the states are named. */
export const onlyFromKey = (resource: string, action: string): string =>
  `resources.${resource}.onlyFrom.${action}`;

/** Why an action cannot be done now; null when it can. */
export type ActionBlock =
  | { kind: 'state'; state: string; from: readonly string[] }
  | { kind: 'permission'; needed: readonly Right[] }
  | MissingRight
  | { kind: 'maker' }
  | { kind: 'lender' }
  | ConditionBlock;

/**
 * Whether a person made what is to be decided on, changed it or asked for it: `makers` of the gateway's answer; the author
 * alone where a gateway sends none, and where the action decides on nothing that waits (docs/domain/interface.md 6.3).
 */
const isMakerOf = (
  { createdBy, makers }: Values,
  { id }: ActionPerson,
  { stays }: LifecycleAction,
): boolean =>
  id !== undefined &&
  (createdBy === id || (!stays && Array.isArray(makers) && makers.includes(id)));

/**
 * Decides whether an action is open: first the rights, then whose people may, then the state, maker ≠ checker, and last the
 * conditions. One function for the buttons, the bulk actions, the queues and the embedded gateways.
 */
export function whyBlocked(
  lifecycle: Lifecycle,
  name: string,
  record: Values,
  person: ActionPerson,
): ActionBlock | null {
  const action = lifecycle.actions[name];
  const state = String(record[lifecycle.field]);
  if (!person.may(action.access)) return { kind: 'permission', needed: [action.access].flat() };
  if (action.also && action.alsoWhere === undefined && !person.may(action.also))
    return { kind: 'also', needed: [action.also].flat() };
  // The right of a list alone is not yet the right to decide (docs/domain/authority.md 1.2).
  if (action.guard === 'lead' && !person.may(writingRights(action.access)) && !person.may(LEAD))
    return { kind: 'also', needed: [LEAD] };
  if (!person.rules) return { kind: 'lender' };
  if (person.owns === false) return { kind: 'condition', message: 'actionBlocks.others_record' };
  if (!action.from.includes(state)) return { kind: 'state', state, from: action.from };
  if (action.notByMaker && isMakerOf(record, person, action)) return { kind: 'maker' };
  return (
    olderBlock(lifecycle, name, record) ??
    lifecycle.conditions?.(name, record, person) ??
    outsideBlock(lifecycle, name, record)
  );
}

/** A version is not put in force once a newer one is: `versionInForce` of the gateway's answer. */
function olderBlock({ versions }: Lifecycle, name: string, record: Values): ConditionBlock | null {
  const version = Number(record.versionInForce ?? 0);
  return versions?.puts === name && version > Number(record[versions.number])
    ? { kind: 'condition', message: 'actionBlocks.older_version', values: { version } }
    : null;
}

/** Nothing is decided, repeated or given back before the answer from outside is known; what is harmless is. */
function outsideBlock(
  { outside, actions }: Lifecycle,
  name: string,
  record: Values,
): ConditionBlock | null {
  const answer = outside?.answer(record) ?? null;
  if (!outside || answer === null || isHarmless(actions[name].guard)) return null;
  const move = outside.looks.includes(name) ? 'look' : 'act';
  return isOpenTo(answer, move) || outside.documents?.includes(name)
    ? null
    : { kind: 'condition', message: `record.outside.${answer === 'sent' ? 'sent' : 'unanswered'}` };
}
