import { lenderOf } from '../engine/oneLender';

/** Whether a record's lender is the one whose books are asked for; every lender is among those of all. */
export const inBooks =
  (tenant: string | undefined) =>
  (record: object): boolean =>
    tenant === undefined || lenderOf(record) === tenant;
