import type { LifecycleAction } from '../../entity/lifecycle';

/** An act of lending: the vocabulary of every life cycle, and what a loan needs beyond it. */
export interface LendingAct<S extends string = string> extends LifecycleAction {
  /** Number of the transition in domain 4.1. */
  rule?: `T${number}`;
  from: readonly S[];
  to: S;
  outcomes?: readonly S[];
}

/** A move that no person of the console makes: time, the customer, a bank, or another record's act. */
export interface AutoMove<S extends string = string> {
  from: readonly S[];
  to: S;
  by: string;
}

/** A life cycle of lending: acts of the console and the moves that happen by themselves. Usable as a `Lifecycle`. */
export interface LendingLifecycle<
  A extends string = string,
  S extends string = string,
  F extends string = string,
> {
  /** The field that holds the state. */
  field: F;
  actions: Readonly<Record<A, LendingAct<S>>>;
  auto: readonly AutoMove<S>[];
}

/**
 * Declares a life cycle: the states are those of its enumeration, the names of the acts are kept.
 * @param field the field that holds the state
 */
export const lifecycleOf =
  <S extends string>() =>
  <A extends string, F extends string>(
    field: F,
    actions: Record<A, LendingAct<S>>,
    auto: readonly AutoMove<S>[] = [],
  ): LendingLifecycle<A, S, F> => ({ field, actions, auto });

/** All states in which an act may end when it is done in a state, the ordinary one first. */
export function endsOf<S extends string>(act: LendingAct<S>, state: S): readonly S[] {
  const first = act.stays ? state : act.to;
  return [first, ...(act.outcomes ?? []).filter((outcome) => outcome !== first)];
}

/** Acts that a state allows, in the order of the table; rights and conditions are not looked at. */
export const actsIn = <A extends string, S extends string>(
  lifecycle: LendingLifecycle<A, S>,
  state: S,
): A[] =>
  (Object.entries(lifecycle.actions) as [A, LendingAct<S>][])
    .filter(([, act]) => act.from.includes(state))
    .map(([name]) => name);
