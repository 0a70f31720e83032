import type { KeyBelow, MessageKey } from '../../../i18n/Catalogue';
import type { WarningKey } from '../../../domain/customers/customerWarnings';

interface Fix {
  path: (id: string | number) => string;
  /** Message key of the action. */
  action: MessageKey;
}

const fix = (action: KeyBelow<'identity.alerts'>, path: Fix['path']): Fix => ({
  action: `identity.alerts.${action}`,
  path,
});

const desk = fix('to_desk', (id) => `/customers/${id}/verification-log`);
const check = fix('to_zms', () => '/customers/zms');
const list = fix('to_list', () => '/bw-list');
const loans = fix('to_loans', (id) => `/customers/${id}/loan-balance`);

/** The page where each warning can be put right (docs/domain/customers.md 11.1). */
export const WARNING_FIXES: Readonly<Record<WarningKey, Fix | undefined>> = {
  black_listed: list,
  grey: list,
  suspected: fix('to_suspects', () => '/suspect/search'),
  npl: loans,
  past_due: loans,
  fraud: fix('to_details', (id) => `/customers/${id}/settings`),
  politician: fix('to_details', (id) => `/customers/${id}/detail`),
  waiting: desk,
  unable: desk,
  denied: desk,
  never: check,
  old: check,
  check_failed: check,
  pending: check,
  family: fix('to_family', (id) => `/customers/${id}/detail`),
  missing: fix('to_edit', (id) => `/customers/${id}/update`),
};
