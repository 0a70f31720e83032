import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import type { UrtuuDataProvider } from '../../../../dataProviders/UrtuuDataProvider';
import { compareMoney, formatMoney } from '../../../../domain/money';
import { Muted } from '../../../../ui/Text/Text';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { Notice } from '../../../../ui/Notice/Notice';
import { readLoanLimit } from '../api';

interface Props {
  customerId: number | string;
  productType: string;
  contractId?: number | string | null;
  /** The amount that is asked for. */
  amount: string | null;
}

/**
 * What the chosen customer may still borrow of the product under the chosen contract, and a warning when the amount is
 * above it; the gateway judges.
 */
export function CustomerLimit({ customerId, productType, contractId, amount }: Props) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['loans', 'limit', customerId, productType, contractId],
    queryFn: ({ signal }) =>
      dataProvider.call(readLoanLimit, {
        query: {
          customerId: String(customerId),
          productType,
          ...(contractId ? { contractId: String(contractId) } : {}),
        },
        signal,
      }),
    retry: false,
  });
  if (error) return <Muted as="p">{translate('loanActions.create.limit_unknown')}</Muted>;
  if (!data) return <Skeleton aria-busy="true" />;
  const limit = formatMoney(data.availableLimit);
  const isAbove = compareMoney(amount, data.availableLimit) === 1;
  return (
    <Notice tone={isAbove ? 'danger' : undefined} role="status">
      {isAbove ? (
        translate('loanActions.create.limit_exceeded', { limit })
      ) : (
        <>
          {heading(translate('loanActions.create.limit'))}: <b>{limit}</b>
        </>
      )}
    </Notice>
  );
}
