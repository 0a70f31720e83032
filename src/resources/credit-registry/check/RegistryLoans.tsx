import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import {
  CreditRegistryClassification,
  CreditRegistryLoanState,
} from '../../../domain/enums/credit-registry';
import { toneOf } from '../../../domain/enums/readEnum';
import { formatMoney } from '../../../domain/money';
import { useMoneyHeading } from '../../../crud/useLabels';
import { DateText } from '../../../ui/base/DateText';
import { EnumChip } from '../../../ui/base/EnumChip';
import { StatusChip } from '../../../ui/base/StatusChip';
import type { RegistryLoan } from '../api';

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
    <div className="u-list-table" tabIndex={0} role="group" aria-label={caption}>
      <table>
        <thead>
          <tr>
            {['organization', 'loanType', 'customerRole', 'classification', 'loanState'].map(
              (field) => (
                <th key={field} scope="col">
                  {label(field)}
                </th>
              ),
            )}
            <th scope="col" className="u-num">
              {heading(translate('creditRegistry.checks.lent'))}
            </th>
            <th scope="col" className="u-num">
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
                  <StatusChip tone="info">
                    {loan.loanCode ?? translate('creditRegistry.checks.ours')}
                  </StatusChip>
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
              <td className="u-num">{formatMoney(loan.lentAmount)}</td>
              <td className="u-num">{formatMoney(loan.balance)}</td>
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
      </table>
    </div>
  );
}
