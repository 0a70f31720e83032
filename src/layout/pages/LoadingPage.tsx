import { useTranslate } from '../../i18n/useTranslate';
import { Logo } from '../../ui/Logo/Logo';
import { Hidden } from '../../ui/Text/Text';
import styles from './LoadingPage.module.css';

/** Before the shell is there: the mark with its strap sliding across. `<Admin loading={LoadingPage}>`. */
export function LoadingPage() {
  const translate = useTranslate();
  return (
    <div className={styles.loading} role="status">
      <Logo size={48} />
      <Hidden>{translate('common.loading')}</Hidden>
    </div>
  );
}
