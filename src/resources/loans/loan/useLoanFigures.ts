import { useRecordContext } from 'ra-core';
import { useMemo } from 'react';
import type { Check } from '../../../domain/reconcile/Check';
import { reconcileLoan } from '../../../domain/reconcile/reconcileLoan';
import type { RecordOf } from '../../../entity/entity';
import { figuresForChecks } from './loanFigures';
import type loans from './loan.entity';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { loanParts } from './api';

/** The record of a loan as pages have it. */
export type Loan = RecordOf<typeof loans>;

/** The four reads that a loan's figures come from, and the checks over them once all have answered. */
export function useLoanFigures(id: Loan['id'] | undefined) {
  const loan = useRecordContext<Loan>();
  const book = useRecordPart('loans', loanParts.book, id);
  const repayments = useRecordPart('loans', loanParts.repayments, id);
  const account = useRecordPart('loans', loanParts.account, id);
  const journals = useRecordPart('loans', loanParts['account-history'], id);

  const checks = useMemo((): Check[] | undefined => {
    if (!loan || !book.data || !repayments.data || !account.data || !journals.data)
      return undefined;
    return reconcileLoan(
      figuresForChecks(loan, {
        book: book.data,
        repayments: repayments.data,
        account: account.data,
        journals: journals.data,
      }),
    );
  }, [loan, book.data, repayments.data, account.data, journals.data]);
  const reads = [book, repayments, account, journals];
  return {
    book,
    repayments,
    account,
    journals,
    /** R1–R7 (docs/domain/money.md 9.1); undefined until everything has answered. */
    checks,
    failed: reads.find(({ error }) => error),
    retry: () => reads.forEach((read) => read.error && void read.refetch()),
  };
}
