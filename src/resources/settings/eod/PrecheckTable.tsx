import { useTranslate } from 'ra-core';
import { formatCount } from '../../../domain/formatCount';
import { collectionPath } from '../../../entity/paths';
import { useMay } from '../../../framework/useMay';
import { manifestFor } from '../../../entity/manifests';
import { Chip } from '../../../ui/Chip/Chip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import type { Precheck } from './run';
import type { Run } from './useRun';

const TONE = { fine: 'success', warns: 'caution', fails: 'danger' } as const;

/** What was looked at before the run: what would stop it, and what it goes on without; each with the list that has it. */
export function PrecheckTable({ run, captioned }: { run: Run; captioned?: boolean }) {
  const translate = useTranslate();
  const text = (key: string, values?: object) => translate(`eod.precheck.${key}`, values);
  const verdict = ({ gravity, step }: Precheck): string => {
    if (gravity !== 'fails') return text(gravity);
    return step ? text('fails', { step: translate(`enums.EodStep.${step}`) }) : text('blocks');
  };
  return (
    <DataTable
      inner
      captioned={captioned}
      caption={text('title')}
      rows={run.precheck}
      keyOf={({ key }) => key}
      rowProps={({ gravity }) => ({ 'data-gravity': gravity })}
      columns={[
        {
          key: 'item',
          head: text('item'),
          isName: true,
          cell: (row) => <Found row={row}>{text(row.key)}</Found>,
        },
        {
          key: 'count',
          head: text('count'),
          numeric: true,
          cell: ({ count }) => (count === 0 ? '—' : formatCount(count)),
        },
        {
          key: 'result',
          head: text('result'),
          cell: (row) => <Chip tone={TONE[row.gravity]}>{verdict(row)}</Chip>,
        },
      ]}
    />
  );
}

/** The name of what was looked at; a link to it where there is some and the person may see it. */
function Found({ row, children }: { row: Precheck; children: string }) {
  const may = useMay();
  const { resource, filter, count } = row;
  const path = resource && collectionPath(resource, 'list');
  const manifest = resource && manifestFor(resource);
  if (!path || count === 0 || !manifest || !may(manifest.access.list)) return children;
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return <Link to={`${path}?${query.toString()}`}>{children}</Link>;
}
