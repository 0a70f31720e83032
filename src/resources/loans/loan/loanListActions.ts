import type { LoanState } from '../../../domain/enums/loans';
import type { LifecycleAction } from '../../../entity/lifecycle';
import { type LoanActionName, loanLifecycle } from './lifecycle';
import type { loanFields } from './loan.entity';

type Action<A extends string> = LifecycleAction<LoanState, keyof typeof loanFields, A>;

type Parts = 'inputs' | 'inputDefaults' | 'inputRules' | 'inputsWhen';

/** The life cycle with what these actions ask for; what the others ask for is not looked at. */
const ofActions = <A extends string>(
  life: typeof loanLifecycle,
): Omit<typeof loanLifecycle, Parts> & {
  [P in Parts]: Pick<(typeof loanLifecycle)[P], A & keyof (typeof loanLifecycle)[P]>;
} => life;

/** The life cycle of loans with the actions that a list of loans offers for its rows; the others are on the loan. */
export function loanListActions<A extends LoanActionName>(...names: A[]) {
  const actions: Readonly<Record<LoanActionName, Action<LoanActionName>>> = loanLifecycle.actions;
  const chosen = names.map((name) => {
    const { reverse, ...action } = actions[name];
    const isHere = names.some((other) => other === reverse);
    return [name, isHere ? actions[name] : action] as const;
  });
  return {
    ...ofActions<A>(loanLifecycle),
    actions: Object.fromEntries(chosen) as Readonly<Record<A, Action<A>>>,
  };
}
