import { useRecordContext, useTranslate } from 'ra-core';
import { FeeKind } from '../../../domain/enums/e-receipts';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { formatMoney } from '../../../domain/money';
import type { RecordOf } from '../../../entity/entity';
import { Card } from '../../../framework/parts/Card';
import { RecordSections } from '../../../framework/record/RecordSections';
import { useMoneyHeading } from '../../../framework/useLabels';
import { useMay } from '../../../framework/useMay';
import { Table, TableFrame } from '../../../ui/DataTable/Table';
import { Link } from '../../../ui/Link/Link';
import textStyles from '../../../ui/Text/Text.module.css';
import entity from './receipt.entity';

/** Who a receipt is for, its fees with their journals and tax, and what the tax service said. */
export function ReceiptBody() {
  const record = useRecordContext<RecordOf<typeof entity>>();
  if (!record) return null;
  return (
    <>
      <RecordSections entity={entity} record={record} only={['receiver', 'service', 'returned']} />
      <Fees record={record} />
    </>
  );
}

function Fees({ record }: { record: RecordOf<typeof entity> }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const may = useMay();
  const title = translate('resources.ebarimt.sections.fees');
  return (
    <Card flush title={title}>
      <TableFrame label={title}>
        <Table caption={title}>
          <thead>
            <tr>
              <th scope="col">{translate('resources.ebarimt.fields.journalId')}</th>
              <th scope="col">{translate('resources.common.fields.kind')}</th>
              <th scope="col">{translate('resources.ebarimt.fields.isTaxable')}</th>
              <th scope="col" className={textStyles.num}>
                {heading(translate('resources.common.fields.amount'))}
              </th>
              <th scope="col" className={textStyles.num}>
                {heading(translate('resources.ebarimt.fields.vat'))}
              </th>
            </tr>
          </thead>
          <tbody>
            {(record.lines ?? []).map((line) => (
              <tr key={line.journalId}>
                <td>
                  {record.loanId && may('loan:view') ? (
                    <Link to={`/account-history-detail/${encodeURIComponent(line.journalId)}`}>
                      {line.journalId}
                    </Link>
                  ) : (
                    line.journalId
                  )}
                </td>
                <td>{line.kind ? translate(labelKeyOf(FeeKind, line.kind)) : '—'}</td>
                <td>{translate(line.isTaxable ? 'common.yes' : 'common.no')}</td>
                <td className={textStyles.num}>{formatMoney(line.amount)}</td>
                <td className={textStyles.num}>{formatMoney(line.vat)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {translate('common.total')}
              </th>
              <td className={textStyles.num}>{formatMoney(record.total)}</td>
              <td className={textStyles.num}>{formatMoney(record.vat)}</td>
            </tr>
          </tfoot>
        </Table>
      </TableFrame>
    </Card>
  );
}
