import type { MessageKey } from '../i18n/Catalogue';
import type { IconName } from '../ui/icons';

/** A group of the side menu. */
export interface MenuGroup {
  /** `group` or `group/subgroup`: what an entity or a page names as its `menu`. */
  key: string;
  /** Message key of the title. */
  label: MessageKey;
  icon: IconName;
}

/**
 * The groups of the side menu in their order (docs/domain/interface.md 3.1). A group shows when the person may open one
 * of its entries, so groups of areas without screens stay hidden.
 */
export const menuGroups = [
  { key: 'customers', label: 'menu.group.customers', icon: 'people' },
  { key: 'customers/income', label: 'menu.group.customer_income', icon: 'payments' },
  { key: 'contracts', label: 'menu.group.contracts', icon: 'contract' },
  { key: 'contracts/online', label: 'menu.group.online_contracts', icon: 'contract' },
  { key: 'loans', label: 'menu.group.loans', icon: 'loan' },
  { key: 'loans/pending', label: 'menu.group.loan_pending', icon: 'pending' },
  { key: 'loans/collateral', label: 'menu.group.collateral', icon: 'collateral' },
  { key: 'car-loan', label: 'menu.group.car_loan', icon: 'car' },
  { key: 'watchlists', label: 'menu.group.watchlists', icon: 'watchlist' },
  { key: 'credit-registry', label: 'menu.group.credit_registry', icon: 'registry' },
  { key: 'credit-registry/court', label: 'menu.group.court', icon: 'court' },
  { key: 'accounting', label: 'menu.group.accounting', icon: 'accounting' },
  { key: 'accounting/entries', label: 'menu.group.staff_entries', icon: 'transfer' },
  { key: 'accounting/accounts', label: 'menu.group.accounts', icon: 'account' },
  { key: 'accounting/current-account', label: 'menu.group.current_account', icon: 'account' },
  { key: 'wallets', label: 'menu.group.wallets', icon: 'wallet' },
  { key: 'wallets/envelopes', label: 'menu.group.envelopes', icon: 'envelope' },
  { key: 'wallets/splits', label: 'menu.group.splits', icon: 'split' },
  { key: 'wallets/qr', label: 'menu.group.qr', icon: 'qr' },
  { key: 'coupons', label: 'menu.group.coupons', icon: 'coupon' },
  { key: 'ebarimt', label: 'menu.group.ebarimt', icon: 'receipt' },
  { key: 'messaging', label: 'menu.group.messaging', icon: 'message' },
  { key: 'messaging/sms', label: 'menu.group.sms', icon: 'sms' },
  { key: 'content', label: 'menu.group.content', icon: 'article' },
  { key: 'content/branches', label: 'menu.group.branches', icon: 'branch' },
  { key: 'content/stickers', label: 'menu.group.stickers', icon: 'sticker' },
  { key: 'content/questions', label: 'menu.group.questions', icon: 'question' },
  { key: 'merchants', label: 'menu.group.merchants', icon: 'merchant' },
  { key: 'merchants/education', label: 'menu.group.merchant_education', icon: 'school' },
  { key: 'organization', label: 'menu.group.organization', icon: 'organization' },
  { key: 'tenant-reports', label: 'menu.group.tenant_report', icon: 'report' },
  { key: 'users', label: 'menu.group.users', icon: 'person' },
  { key: 'settings', label: 'menu.group.settings', icon: 'settings' },
] as const satisfies readonly MenuGroup[];

/** Key of a group of the side menu. */
export type MenuKey = (typeof menuGroups)[number]['key'];
