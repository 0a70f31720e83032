import { endpoint } from '../../../dataProviders/endpoint';

/** Answer of `readLevel`. */
export interface LevelStatus {
  level: number | null;
  /** Points that ranks are given by. */
  rankPoints: number;
}

/** The level that a customer has now. */
export const readLevel = endpoint<void, LevelStatus>()('customer', 'GET /customers/:id/level', {
  assumed: true,
  access: 'customer:view',
});
