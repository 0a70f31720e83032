import { dayOf } from '../../dates';
import type { MoneyValue } from '../../money';
import { amount, breachesOf, chosen, type InputBreach } from './InputBreach';

/** What moving a loan to court asks for (T13; specification 1 §5: customer, template, fee, cost and date). */
export interface CourtInput {
  customer?: string | number | null;
  template?: string | number | null;
  fee?: MoneyValue;
  cost?: MoneyValue;
  date?: string | null;
}

/** The breaches of a court input, one per field; empty when it is good. */
export const courtInputBreaches = (input: CourtInput): InputBreach<keyof CourtInput>[] =>
  breachesOf<CourtInput>(
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
