import { useLayoutEffect, useRef, useState, type FocusEvent, type MouseEvent } from 'react';

const isEntry = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement;

/**
 * Selects the whole text of an input when it is entered, by Tab or by a press: who enters a number means to replace it,
 * and a digit typed into the middle of another amount makes a third one. A second press places the caret as usual, and
 * what is marked by dragging stays marked.
 */
export function useSelectOnEntry(enabled = true) {
  const [entered, setEntered] = useState<HTMLInputElement | null>(null);
  const pressed = useRef(false);
  // After the render: a field may show another text while it has the focus.
  useLayoutEffect(() => entered?.select(), [entered]);
  if (!enabled) return {};
  return {
    onFocus: ({ target }: FocusEvent) => setEntered(isEntry(target) ? target : null),
    onBlur: () => setEntered(null),
    onMouseDown: ({ target }: MouseEvent) => {
      pressed.current = target !== document.activeElement;
    },
    // Browsers place the caret after the focus has come, which takes the selection away.
    onMouseUp: ({ target }: MouseEvent) => {
      const isPlaced = isEntry(target) && target.selectionStart === target.selectionEnd;
      if (pressed.current && isPlaced) target.select();
      pressed.current = false;
    },
  };
}
