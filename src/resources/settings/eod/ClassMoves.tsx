import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { AssetClassification } from '../../../domain/enums/loans';
import { formatCount } from '../../../domain/formatCount';
import { Card } from '../../../framework/parts/Card';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Note } from '../../../ui/Text/Text';
import type { ClassMove } from './run';

/** From which class to which loans went, those newly lent and those closed among them. */
export function ClassMoves({ moves }: { moves: readonly ClassMove[] }) {
  const translate = useTranslate();
  const text = (key: KeyBelow<'eod.change'>) => translate(`eod.change.${key}`);
  const chip = (value: AssetClassification | null, nothing: 'new' | 'closed') =>
    value === null ? text(nothing) : <EnumChip of={AssetClassification} value={value} />;
  if (moves.length === 0)
    return (
      <Card title={text('moves')}>
        <Note>{text('none')}</Note>
      </Card>
    );
  return (
    <Card title={text('moves')} flush>
      <DataTable
        caption={text('moves')}
        rows={moves}
        keyOf={({ from, to }) => `${from} ${to}`}
        columns={[
          {
            key: 'from',
            head: text('from'),
            isName: true,
            cell: ({ from }) => chip(from, 'new'),
          },
          { key: 'to', head: text('to'), cell: ({ to }) => chip(to, 'closed') },
          {
            key: 'loans',
            head: text('loans'),
            numeric: true,
            cell: ({ loans }) => formatCount(loans),
          },
        ]}
      />
    </Card>
  );
}
