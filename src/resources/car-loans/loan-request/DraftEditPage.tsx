import { useGetIdentity, useGetOne } from 'ra-core';
import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { EntityFormPage } from '../../../framework/form/EntityFormPage';
import type { RecordOf } from '../../../entity/entity';
import { Surface } from '../../../ui/Card/Card';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import type loanRequests from './loanRequest.entity';

const RESOURCE = 'car-loan/loan-requests';

/** Edits a draft: for its maker, as long as it is one; everybody else reads why not. */
export function Page() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { data: person } = useGetIdentity();
  const { data, error, refetch } = useGetOne<RecordOf<typeof loanRequests>>(
    RESOURCE,
    { id },
    { retry: false },
  );
  if (error) return <EmptyState kind="failed" onRetry={() => void refetch()} />;
  if (!data || !person) return <Skeleton aria-busy="true" />;
  if (data.state === 'draft' && data.createdBy === person.id)
    return <EntityFormPage name={RESOURCE} kind="edit" />;
  return (
    <PageStack>
      <PageTitle>{translate('menu.car_loan.requests')}</PageTitle>
      <Surface>
        <EmptyState kind="no-permission" text={translate('carLoans.draft_only')} />
      </Surface>
    </PageStack>
  );
}
