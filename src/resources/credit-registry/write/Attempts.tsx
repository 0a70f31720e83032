import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import type { ReportedLoan } from '../../../domain/creditRegistry/reportedLoan';
import { formatMoney } from '../../../domain/money';
import type { Translate } from '../../../entity/Field';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { AttemptsTable } from './AttemptsTable';
import { reportCalls, type ReportList, type WriteAttempt } from './api';

interface Props {
  resource: ReportList;
  id: number | string;
}

/**
 * Every attempt to report the loan, the newest first, with what it changed at the registry: old → new
 * (docs/domain/registries.md 2.1).
 */
export function Attempts({ resource, id }: Props) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'writes', String(id)],
    queryFn: ({ signal }) =>
      dataProvider.call(reportCalls[resource].writes, { params: { id }, signal }),
    retry: false,
  });
  const text = (key: KeyBelow<'creditRegistry.writes'>) =>
    translate(`creditRegistry.writes.${key}`);
  if (error) return <EmptyState kind="failed" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton aria-busy="true" />;
  if (data.length === 0) return <EmptyState kind="nothing-yet" text={text('none')} />;
  return (
    <AttemptsTable
      caption={text('history')}
      heads={{
        at: text('at'),
        code: text('code'),
        by: text('by'),
        change: text('change'),
        error: translate('resources.zms-writer.fields.error'),
      }}
      rows={data}
      change={(row) => changeOf(row, translate)}
    />
  );
}

/** What an attempt changes, in words. */
function changeOf({ before, after, differences }: WriteAttempt, translate: Translate): string {
  if (!before) return `${translate('creditRegistry.writes.never')} → ${summary(after, translate)}`;
  if (differences.length === 0) return translate('creditRegistry.writes.no_change');
  return differences
    .map((name) => {
      const [old, now] = [valueOf(before, name, translate), valueOf(after, name, translate)];
      return `${translate(`enums.CreditRegistryDifference.${name}`)}: ${old} → ${now}`;
    })
    .join('; ');
}

const summary = (loan: ReportedLoan, translate: Translate): string =>
  (['CLASSIFICATION', 'BALANCE'] as const).map((name) => valueOf(loan, name, translate)).join(', ');

function valueOf(
  loan: ReportedLoan,
  name: WriteAttempt['differences'][number],
  translate: Translate,
): string {
  switch (name) {
    case 'REGNUM':
      return loan.regnum ?? '—';
    case 'CLASSIFICATION':
      return translate(`enums.CreditRegistryClassification.${loan.classification}`);
    case 'STATE':
      return loan.loanState ? translate(`enums.CreditRegistryLoanState.${loan.loanState}`) : '—';
    case 'BALANCE':
      return formatMoney(loan.balance);
    case 'CONTRACT':
      return loan.contract ?? '—';
    case 'TYPE':
      return loan.loanType ? translate(`enums.CreditRegistryLoanType.${loan.loanType}`) : '—';
    case 'END_DATE':
      return loan.endDate ?? '—';
  }
}
