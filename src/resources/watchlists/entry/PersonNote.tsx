import { useQuery } from '@tanstack/react-query';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { compareOwners } from '../../../domain/wallets/ownerNames';
import { listedNumber, type TypedEntry } from './listedNumber';
import { OpenLoans } from './OpenLoans';
import { useFindPerson } from './useFindPerson';
import { WaitingRequests } from './WaitingRequests';
import { Notice } from '../../../ui/Notice/Notice';

/**
 * Who is about to be listed: the customer behind the number, whether that is who was named, the loans that are open, the
 * requests that wait.
 */
export function PersonNote() {
  const translate = useTranslate();
  const findPerson = useFindPerson();
  const typed = useWatch<TypedEntry>();
  const { touchedFields } = useFormState<TypedEntry>({ name: 'name' });
  const regnum = listedNumber(typed);
  const { data } = useQuery({
    queryKey: ['bw-list', 'open-loans', regnum],
    queryFn: ({ signal }) => findPerson(regnum ?? '', signal),
    enabled: regnum !== undefined,
    retry: false,
    gcTime: 0,
  });
  if (!data?.customerName) return null;
  const name = typed.name?.trim() ?? '';
  // Not while it is typed: a name that is half there is another one.
  const isOther =
    touchedFields.name === true &&
    name !== '' &&
    compareOwners(name, data.customerName).match === 'DIFFERENT';
  return (
    <>
      <Notice role="status">
        {translate('watch.open_loans.customer', { name: data.customerName })}
      </Notice>
      {isOther && (
        <Notice tone="warning" role="alert">
          {translate('watch.open_loans.name_differs', { name: data.customerName })}
        </Notice>
      )}
      <OpenLoans loans={data.loans} />
      <WaitingRequests requests={data.requests} />
    </>
  );
}
