import type { StaffEntryKind } from '../../../domain/enums/accounting';
import type { MessageKey } from '../../../i18n/Catalogue';

/**
 * The titles of the forms of all kinds, in the order of their menu (docs/domain/money.md 4.5). Apart from what the kinds book:
 * every start knows the menu and the addresses, and nothing else of entries.
 */
export const ENTRY_TITLES: Readonly<Record<StaffEntryKind, MessageKey>> = {
  DEPOSIT_TO_WALLET: 'menu.accounting.deposit_to_wallet',
  DEPOSIT_FROM_WALLET: 'menu.accounting.wallet_to_deposit',
  MERCHANT_TO_WALLET: 'menu.accounting.merchant_to_wallet',
  DEPOSIT_TO_LOAN: 'menu.accounting.deposit_to_loan',
  INTERNAL_TRANSFER: 'menu.accounting.internal_bank_transfer',
  WALLET_CASH_IN: 'menu.accounting.wallet_cash_in',
  WALLET_CASH_OUT: 'menu.accounting.wallet_cash_out',
  BANK_CHARGE: 'menu.accounting.bank_charge',
  INTEREST_FEE_CORRECTION: 'menu.accounting.interest_fee_correction',
  LOAN_CLASS_UPGRADE: 'menu.accounting.loan_class_upgrade',
};

/** Every kind, in the order of the menu. */
export const ENTRY_FORMS = Object.keys(ENTRY_TITLES) as StaffEntryKind[];

/** Where the form of a kind is: its name in small letters. */
export const entryPath = (kind: StaffEntryKind): string =>
  `/accounting/${kind.toLowerCase().replaceAll('_', '-')}`;

/** The kind whose form is at an address; undefined for any other one. */
export const entryKindAt = (pathname: string): StaffEntryKind | undefined =>
  ENTRY_FORMS.find((kind) => pathname.endsWith(entryPath(kind)));
