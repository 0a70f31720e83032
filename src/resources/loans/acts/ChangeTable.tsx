import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

/** One thing that an act changes. */
export type Change = readonly [label: string, before: ReactNode, after: ReactNode];

/** What an act changes: before and after. What stays as it is stands back; whether it is there at all is the caller's. */
export function ChangeTable({ changes }: { changes: readonly Change[] }) {
  const translate = useTranslate();
  return (
    <table className="act-table">
      <caption className="u-hidden">{translate('shell.confirm.changes')}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('shell.confirm.what')}</th>
          <th scope="col" className="u-num">
            {translate('shell.confirm.before')}
          </th>
          <th scope="col" className="u-num">
            {translate('shell.confirm.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(([label, before, after]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="u-num u-muted">{before ?? '—'}</td>
            <td className={after === before ? 'u-num u-muted' : 'u-num'}>
              {after === before ? (after ?? '—') : <b>{after ?? '—'}</b>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
