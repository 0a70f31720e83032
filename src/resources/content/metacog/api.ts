import { endpoint } from '../../../dataProviders/endpoint';

/** What tests came to in a period; counts, and points. */
export interface MetacogPeriod {
  passed: number;
  failed: number;
  /** Begun in the period and not finished, or without an answer. */
  unfinished: number;
  /** Bonus points that results of the period say were awarded. */
  awarded: number;
  /** The same as the customers' movements of points have it. */
  arrived: number;
}

/** What the tests that began from one day through another came to. 400 where a day is missing or the days are the wrong way round. */
export const readMetacogPeriod = endpoint<{ from: string; to: string }, MetacogPeriod>()(
  'main',
  'GET /metacog/period',
  { assumed: true, access: 'questions:list', carries: '`from` and `to`, the days of the period' },
);
