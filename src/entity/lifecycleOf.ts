import type { AutoMove, LifecycleAction } from './lifecycle';

/** Actions by name. */
type Actions<S extends string> = Readonly<Record<string, LifecycleAction<S>>>;

/** The names that an action gives, of fields or of another action; `never` where it gives none. */
type NamesIn<Action, Part extends 'consequences' | 'reverse'> =
  Action extends Readonly<Record<Part, infer Names>>
    ? Names extends readonly (infer One extends string)[]
      ? One
      : Extract<Names, string>
    : never;

/** The fields that an action's confirmation shows. */
type FieldsIn<Action> =
  | NamesIn<Action, 'consequences'>
  | (Action extends Readonly<Record<'sets', infer Sets>> ? keyof Sets & string : never);

/** The states of a record, the actions that lead from one to another, and the moves that nobody makes here. */
export interface LifecycleTable<
  S extends string = string,
  F extends string = string,
  T extends Actions<S> = Actions<S>,
> {
  /** The field that holds the state. */
  field: F;
  actions: {
    readonly [A in keyof T]: LifecycleAction<S, FieldsIn<T[A]>, NamesIn<T[A], 'reverse'>>;
  };
  auto: readonly AutoMove<S>[];
}

/**
 * Declares the table of a life cycle: its states are those of an enumeration, the names of its actions and of the fields
 * that they change are kept. `entity()` takes it as its `lifecycle`.
 * @example lifecycleOf<InvoiceState>()('state', { cancel: { from: ['pending'], to: 'cancelled', … } })
 * @param field the field that holds the state
 */
export function lifecycleOf<S extends string>(): <F extends string, const T extends Actions<S>>(
  field: F,
  actions: T,
  auto?: readonly AutoMove<S>[],
) => LifecycleTable<S, F, T>;
export function lifecycleOf() {
  return (field: string, actions: Actions<string>, auto: readonly AutoMove[] = []) => ({
    field,
    actions,
    auto,
  });
}

/** All states in which an action may end when it is done in a state, the ordinary one first. */
export function endsOf<S extends string>(action: LifecycleAction<S>, state: S): readonly S[] {
  const first = action.stays ? state : action.to;
  return [first, ...(action.outcomes ?? []).filter((outcome) => outcome !== first)];
}

/** Actions that a state allows, in the order of the table; rights and conditions are not looked at. */
export const actionsIn = <A extends string, S extends string>(
  lifecycle: { actions: Readonly<Record<A, LifecycleAction<S>>> },
  state: S,
): A[] =>
  (Object.entries(lifecycle.actions) as [A, LifecycleAction<S>][])
    .filter(([, action]) => action.from.includes(state))
    .map(([name]) => name);
