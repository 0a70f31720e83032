import type { AutoMove, LifecycleAction } from './lifecycle';

/** Acts by name. */
type Acts<S extends string> = Readonly<Record<string, LifecycleAction<S>>>;

/** The names that an act gives, of fields or of another act; `never` where it gives none. */
type NamesIn<Act, Part extends 'consequences' | 'reverse'> =
  Act extends Readonly<Record<Part, infer Names>>
    ? Names extends readonly (infer One extends string)[]
      ? One
      : Extract<Names, string>
    : never;

/** The states of a record, the acts that lead from one to another, and the moves that nobody makes here. */
export interface LifecycleTable<
  S extends string = string,
  F extends string = string,
  T extends Acts<S> = Acts<S>,
> {
  /** The field that holds the state. */
  field: F;
  actions: {
    readonly [A in keyof T]: LifecycleAction<
      S,
      NamesIn<T[A], 'consequences'>,
      NamesIn<T[A], 'reverse'>
    >;
  };
  auto: readonly AutoMove<S>[];
}

/**
 * Declares the table of a life cycle: its states are those of an enumeration, the names of its acts and of the fields
 * that they change are kept. `entity()` takes it as its `lifecycle`.
 * @example lifecycleOf<InvoiceState>()('state', { cancel: { from: ['pending'], to: 'cancelled', … } })
 * @param field the field that holds the state
 */
export function lifecycleOf<S extends string>(): <F extends string, const T extends Acts<S>>(
  field: F,
  actions: T,
  auto?: readonly AutoMove<S>[],
) => LifecycleTable<S, F, T>;
export function lifecycleOf() {
  return (field: string, actions: Acts<string>, auto: readonly AutoMove[] = []) => ({
    field,
    actions,
    auto,
  });
}

/** All states in which an act may end when it is done in a state, the ordinary one first. */
export function endsOf<S extends string>(act: LifecycleAction<S>, state: S): readonly S[] {
  const first = act.stays ? state : act.to;
  return [first, ...(act.outcomes ?? []).filter((outcome) => outcome !== first)];
}

/** Acts that a state allows, in the order of the table; rights and conditions are not looked at. */
export const actsIn = <A extends string, S extends string>(
  lifecycle: { actions: Readonly<Record<A, LifecycleAction<S>>> },
  state: S,
): A[] =>
  (Object.entries(lifecycle.actions) as [A, LifecycleAction<S>][])
    .filter(([, act]) => act.from.includes(state))
    .map(([name]) => name);
