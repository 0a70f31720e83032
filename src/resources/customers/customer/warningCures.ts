import type { WarningKey } from '../../../domain/customers/customerWarnings';

interface Cure {
  path: (id: string | number) => string;
  /** Message key of the act. */
  act: string;
}

const cure = (act: string, path: Cure['path']): Cure => ({ act: `identity.alerts.${act}`, path });

const desk = cure('to_desk', (id) => `/customers/${id}/verification-log`);
const check = cure('to_zms', () => '/customers/zms');
const list = cure('to_list', () => '/bw-list');
const loans = cure('to_loans', (id) => `/customers/${id}/loan-balance`);

/** Where each warning is cured (interface pattern 21). */
export const WARNING_CURES: Readonly<Record<WarningKey, Cure | undefined>> = {
  black_listed: list,
  grey: list,
  suspected: cure('to_suspects', () => '/suspect/search'),
  npl: loans,
  past_due: loans,
  fraud: cure('to_details', (id) => `/customers/${id}/settings`),
  politician: cure('to_details', (id) => `/customers/${id}/detail`),
  waiting: desk,
  unable: desk,
  denied: desk,
  never: check,
  old: check,
  check_failed: check,
  pending: check,
  family: cure('to_family', (id) => `/customers/${id}/detail`),
  missing: cure('to_edit', (id) => `/customers/${id}/update`),
};
