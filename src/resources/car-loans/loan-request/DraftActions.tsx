import { useGetIdentity, useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { Button } from '../../../ui/Button/Button';
import type loanRequests from './loanRequest.entity';

/** The way to edit a draft, for its maker. */
export function DraftActions() {
  const translate = useTranslate();
  const { data: person } = useGetIdentity();
  const record = useRecordContext<RecordOf<typeof loanRequests>>();
  if (record?.state !== 'draft' || !person || record.createdBy !== person.id) return null;
  return (
    <Button to={`/car-loan/loan-requests/${record.id}/update`}>{translate('action.edit')}</Button>
  );
}
