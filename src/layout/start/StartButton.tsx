import type { ReactNode } from 'react';
import styles from './start.module.css';

interface Props {
  /** The first thing to try. */
  main?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button of the pages before the console: a plain element, because there is no theme yet that would dress MUI's. */
export const StartButton = ({ main, onClick, children }: Props) => (
  <button type="button" className={styles.button} data-main={main || undefined} onClick={onClick}>
    {children}
  </button>
);
