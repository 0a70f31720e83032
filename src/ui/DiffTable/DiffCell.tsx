import { useTranslate } from '../../i18n/useTranslate';
import { Hidden, Sub } from '../Text/Text';
import styles from './DiffCell.module.css';

interface DiffCellProps {
  /** As they are shown; null where there is nothing on that side. */
  before: string | null;
  after: string | null;
}

/** A value that stays, or what was above what comes; words mark old and new where lines and colours are not seen. */
export function DiffCell({ before, after }: DiffCellProps) {
  const translate = useTranslate();
  if (before === after) return after;
  return (
    <>
      {before !== null && (
        <Sub as="del">
          <Hidden>{translate('shell.confirm.before')}: </Hidden>
          {before}
        </Sub>
      )}
      <ins className={styles.becomes}>
        <Hidden>{translate('shell.confirm.after')}: </Hidden>
        {after ?? '—'}
      </ins>
    </>
  );
}
