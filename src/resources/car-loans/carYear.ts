import { today } from '../../domain/clock';
import { CAR_LOAN } from '../../domain/settings';
import type { ValidationIssue } from '../../entity/entity';

/** What is wrong with a year of manufacture: four digits, not before the oldest one and not after this year. */
export function carYearIssues(value: unknown): ValidationIssue<'manufacturedYear'>[] {
  const year = String(value ?? '').trim();
  const latest = Number(today().slice(0, 4));
  if (/^\d{4}$/.test(year) && Number(year) >= CAR_LOAN.oldestYear && Number(year) <= latest)
    return [];
  return [
    {
      field: 'manufacturedYear',
      message: 'carLoans.year_wrong',
      values: { min: CAR_LOAN.oldestYear },
    },
  ];
}
