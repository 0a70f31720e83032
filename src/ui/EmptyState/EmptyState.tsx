import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { glyphs } from './glyphs';
import { Reference } from '../Reference/Reference';
import { Button } from '../Button/Button';
import { Row } from '../Stack/Stack';
import styles from './EmptyState.module.css';

/** Nothing yet · nothing matches · no permission · failed: four different truths, never mixed up. */
export type EmptyKind = 'nothing-yet' | 'no-match' | 'no-permission' | 'failed';

interface EmptyStateProps {
  kind: EmptyKind;
  /** Instead of the kind's own title, and of its text, which says why that one is so. */
  title?: string;
  /** Why, and what can be done. */
  text?: ReactNode;
  /** Of a failure: the number under which the gateway or a report knows it. */
  reference?: string;
  /** Of a failure. */
  onRetry?: () => void;
  /** Buttons: create, clear the filters. */
  children?: ReactNode;
  /** Heading level; 1 when it is the whole page. */
  level?: 1 | 2;
}

const texts = {
  'nothing-yet': 'nothing_yet',
  'no-match': 'no_match',
  'no-permission': 'no_permission',
  failed: 'failed',
} as const satisfies Record<EmptyKind, string>;

/**
 * Shown in place of rows or a page, with a drawing; within a card, and where a search found nothing, in a line or two. A
 * failure is never shown as "no results".
 */
export function EmptyState(props: EmptyStateProps) {
  const { kind, title, text, reference, onRetry, children, level = 2 } = props;
  const translate = useTranslate();
  const Heading = `h${level}` as const;
  const key = texts[kind];
  const said = text ?? (title === undefined && translate(`shell.empty.${key}_text`));
  return (
    <div
      className={styles.empty}
      data-part="empty"
      data-small={(kind === 'no-match' && level !== 1) || undefined}
      role={kind === 'failed' ? 'alert' : undefined}
    >
      <svg
        viewBox="0 0 96 96"
        width="96"
        fill="none"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {glyphs[kind]}
      </svg>
      <Heading className={styles.title} data-part="empty-title" tabIndex={-1}>
        {title ?? translate(`shell.empty.${key}`)}
      </Heading>
      {said && <p>{said}</p>}
      {reference && (
        <p>
          <Reference value={reference} />
        </p>
      )}
      {(onRetry || children) && (
        <Row pad="12px 0 0">
          {onRetry && <Button onClick={onRetry}>{translate('action.retry')}</Button>}
          {children}
        </Row>
      )}
    </div>
  );
}
