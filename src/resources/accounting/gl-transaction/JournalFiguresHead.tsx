import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { formatCount } from '../../../domain/formatCount';
import { formatMoney } from '../../../domain/money';
import { checkMoney } from '../../../domain/reconcile/Check';
import { useAskedBooks } from '../../../framework/books/useBooks';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Chip } from '../../../ui/Chip/Chip';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { KeyFacts } from '../../../ui/Facts/KeyFacts';
import { Notice } from '../../../ui/Notice/Notice';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { readJournalFigures } from './api';

/** R6 over all journals: both sides, and those journals that are out of balance (docs/domain/money.md 9.1). */
export function JournalFiguresHead() {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const books = useAskedBooks();
  const { data, error, refetch } = useQuery({
    queryKey: ['accounting/gl-transactions', 'figures', books],
    queryFn: ({ signal }) => dataProvider.call(readJournalFigures, { query: books, signal }),
    retry: false,
  });
  if (error) return <EmptyState kind="failed" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton aria-busy="true" />;
  const { count, debit, credit, broken } = data;
  const ok = checkMoney('R6', debit, credit).ok && broken.length === 0;
  return (
    <>
      <KeyFacts
        facts={[
          { key: 'count', label: translate('glTransactions.count'), value: formatCount(count) },
          { key: 'debit', label: heading(translate('term.debit')), value: formatMoney(debit) },
          { key: 'credit', label: heading(translate('term.credit')), value: formatMoney(credit) },
          {
            key: 'check',
            label: translate('term.reconciliation'),
            value: (
              <Chip tone={ok ? 'success' : 'danger'}>
                <span aria-hidden="true">{ok ? '= ' : '≠ '}</span>
                {translate(ok ? 'checks.equal' : 'checks.unequal')}
              </Chip>
            ),
          },
        ]}
      />
      {broken.length > 0 && (
        <Notice tone="danger" role="alert">
          {translate('glTransactions.broken', { ids: broken.join(', ') })}
        </Notice>
      )}
    </>
  );
}
