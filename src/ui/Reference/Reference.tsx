import { useTranslate } from 'ra-core';
import { CopyButton } from '../CopyButton/CopyButton';
import styles from './Reference.module.css';

/** The number under which a failure is known to the gateway or to a report, ready to be passed on. */
export function Reference({ value }: { value: string }) {
  const translate = useTranslate();
  return (
    <span className={styles.reference}>
      {translate('shell.reference', { reference: value })} <CopyButton value={value} />
    </span>
  );
}
