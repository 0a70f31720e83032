import type { StaffEntryKind } from '../../../domain/enums/accounting';
import type { MessageKey } from '../../../i18n/Catalogue';

/** Where the form of a kind of entry is. */
interface EntryForm {
  /** Last step of its address. */
  path: string;
  title: MessageKey;
}

/**
 * The forms of the nine kinds, in the order of their menu (docs/domain/money.md 4.5). Apart from what the kinds book: every
 * start knows the menu and the addresses, and nothing else of entries.
 */
export const ENTRY_FORMS: Readonly<Record<StaffEntryKind, EntryForm>> = {
  DEPOSIT_TO_WALLET: { path: 'deposit-to-wallet', title: 'menu.accounting.deposit_to_wallet' },
  DEPOSIT_FROM_WALLET: { path: 'deposit-from-wallet', title: 'menu.accounting.wallet_to_deposit' },
  MERCHANT_TO_WALLET: { path: 'merchant-to-wallet', title: 'menu.accounting.merchant_to_wallet' },
  DEPOSIT_TO_LOAN: { path: 'deposit-to-loan', title: 'menu.accounting.deposit_to_loan' },
  INTERNAL_TRANSFER: { path: 'internal-transfer', title: 'menu.accounting.internal_bank_transfer' },
  WALLET_CASH_IN: { path: 'wallet-cash-in', title: 'menu.accounting.wallet_cash_in' },
  WALLET_CASH_OUT: { path: 'wallet-cash-out', title: 'menu.accounting.wallet_cash_out' },
  INTEREST_FEE_CORRECTION: {
    path: 'interest-fee-correction',
    title: 'menu.accounting.interest_fee_correction',
  },
  LOAN_CLASS_UPGRADE: { path: 'loan-class-upgrade', title: 'menu.accounting.loan_class_upgrade' },
};

/** The kind whose form is at an address; undefined for any other one. */
export const entryKindAt = (pathname: string): StaffEntryKind | undefined =>
  (Object.keys(ENTRY_FORMS) as StaffEntryKind[]).find((kind) =>
    pathname.endsWith(`/${ENTRY_FORMS[kind].path}`),
  );
