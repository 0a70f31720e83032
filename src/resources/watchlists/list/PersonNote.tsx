import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { isCompanyRegisterNumber } from '../../../domain/identifiers';
import { isRegisterNumber, repairRegisterNumber } from '../../../domain/registerNumber';
import type { ListedPerson } from '../wire';
import { OpenLoans } from './OpenLoans';

interface Typed {
  id?: unknown;
  regnum?: string | null;
  companyRegnum?: string | null;
}

/** A register number that is whole; undefined while it is typed. */
function numberOf({ id, regnum, companyRegnum }: Typed): string | undefined {
  if (id !== undefined && id !== null) return undefined;
  const repaired = repairRegisterNumber(regnum ?? '').value;
  if (isRegisterNumber(repaired)) return repaired;
  return companyRegnum && isCompanyRegisterNumber(companyRegnum) ? companyRegnum : undefined;
}

/** Who is about to be listed: the customer behind the number, and the loans that are open. */
export function PersonNote() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const regnum = numberOf(useWatch<Typed>());
  const { data } = useQuery({
    queryKey: ['bw-list', 'open-loans', regnum],
    queryFn: ({ signal }) =>
      dataProvider.call<ListedPerson>('main', 'GET', '/bw-list/open-loans', {
        query: { regnum },
        signal,
      }),
    enabled: regnum !== undefined,
    retry: false,
    gcTime: 0,
  });
  if (!data?.customerName) return null;
  return (
    <>
      <div className="u-notice" role="status">
        {translate('watch.open_loans.customer', { name: data.customerName })}
      </div>
      <OpenLoans loans={data.loans} />
    </>
  );
}
