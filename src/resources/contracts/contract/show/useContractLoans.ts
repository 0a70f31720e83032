import { useGetList } from 'ra-core';
import { useMay } from '../../../../framework/useMay';
import { sumMoney } from '../../../../domain/money';
import { manifestFor } from '../../../../entity/manifests';
import type { RecordOf } from '../../../../entity/entity';
import type loans from '../../../loans/loan/loan.entity';

/** A loan as lists show it. */
export type ListedLoan = RecordOf<typeof loans>;

/** A contract has a handful of loans; more than this is no ordinary contract. */
const MOST = 200;

/** The loans under a contract with their total balance, for those who may see loans. */
export function useContractLoans(contractId: number | string) {
  const may = useMay();
  const allowed = may(manifestFor('loans')?.access.list);
  const read = useGetList<ListedLoan>(
    'loans',
    {
      filter: { contractId },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: MOST },
    },
    { enabled: allowed, retry: false },
  );
  const balance = sumMoney((read.data ?? []).map(({ balance: owed }) => owed ?? '0'));
  return { ...read, allowed, balance };
}
