import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { Chip } from '../Chip/Chip';
import { Notice } from '../Notice/Notice';
import styles from './AlertList.module.css';

const GRAVITY = ['critical', 'danger', 'caution'] as const;

/** One thing that speaks against a record. */
export interface AlertItem {
  key: string;
  tone: (typeof GRAVITY)[number];
  text: string;
  /** Where it can be put right. */
  link?: ReactNode;
}

interface Props {
  alerts: readonly AlertItem[];
}

/**
 * What speaks against a record, in one place: the gravest in words, the others behind their number. Nothing where nothing
 * does. The order of alerts of one gravity is that in which they are given.
 */
export function AlertList({ alerts }: Props) {
  const translate = useTranslate();
  const sorted = [...alerts].sort(
    (one, other) => GRAVITY.indexOf(one.tone) - GRAVITY.indexOf(other.tone),
  );
  if (sorted.length === 0) return null;
  const [first, ...others] = sorted;
  return (
    <div role="group" aria-label={translate('common.alerts')} data-part="alerts">
      <Notice tone={first.tone}>
        {first.text} {first.link}
        {others.length > 0 && (
          <details className={styles.others}>
            <summary>{translate('common.more_alerts', { smart_count: others.length })}</summary>
            <ul>
              {others.map(({ key, tone, text, link }) => (
                <li key={key}>
                  <Chip tone={tone}>{translate(`common.gravity.${tone}`)}</Chip> {text} {link}
                </li>
              ))}
            </ul>
          </details>
        )}
      </Notice>
    </div>
  );
}
