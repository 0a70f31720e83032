import { useRecordContext } from 'ra-core';
import { RecordSections } from '../../../framework/record/RecordSections';
import { useEntity } from '../../../framework/loadEntity';
import type incomeRequests from './incomeRequest.entity';
import { DeclaredCard } from './DeclaredCard';
import { FormulaCard } from '../income/FormulaCard';
import { IncomeDocuments } from './IncomeDocuments';
import { MonthsCard } from '../income/MonthsCard';
import type { IncomeRecord } from './IncomeRecord';

/**
 * What the decision on an income rests on: its documents, what they say, months and formula
 * (docs/domain/income.md 4.1).
 */
export function IncomeReviewDetails({ record }: { record: IncomeRecord }) {
  const { months, margin } = record;
  return (
    <>
      <IncomeDocuments incomeId={record.id} />
      <DeclaredCard record={record} />
      <FormulaCard months={months} margin={margin} isApproved={record.state === 'APPROVED'} />
      <MonthsCard months={months} />
    </>
  );
}

/** The same on the request's own page, with everything else that is known of it. */
export function IncomeBody() {
  const record = useRecordContext<IncomeRecord>();
  const { entity } = useEntity<typeof incomeRequests>('customers/income/requests');
  if (!record) return null;
  return (
    <>
      <IncomeReviewDetails record={record} />
      <RecordSections entity={entity} record={record} only={['person', 'decision']} />
    </>
  );
}
