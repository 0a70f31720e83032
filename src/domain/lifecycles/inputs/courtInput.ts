import { dayOf } from '../../dates';
import type { MoneyValue } from '../../money';
import { amount, issuesOf, chosen, type InputIssue } from './InputIssue';

/** What moving a loan to court asks for (T13; docs/domain/lending.md 11.2: customer, template, fee, cost and date). */
export interface CourtInput {
  customer?: string | number | null;
  template?: string | number | null;
  fee?: MoneyValue;
  cost?: MoneyValue;
  date?: string | null;
}

/** The breaches of a court input, one per field; empty when it is good. */
export const courtInputIssues = (input: CourtInput): InputIssue<keyof CourtInput>[] =>
  issuesOf<CourtInput>(
    {
      customer: chosen('validation.court_customer_required'),
      template: chosen('validation.court_template_required'),
      fee: amount('validation.court_fee_required'),
      cost: amount('validation.court_cost_required'),
      date: (value) => {
        if (!value) return 'validation.court_date_required';
        return dayOf(value) ? undefined : 'validation.date_invalid';
      },
    },
    input,
  );
