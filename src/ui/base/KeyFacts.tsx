import type { ReactNode } from 'react';

export interface KeyFact {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

/** Four to six figures of a record in one strip: label above, value below. An absent value is a dash. */
export const KeyFacts = ({ facts }: { facts: readonly KeyFact[] }) => (
  <dl className="u-facts">
    {facts.map(({ key, label, value }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>{value ?? '—'}</dd>
      </div>
    ))}
  </dl>
);
