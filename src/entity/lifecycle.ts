import type { Access } from './entity';

/**
 * The four confirmations (domain X4): none, yes/no, yes/no with a reason, and a table of consequences with the
 * record's code typed again.
 */
export type Confirmation = 'none' | 'yes-no' | 'reason' | 'consequence';

/** One act of a life cycle. Buttons, bulk actions, gateways and tests are made from this table. */
export interface LifecycleAction {
  from: readonly string[];
  to: string;
  access: Access;
  confirm: Confirmation;
  /** Enumeration of predefined reasons, asked for instead of free text. */
  reasons?: string;
  /** The act that takes it back, offered after success. */
  reverse?: string;
  irreversible?: boolean;
  /** Fields shown before → after in a `consequence` confirmation. */
  consequences?: readonly string[];
  /** Maker ≠ checker (X8): who created the record cannot do this. */
  notByMaker?: boolean;
  tone?: 'primary' | 'danger';
}

export interface Lifecycle<K extends string = string> {
  /** The field that holds the state. */
  field: K;
  actions: Readonly<Record<string, LifecycleAction>>;
}

/** Why an act cannot be done now; null when it can. */
export type Hindrance =
  | { kind: 'state'; state: string; from: readonly string[] }
  | { kind: 'permission'; needed: readonly string[] }
  | { kind: 'maker' };

/**
 * Decides whether an act is open: first the right, then the state, then maker ≠ checker. One function for the
 * buttons, the bulk actions and the embedded gateways.
 */
export function hindranceOf(
  action: LifecycleAction,
  state: string,
  context: { allowed: boolean; isMaker?: boolean },
): Hindrance | null {
  if (!context.allowed) return { kind: 'permission', needed: [action.access].flat() };
  if (!action.from.includes(state)) return { kind: 'state', state, from: action.from };
  if (action.notByMaker && context.isMaker) return { kind: 'maker' };
  return null;
}
