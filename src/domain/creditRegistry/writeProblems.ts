/** What a person may correct of a report, with the day on which the loan was lent. Dates YYYY-MM-DD. */
export interface ReportedValues {
  reportedContract: string | null;
  reportedType: string | null;
  reportedEnd: string | null;
  lendedDate: string | null;
}

/** Why the registry would not take a report: the field at fault and the message key. */
export interface WriteProblem {
  field: 'reportedContract' | 'reportedType' | 'reportedEnd';
  message: `creditRegistry.problems.${'contract' | 'type' | 'end_date'}`;
}

/** `MP-2026-500001`: two letters, the year, a number. */
const CONTRACT = /^[A-Z]{2}-\d{4}-\d{4,9}$/;

/**
 * Everything for which the registry would refuse a report (docs/domain/registries.md 2.4): a contract number of another
 * form, a loan of unknown type, an end before the beginning. One function for the correction's form and the gateway.
 */
export function writeProblems({
  reportedContract,
  reportedType,
  reportedEnd,
  lendedDate,
}: ReportedValues): WriteProblem[] {
  const problems: WriteProblem[] = [];
  if (!CONTRACT.test(reportedContract ?? ''))
    problems.push({ field: 'reportedContract', message: 'creditRegistry.problems.contract' });
  if (reportedType !== 'LOAN' && reportedType !== 'LOAN_LINE')
    problems.push({ field: 'reportedType', message: 'creditRegistry.problems.type' });
  if (!reportedEnd || (lendedDate !== null && reportedEnd < lendedDate))
    problems.push({ field: 'reportedEnd', message: 'creditRegistry.problems.end_date' });
  return problems;
}
