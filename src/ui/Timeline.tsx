import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useUserName } from '../dataProviders/useUserName';
import { formatDateTime } from '../domain/dates';

export interface TimelineEntry {
  id: string;
  /** ISO instant. */
  at: string;
  /** User id; null = the system. */
  by?: string | null;
  origin?: 'MANUAL' | 'AUTO';
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
  if (entries.length === 0) return <p className="u-muted">{translate('record.no_history')}</p>;
  return (
    <ol className="u-timeline">
      {entries.map((entry) => (
        <li key={entry.id}>
          <time dateTime={entry.at}>{formatDateTime(entry.at).text}</time>
          {' · '}
          <Author id={entry.origin === 'AUTO' ? null : entry.by} />
          <p>
            <b>{entry.title}</b>
          </p>
          {entry.changes?.map(({ field, from, to }) => (
            <p key={field}>
              {field}: {from} → {to}
            </p>
          ))}
          {entry.reason && <p className="u-muted">{entry.reason}</p>}
          {entry.source && <p className="u-muted">{entry.source}</p>}
        </li>
      ))}
    </ol>
  );
}

function Author({ id }: { id?: string | null }) {
  const translate = useTranslate();
  const name = useUserName(id ?? undefined);
  return <small>{id ? name : translate('record.by_system')}</small>;
}
