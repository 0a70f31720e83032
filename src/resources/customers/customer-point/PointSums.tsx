import { useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { pointBalance } from '../../../domain/bonus/points';
import { PointType } from '../../../domain/enums/customers';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { formatCount } from '../../../domain/formatCount';
import { Card } from '../../../framework/parts/Card';
import { Table, TableFrame } from '../../../ui/DataTable/Table';
import { Hidden } from '../../../ui/Text/Text';
import textStyles from '../../../ui/Text/Text.module.css';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { readPoints } from './api';

/** Credits and debits by kind; the balance is the one less the other. */
export function PointSums() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const read = useRecordPart('customers', readPoints, id);
  const rows = read.data?.byType ?? [];
  const sum = (side: 'credit' | 'debit') => rows.reduce((total, row) => total + row[side], 0);
  return (
    <Card
      title={translate('people.points.balance', { points: formatCount(pointBalance(rows)) })}
      flush
      read={read}
    >
      <TableFrame data-part="record-table" label={translate('people.points.by_type')}>
        <Table>
          <Hidden as="caption">{translate('people.points.by_type')}</Hidden>
          <thead>
            <tr>
              <th scope="col">{translate('resources.bonus-points.fields.type')}</th>
              <th scope="col" className={textStyles.num}>
                {translate('people.points.count')}
              </th>
              <th scope="col" className={textStyles.num}>
                {translate('resources.bonus-points.fields.credit')}
              </th>
              <th scope="col" className={textStyles.num}>
                {translate('resources.bonus-points.fields.debit')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ type, count, credit, debit }) => (
              <tr key={type}>
                <td>{translate(labelKeyOf(PointType, type))}</td>
                <td className={textStyles.num}>{formatCount(count)}</td>
                <td className={textStyles.num}>{formatCount(credit)}</td>
                <td className={textStyles.num}>{formatCount(debit)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{translate('common.total')}</th>
              <td className={textStyles.num}>
                {formatCount(rows.reduce((total, { count }) => total + count, 0))}
              </td>
              <td className={textStyles.num}>{formatCount(sum('credit'))}</td>
              <td className={textStyles.num}>{formatCount(sum('debit'))}</td>
            </tr>
          </tfoot>
        </Table>
      </TableFrame>
    </Card>
  );
}
