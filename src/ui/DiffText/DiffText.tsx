import { useTranslate } from '../../i18n/useTranslate';
import type { DiffLine } from '../../domain/words/lineDiff';
import { Hidden, Muted } from '../Text/Text';
import styles from './DiffText.module.css';

/** Lines around a difference that are shown with it. */
const AROUND = 1;

/** A text with what came and what went, marked by words and signs too; long stretches that stay are left out. */
export function DiffText({ lines }: { lines: readonly DiffLine[] }) {
  const translate = useTranslate();
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== 'same');
  return (
    <ol className={styles.text} data-part="difference">
      {lines.map(({ kind, text }, at) => {
        if (!isNear(at))
          return at > 0 && isNear(at - 1) ? (
            <li key={at}>
              <Muted>…</Muted>
            </li>
          ) : null;
        if (kind === 'same') return <li key={at}>{text}</li>;
        const Marked = kind === 'gone' ? 'del' : 'ins';
        return (
          <li key={at} className={styles[kind]}>
            <Hidden>
              {translate(kind === 'gone' ? 'shell.confirm.before' : 'shell.confirm.after')}:{' '}
            </Hidden>
            <Marked>{text}</Marked>
          </li>
        );
      })}
    </ol>
  );
}
