import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatCount } from '../../../domain/formatCount';
import { collectionPath } from '../../../entity/paths';
import { useMay } from '../../../framework/useMay';
import { manifestFor } from '../../../entity/manifests';
import { Chip } from '../../../ui/Chip/Chip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import { Row } from '../../../ui/Stack/Stack';
import type { Precheck } from './run';
import type { Run } from './useRun';

const TONE = { fine: 'success', warns: 'caution', fails: 'danger' } as const;

/** Words about what was looked at before a run. */
function usePrecheckTexts() {
  const translate = useTranslate();
  const text = (key: KeyBelow<'eod.precheck'>, values?: Record<string, unknown>) =>
    translate(`eod.precheck.${key}`, values);
  const verdict = ({ gravity, step }: Precheck): string => {
    if (gravity !== 'fails') return text(gravity);
    return step ? text('fails', { step: translate(`enums.EodStep.${step}`) }) : text('blocks');
  };
  return { text, verdict };
}

/** What was looked at before the run: what would stop it, and what it goes on without; each with the list that has it. */
export function PrecheckTable({ run, captioned }: { run: Run; captioned?: boolean }) {
  const { text, verdict } = usePrecheckTexts();
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

/** The same in a line or two, above other things: what would stop the run first, then what it goes on without. */
export function PrecheckSummary({ run }: { run: Run }) {
  const { text, verdict } = usePrecheckTexts();
  const of = (gravity: Precheck['gravity']) =>
    run.precheck.filter((one) => one.gravity === gravity);
  const fine = of('fine').length;
  return (
    <Row gap="4px 20px" aria-label={text('title')} role="group">
      {[...of('fails'), ...of('warns')].map((row) => (
        <Row key={row.key} gap={6} data-gravity={row.gravity}>
          <Found row={row}>{text(row.key)}</Found>
          <Chip tone={TONE[row.gravity]}>
            {row.gravity === 'fails' ? verdict(row) : formatCount(row.count)}
          </Chip>
        </Row>
      ))}
      {fine > 0 && (
        <Row gap={6}>
          {text('fine')}
          <Chip tone={TONE.fine}>{formatCount(fine)}</Chip>
        </Row>
      )}
    </Row>
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
