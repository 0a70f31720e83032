import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Reckoned } from '../acts/reckoning';

interface Props<T> {
  reckoned: Reckoned<T>;
  children: (result: T) => ReactNode;
}

/** What the rules make of a request, or why they refuse it. */
export function RulesResult<T>({ reckoned, children }: Props<T>) {
  const translate = useTranslate();
  if (reckoned.kind === 'result')
    return <div className="u-queue-stack">{children(reckoned.result)}</div>;
  if (reckoned.kind === 'incomplete') return null;
  return (
    <div role="alert" className="act-refused">
      <b>{translate('loanActs.refused')}</b>
      <ul>
        {reckoned.reasons.map(({ message, values }) => (
          <li key={message}>{translate(message, values)}</li>
        ))}
      </ul>
    </div>
  );
}
