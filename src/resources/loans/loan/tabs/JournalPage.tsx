import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { use } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../../i18n/useTranslate';
import { recordPath } from '../../../../entity/paths';
import { loadEntity } from '../../../../framework/loadEntity';
import type { UrtuuDataProvider } from '../../../../dataProviders/UrtuuDataProvider';
import { EmptyState } from '../../../../ui/EmptyState/EmptyState';
import { PageTitle } from '../../../../ui/Page/PageTitle';
import { JournalRows } from '../parts/JournalRows';
import { JournalTable } from '../parts/JournalTable';
import { journalsOf } from '../parts/journals';
import type { ReadFailure } from '../../../../framework/parts/QueryResult';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { PageStack, PageHead } from '../../../../ui/Page/Page';
import { Button } from '../../../../ui/Button/Button';
import { Surface } from '../../../../ui/Card/Card';
import { type LoanJournal, readJournal } from '../api';

/** One journal of a loan's ledger, by its id (docs/domain/lending.md 16.2). */
export function Page() {
  use(loadEntity('loans'));
  const { id = '' } = useParams();
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { data, error, refetch } = useQuery<LoanJournal, ReadFailure>({
    queryKey: ['loans', 'journal', id],
    queryFn: ({ signal }) => dataProvider.call(readJournal, { params: { id }, signal }),
    retry: false,
    meta: { failure: 'error.transactions_fetch' },
  });
  if (error)
    return error.status === 404 ? (
      <EmptyState
        kind="no-match"
        level={1}
        title={translate('loanPage.journals.not_found')}
        text={translate('record.not_found')}
      />
    ) : (
      <EmptyState
        kind="failed"
        level={1}
        reference={error.requestId}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton aria-busy="true" />;
  return (
    <PageStack>
      <PageHead>
        <PageTitle>{translate('loanPage.journals.one', { id: data.id })}</PageTitle>
        {data.loan && (
          <Button to={`/loans/${data.loan.id}/account-history`}>
            {translate('loanPage.journals.to_loan', { code: data.loan.code })}
          </Button>
        )}
        {data.batch && (
          <Button to={recordPath('loans/batch-payment', 'show', data.batch.id) ?? ''}>
            {translate('loanPage.journals.to_batch', { code: data.batch.code })}
          </Button>
        )}
      </PageHead>
      <Surface>
        <JournalTable lines={data.lines}>
          {journalsOf(data.lines).map((journal) => (
            <JournalRows key={journal.id} journal={journal} />
          ))}
        </JournalTable>
      </Surface>
    </PageStack>
  );
}
