import { useEffect, useState } from 'react';
import { LAYOUT } from '../domain/settings';
import { laterPart } from './laterPart';

/** Comes with the first page that is scrolled so far. */
const ScrollTopButton = laterPart(() => import('./ScrollTopButton'), 'ScrollTopButton');

/** Back to the top, once the page is scrolled beyond 500 px (docs/domain/interface.md 3.2). */
export function ScrollTop() {
  // Looked at when the page scrolls, not when it is drawn: that would make the browser lay it out in between.
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > LAYOUT.scrollTopPx);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return far && <ScrollTopButton />;
}
