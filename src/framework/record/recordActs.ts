/** An act of a record that the person has the right to. */
export interface Act {
  action: string;
  tone?: 'primary' | 'danger';
  /** The act that takes it back. */
  reverse?: string;
  /** Why it is not open now, in words; undefined when it is. */
  closed?: string;
}

/** Whether an act takes back what an act declared before it does: to stop what was published is nobody's next step. */
function takesBack({ action }: Act, acts: readonly Act[]): boolean {
  const before = acts.slice(
    0,
    acts.findIndex((act) => act.action === action),
  );
  return before.some(({ reverse }) => reverse === action);
}

/**
 * The act of a record that is a button: of those that are open and take nothing away the declared main one, else, where there
 * is no form beside it, the first that takes no other back. What takes back never stands where the act was pressed a moment
 * ago. A single act is a button also while it is closed: a menu would hide it for nothing.
 */
export function mainAct(acts: readonly Act[], hasForm: boolean): Act | undefined {
  const harmless = acts.filter(({ tone }) => tone !== 'danger');
  const open = harmless.filter((act) => act.closed === undefined && !takesBack(act, acts));
  const declared = open.find(({ tone }) => tone === 'primary');
  if (declared) return declared;
  if (acts.length === 1) return harmless.at(0);
  return hasForm ? undefined : open.at(0);
}

/**
 * The other acts as the menu has them: what is open, dangerous ones last; then what is not, together by what would open it,
 * in the order in which each such reason comes up first.
 */
export function menuOrder(acts: readonly Act[], main: Act | undefined): Act[] {
  const others = acts.filter((act) => act !== main);
  const open = others.filter(({ closed }) => closed === undefined);
  const reasons = [...new Set(others.flatMap(({ closed }) => closed ?? []))];
  return [
    ...open.filter(({ tone }) => tone !== 'danger'),
    ...open.filter(({ tone }) => tone === 'danger'),
    ...reasons.flatMap((reason) => others.filter(({ closed }) => closed === reason)),
  ];
}

/** Whether a part of the menu begins with an act: the dangerous ones, those that are closed. */
export const startsPart = (before: Act, act: Act): boolean =>
  act.closed === undefined
    ? act.tone === 'danger' && before.tone !== 'danger'
    : before.closed === undefined;
