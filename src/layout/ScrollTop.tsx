import ArrowUp from '@mui/icons-material/KeyboardArrowUpOutlined';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'ra-core';
import { LAYOUT } from '../domain/settings';
import styles from './ScrollTop.module.css';

const subscribe = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};
const isFar = () => window.scrollY > LAYOUT.scrollTopPx;

/** Back to the top, once the page is scrolled beyond 500 px (docs/domain/interface.md 3.2). */
export function ScrollTop() {
  const translate = useTranslate();
  const far = useSyncExternalStore(subscribe, isFar);
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
