import type { ReactNode } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { formatMoney } from '../../../../domain/money';
import type { JournalLine } from '../api';
import { sidesOf } from './journals';
import { Table, TableFrame } from '../../../../ui/DataTable/Table';
import { Hidden } from '../../../../ui/Text/Text';
import textStyles from '../../../../ui/Text/Text.module.css';

interface Props {
  lines: readonly JournalLine[];
  /** Bodies of the journals. */
  children: ReactNode;
}

/**
 * The frame around journals: heads, and both totals below. Not a `DataTable`: every journal is a body of its own (`JournalRows`)
 * with a head row and an address, so that a receipt can lead to it.
 */
export function JournalTable({ lines, children }: Props) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { debit, credit } = sidesOf(lines);
  return (
    <TableFrame tall label={translate('loanPage.journals.title')}>
      <Table data-part="loan-table">
        <Hidden as="caption">{translate('loanPage.journals.title')}</Hidden>
        <thead>
          <tr>
            <th scope="col">{translate('loanPage.journals.account')}</th>
            <th scope="col">{translate('loanPage.journals.accountName')}</th>
            <th scope="col" className={textStyles.num}>
              {heading(translate('term.debit'))}
            </th>
            <th scope="col" className={textStyles.num}>
              {heading(translate('term.credit'))}
            </th>
            <th scope="col">{translate('loanPage.journals.balanced')}</th>
          </tr>
        </thead>
        {children}
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {translate('common.total')}
            </th>
            <td className={textStyles.num} title={debit ?? undefined}>
              {formatMoney(debit)}
            </td>
            <td className={textStyles.num} title={credit ?? undefined}>
              {formatMoney(credit)}
            </td>
            <td />
          </tr>
        </tfoot>
      </Table>
    </TableFrame>
  );
}
