import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import {
  CreditRegistryClassification,
  CreditRegistryLoanState,
} from '../../../domain/enums/credit-registry';
import { formatMoney } from '../../../domain/money';
import { useFieldLabel, useMoneyHeading } from '../../../framework/useLabels';
import { DateText } from '../../../ui/Text/DateText';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { Chip } from '../../../ui/Chip/Chip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import type { RegistryLoan } from './api';

interface Props {
  loans: readonly RegistryLoan[];
  caption: string;
  /** What can be done with a row, in a last column. */
  action?: (loan: RegistryLoan) => ReactNode;
}

/** Loans of a person as the registry holds them: the worst class first. */
export function RegistryLoans({ loans, caption, action }: Props) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const label = useFieldLabel('zms');
  const rank = ({ classification, loanState }: RegistryLoan) =>
    loanState === 'FINISHED' ? -1 : CreditRegistryClassification.values.indexOf(classification);
  const sorted = [...loans].sort((one, other) => rank(other) - rank(one));
  return (
    <DataTable
      caption={caption}
      columns={[
        {
          key: 'organization',
          head: label('organization'),
          cell: ({ organization, writeId, loanCode }) => (
            <>
              {organization}{' '}
              {writeId !== null && (
                <Chip tone="info">{loanCode ?? translate('creditRegistry.checks.ours')}</Chip>
              )}
            </>
          ),
        },
        {
          key: 'loanType',
          head: label('loanType'),
          cell: ({ loanType }) => translate(`enums.CreditRegistryLoanType.${loanType}`),
        },
        {
          key: 'customerRole',
          head: label('customerRole'),
          cell: ({ customerRole }) => translate(`enums.CreditRegistryCustomerRole.${customerRole}`),
        },
        {
          key: 'classification',
          head: label('classification'),
          cell: ({ classification }) => (
            <EnumChip of={CreditRegistryClassification} value={classification} />
          ),
        },
        {
          key: 'loanState',
          head: label('loanState'),
          cell: ({ loanState }) => <EnumChip of={CreditRegistryLoanState} value={loanState} />,
        },
        {
          key: 'lent',
          head: heading(translate('creditRegistry.checks.lent')),
          numeric: true,
          cell: ({ lentAmount }) => formatMoney(lentAmount),
        },
        {
          key: 'balance',
          head: heading(translate('resources.common.fields.balance')),
          numeric: true,
          cell: ({ balance }) => formatMoney(balance),
        },
        ...(['startDate', 'endDate'] as const).map((field) => ({
          key: field,
          head: translate(`resources.common.fields.${field}`),
          cell: (loan: RegistryLoan) => <DateText value={loan[field]} />,
        })),
        ...(action
          ? [{ key: 'actions', head: translate('creditRegistry.search.actions'), cell: action }]
          : []),
      ]}
      rows={sorted}
      keyOf={({ id }) => id}
    />
  );
}
