import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { listedNumber, type TypedEntry } from './listedNumber';
import { OpenLoans } from './OpenLoans';
import { useFindPerson } from './useFindPerson';
import { WaitingRequests } from './WaitingRequests';
import { Notice } from '../../../ui/Notice/Notice';

/** Who is about to be listed: the customer behind the number, the loans that are open, the requests that wait. */
export function PersonNote() {
  const translate = useTranslate();
  const findPerson = useFindPerson();
  const regnum = listedNumber(useWatch<TypedEntry>());
  const { data } = useQuery({
    queryKey: ['bw-list', 'open-loans', regnum],
    queryFn: ({ signal }) => findPerson(regnum ?? '', signal),
    enabled: regnum !== undefined,
    retry: false,
    gcTime: 0,
  });
  if (!data?.customerName) return null;
  return (
    <>
      <Notice role="status">
        {translate('watch.open_loans.customer', { name: data.customerName })}
      </Notice>
      <OpenLoans loans={data.loans} />
      <WaitingRequests requests={data.requests} />
    </>
  );
}
