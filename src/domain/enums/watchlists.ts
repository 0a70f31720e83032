import { enumeration, type ValueOf } from './enumeration';

/** 1 black, 2 grey; the documents call the list black/white once (specification 1 §3). */
export const BlackWhiteListType = enumeration('BlackWhiteListType', [
  [1, 'critical', 'BLACK'],
  [2, 'warning', 'GREY', 'WHITE'],
]);
export type BlackWhiteListType = ValueOf<typeof BlackWhiteListType>;
