import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './PrintSheet.module.css';

interface PrintSheetProps {
  /** The parts of the sheet, two beside each other, each to be cut out. */
  children: ReactNode;
  /** The browser's dialog has been closed. */
  onDone: () => void;
}

/** A sheet that is printed instead of the page around it: opens the browser's dialog once, and is seen on paper alone. */
export function PrintSheet({ children, onDone }: PrintSheetProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const finish = () => done();
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, []);
  return createPortal(
    <div className={styles.sheet} data-part="print-sheet">
      {children}
    </div>,
    document.body,
  );
}
