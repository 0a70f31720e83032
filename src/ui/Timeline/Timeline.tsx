import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { Stack } from '../Stack/Stack';
import { MomentText } from '../Text/DateText';
import { Muted } from '../Text/Text';
import styles from './Timeline.module.css';

export interface TimelineEntry {
  id: string;
  /** ISO instant. */
  at: string;
  /** Who did it. */
  by: ReactNode;
  title: string;
  changes?: readonly TimelineChange[];
  reason?: string;
  /** What led to it, in words. */
  source?: ReactNode;
}

/** One field that was changed. */
export interface TimelineChange {
  field: string;
  from: ReactNode;
  to: ReactNode;
}

/** What happened to a record, the newest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const translate = useTranslate();
  if (entries.length === 0) return <Muted as="p">{translate('record.no_history')}</Muted>;
  return (
    <Stack as="ol" gap={14} className={styles.timeline} data-part="timeline">
      {entries.map((entry) => (
        <li key={entry.id}>
          <MomentText value={entry.at} />
          {' · '}
          <small>{entry.by}</small>
          <p>
            <b>{entry.title}</b>
          </p>
          {/* One entry may hold several steps of one field. */}
          {entry.changes?.map(({ field, from, to }, index) => (
            <p key={index}>
              {field}: {from} → {to}
            </p>
          ))}
          {entry.reason && <Muted as="p">{entry.reason}</Muted>}
          {entry.source && <Muted as="p">{entry.source}</Muted>}
        </li>
      ))}
    </Stack>
  );
}
