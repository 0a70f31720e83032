import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { pointBalance } from '../../../domain/bonus/points';
import { PointType } from '../../../domain/enums/customers';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { formatCount } from '../../../domain/formatCount';
import { Card } from '../../../framework/parts/Card';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { readPoints } from './api';

/** Credits and debits by kind; the balance is the one less the other. */
export function PointSums() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const read = useRecordPart('customers', readPoints, id);
  const rows = read.data?.byType ?? [];
  const sum = (side: 'count' | 'credit' | 'debit') =>
    rows.reduce((total, row) => total + row[side], 0);
  return (
    <Card
      title={translate('people.points.balance', { points: formatCount(pointBalance(rows)) })}
      flush
      read={read}
    >
      <DataTable
        data-part="record-table"
        caption={translate('people.points.by_type')}
        columns={[
          {
            key: 'type',
            head: translate('resources.bonus-points.fields.type'),
            cell: ({ type }) =>
              translate(type === null ? 'people.points.other' : labelKeyOf(PointType, type)),
          },
          {
            key: 'count',
            head: translate('people.points.count'),
            numeric: true,
            cell: ({ count }) => formatCount(count),
          },
          ...(['credit', 'debit'] as const).map((side) => ({
            key: side,
            head: translate(`resources.bonus-points.fields.${side}`),
            numeric: true,
            cell: (row: (typeof rows)[number]) => formatCount(row[side]),
          })),
        ]}
        rows={rows}
        keyOf={({ type }) => type ?? 'other'}
        sums={[
          {
            type: translate('common.total'),
            count: formatCount(sum('count')),
            credit: formatCount(sum('credit')),
            debit: formatCount(sum('debit')),
          },
        ]}
      />
    </Card>
  );
}
