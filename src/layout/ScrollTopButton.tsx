import ArrowUp from '@mui/icons-material/KeyboardArrowUpOutlined';
import { useTranslate } from '../i18n/useTranslate';
import styles from './ScrollTopButton.module.css';

/** Leads back to the top of the page, with the focus. */
export function ScrollTopButton() {
  const translate = useTranslate();
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
