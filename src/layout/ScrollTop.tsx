import ArrowUp from '@mui/icons-material/KeyboardArrowUpOutlined';
import { useEffect, useState } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { LAYOUT } from '../domain/settings';
import styles from './ScrollTop.module.css';

/** Back to the top, once the page is scrolled beyond 500 px (docs/domain/interface.md 3.2). */
export function ScrollTop() {
  const translate = useTranslate();
  // Looked at when the page scrolls, not when it is drawn: that would make the browser lay it out in between.
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > LAYOUT.scrollTopPx);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!far) return null;
  const up = () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const label = translate('common.scroll_to_top');
  return (
    <button
      type="button"
      className={styles.top}
      data-no-print
      onClick={up}
      aria-label={label}
      title={label}
    >
      <ArrowUp />
    </button>
  );
}
