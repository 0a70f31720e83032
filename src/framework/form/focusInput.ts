const FOCUSABLE =
  ':is(input:not([type=hidden]), textarea, select, button, a[href], [role=combobox], [tabindex="0"]):not(:disabled)';

/** Brings the focus to an input, or to the first one in a part of a form: where there is a text to write, into that. */
export function focusInput(place: HTMLElement): void {
  const target = place.matches(FOCUSABLE)
    ? place
    : (place.querySelector<HTMLElement>('[contenteditable=true]') ??
      place.querySelector<HTMLElement>(FOCUSABLE));
  target?.focus();
}
