import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import {
  CreditRegistryClassification,
  CreditRegistryLoanState,
} from '../../../domain/enums/credit-registry';
import { toneOf } from '../../../domain/enums/readEnum';
import { formatMoney } from '../../../domain/money';
import { useMoneyHeading } from '../../../framework/useLabels';
import { DateText } from '../../../ui/Text/DateText';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { Chip } from '../../../ui/Chip/Chip';
import { Table, TableFrame } from '../../../ui/DataTable/Table';
import textStyles from '../../../ui/Text/Text.module.css';
import type { RegistryLoan } from './api';

interface Props {
  loans: readonly RegistryLoan[];
  caption: string;
  /** What can be done with a row, in a last column. */
  act?: (loan: RegistryLoan) => ReactNode;
}

/** Loans of a person as the registry holds them: the worst class first. */
export function RegistryLoans({ loans, caption, act }: Props) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const label = (field: string) => translate(`resources.zms.fields.${field}`);
  const rank = ({ classification, loanState }: RegistryLoan) =>
    loanState === 'FINISHED' ? -1 : CreditRegistryClassification.values.indexOf(classification);
  const sorted = [...loans].sort((one, other) => rank(other) - rank(one));
  return (
    <TableFrame label={caption}>
      <Table>
        <thead>
          <tr>
            {['organization', 'loanType', 'customerRole', 'classification', 'loanState'].map(
              (field) => (
                <th key={field} scope="col">
                  {label(field)}
                </th>
              ),
            )}
            <th scope="col" className={textStyles.num}>
              {heading(translate('creditRegistry.checks.lent'))}
            </th>
            <th scope="col" className={textStyles.num}>
              {heading(translate('resources.common.fields.balance'))}
            </th>
            <th scope="col">{translate('resources.common.fields.startDate')}</th>
            <th scope="col">{translate('resources.common.fields.endDate')}</th>
            {act && <th scope="col">{translate('creditRegistry.search.actions')}</th>}
          </tr>
        </thead>
        <tbody>
          {sorted.map((loan) => (
            <tr key={loan.id}>
              <td>
                {loan.organization}{' '}
                {loan.writeId !== null && (
                  <Chip tone="info">
                    {loan.loanCode ?? translate('creditRegistry.checks.ours')}
                  </Chip>
                )}
              </td>
              <td>{translate(`enums.CreditRegistryLoanType.${loan.loanType}`)}</td>
              <td>{translate(`enums.CreditRegistryCustomerRole.${loan.customerRole}`)}</td>
              <td>
                <EnumChip
                  name="CreditRegistryClassification"
                  value={loan.classification}
                  tone={toneOf(CreditRegistryClassification, loan.classification)}
                />
              </td>
              <td>
                <EnumChip
                  name="CreditRegistryLoanState"
                  value={loan.loanState}
                  tone={toneOf(CreditRegistryLoanState, loan.loanState)}
                />
              </td>
              <td className={textStyles.num}>{formatMoney(loan.lentAmount)}</td>
              <td className={textStyles.num}>{formatMoney(loan.balance)}</td>
              <td>
                <DateText value={loan.startDate} />
              </td>
              <td>
                <DateText value={loan.endDate} />
              </td>
              {act && <td>{act(loan)}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
