const OPEN_ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"]';
/** Radio buttons and boxes are inputs that nobody types into. */
const TYPED_INTO = 'input:not([type=radio], [type=checkbox]), textarea, select';

/** Whether somebody types: into a field or an editor. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest(TYPED_INTO) !== null);

/** Whether something is in a dialog or a menu above the page. */
export const isAbovePage = (target: Element | null): boolean =>
  target !== null && target.closest(OPEN_ABOVE) !== null;

/**
 * Whether keys belong to something else than the page right now: to a text field, or to a dialog or a menu that is
 * above it. Single-key shortcuts then keep quiet (interface, keyboard map).
 */
export const areShortcutsBlocked = (target: EventTarget | null): boolean =>
  document.querySelector(OPEN_ABOVE) !== null || isTypedInto(target);
