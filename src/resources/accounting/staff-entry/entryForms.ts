import type { StaffEntryKind } from '../../../domain/enums/accounting';

/**
 * The kinds whose forms there are, in the order of their menu (docs/domain/money.md 4.5). Apart from what the kinds book: every
 * start knows the menu and the addresses, and nothing else of entries.
 */
export const ENTRY_FORMS = [
  'DEPOSIT_TO_WALLET',
  'DEPOSIT_FROM_WALLET',
  'MERCHANT_TO_WALLET',
  'DEPOSIT_TO_LOAN',
  'INTERNAL_TRANSFER',
  'WALLET_CASH_IN',
  'WALLET_CASH_OUT',
  'BANK_CHARGE',
  'INTEREST_FEE_CORRECTION',
  'LOAN_CLASS_UPGRADE',
] as const satisfies readonly StaffEntryKind[];

const lower = (kind: StaffEntryKind) => kind.toLowerCase() as Lowercase<StaffEntryKind>;

/** The title of a kind's form, and its entry in the menu. */
export const entryTitle = (kind: StaffEntryKind) => `menu.accounting.${lower(kind)}` as const;

/** Where the form of a kind is: its name in small letters. */
export const entryPath = (kind: StaffEntryKind): string =>
  `/accounting/${lower(kind).replaceAll('_', '-')}`;

/** The kind whose form is at an address; undefined for any other one. */
export const entryKindAt = (pathname: string): StaffEntryKind | undefined =>
  ENTRY_FORMS.find((kind) => pathname.endsWith(entryPath(kind)));
