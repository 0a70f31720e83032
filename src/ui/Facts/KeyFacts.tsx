import type { ReactNode } from 'react';
import { part } from '../part';
import styles from './KeyFacts.module.css';

export interface KeyFact {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

/** The strip itself (`div` of `dt` and `dd`): for figures that need more than `KeyFacts` can say. */
export const FactStrip = part('dl', styles.facts);

/** Four to six figures of a record in one strip: label above, value below. An absent value is a dash. */
export const KeyFacts = ({ facts }: { facts: readonly KeyFact[] }) => (
  <FactStrip>
    {facts.map(({ key, label, value }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>{value ?? '—'}</dd>
      </div>
    ))}
  </FactStrip>
);
