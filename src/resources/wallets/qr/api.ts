import { endpoint } from '../../../dataProviders/endpoint';

/** Taps of one day. */
export interface TapDay {
  /** `YYYY-MM-DD`. */
  date: string;
  taps: number;
  /** How many of them were paid. */
  paid: number;
  /** Σ of those, decimal string. */
  amount: string;
}

/** The taps of the last days, every day among them, the oldest first. */
export interface TapDays {
  days: TapDay[];
}

/** The taps of one code over time. */
export const readTaps = endpoint<void, TapDays>()('main', 'GET /qr-aliases/:id/taps', {
  assumed: true,
  access: 'wa-qr-alias:list',
});

/** The taps of all codes over time. */
export const readAllTaps = endpoint<void, TapDays>()('main', 'GET /qr-taps/days', {
  assumed: true,
  access: 'wa-qr-alias:list',
});
