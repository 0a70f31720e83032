import { useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  name: string;
  /** The page is a part of what has that name: its own name follows. */
  above?: boolean;
}

/**
 * The name of what the page is about, at the end of the trail in the top bar, in the place that react-admin's `<Title>`
 * has for it. Never in the window's title, which ends up in histories.
 */
export function TrailName({ name, above }: Props) {
  // The bar is there before any record is: it is part of the frame.
  const [place] = useState(() => document.getElementById('react-admin-title'));
  return place && createPortal(above ? <span data-above>{name}</span> : name, place);
}
