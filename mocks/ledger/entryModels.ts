import type { LedgerEntryKind } from '../../src/domain/enums/accounting';
import type { Origin } from '../../src/domain/enums/common';
import type { LedgerAccount, Side } from './chart';

/** One leg of a worked example: an amount in tögrög. */
export type ExampleLeg = readonly [account: LedgerAccount, side: Side, amount: string];

/** Which action books where. The example is in balance and names every account that such a journal may touch. */
export interface EntryModel {
  kind: LedgerEntryKind;
  /** Who books it: the system by itself, or a person's action. */
  origin: Origin;
  example: readonly ExampleLeg[];
}

/**
 * The entry models (docs/domain/money.md 2.2). A test holds every journal of a kind to its model: an account that is not
 * here, or on the other side, is an error of one of them.
 */
export const ENTRY_MODELS: readonly EntryModel[] = [
  {
    kind: 'PAYOUT',
    origin: 'MANUAL',
    example: [
      ['loan', 'debit', '1000000.00'],
      ['bank', 'credit', '600000.00'],
      ['wallet', 'credit', '350000.00'],
      ['interestInAdvance', 'credit', '30000.00'],
      ['feesReceivable', 'credit', '20000.00'],
    ],
  },
  {
    kind: 'FEE',
    origin: 'AUTO',
    example: [
      ['feesReceivable', 'debit', '20000.00'],
      ['feeIncome', 'credit', '20000.00'],
    ],
  },
  {
    kind: 'ACCRUAL',
    origin: 'AUTO',
    example: [
      ['accruedInterest', 'debit', '25000.00'],
      ['interestInAdvance', 'debit', '5000.00'],
      ['accruedAdditional', 'debit', '1200.00'],
      ['interestIncome', 'credit', '30000.00'],
      ['additionalIncome', 'credit', '1200.00'],
    ],
  },
  {
    kind: 'RECEIPT',
    origin: 'MANUAL',
    example: [
      ['bank', 'debit', '200000.00'],
      ['wallet', 'debit', '40000.00'],
      ['batch', 'debit', '40000.00'],
      ['temporary', 'debit', '20000.00'],
      ['interestInAdvance', 'debit', '1000.00'],
      ['courtCosts', 'credit', '10000.00'],
      ['feesReceivable', 'credit', '20000.00'],
      ['accruedAdditional', 'credit', '1200.00'],
      ['accruedInterest', 'credit', '25000.00'],
      ['loan', 'credit', '240000.00'],
      ['temporary', 'credit', '3800.00'],
      ['batch', 'credit', '1000.00'],
    ],
  },
  {
    kind: 'COURT_COSTS',
    origin: 'MANUAL',
    example: [
      ['courtCosts', 'debit', '120000.00'],
      ['claimsLost', 'debit', '40000.00'],
      ['bank', 'credit', '120000.00'],
      ['courtCosts', 'credit', '40000.00'],
    ],
  },
  {
    kind: 'WRITE_OFF',
    origin: 'MANUAL',
    example: [
      ['provision', 'debit', '800000.00'],
      ['claimsLost', 'debit', '95000.00'],
      ['loan', 'credit', '800000.00'],
      ['accruedInterest', 'credit', '60000.00'],
      ['accruedAdditional', 'credit', '15000.00'],
      ['feesReceivable', 'credit', '10000.00'],
      ['courtCosts', 'credit', '10000.00'],
    ],
  },
  {
    kind: 'RECOVERY',
    origin: 'MANUAL',
    example: [
      ['bank', 'debit', '150000.00'],
      ['wallet', 'debit', '20000.00'],
      ['temporary', 'debit', '10000.00'],
      ['recoveryIncome', 'credit', '170000.00'],
      ['temporary', 'credit', '10000.00'],
    ],
  },
  {
    // Either way round: the claim leaves one lender's books and comes into the other's.
    kind: 'CESSION',
    origin: 'MANUAL',
    example: [
      ['settlement', 'debit', '1040000.00'],
      ['interestInAdvance', 'debit', '10000.00'],
      ['loan', 'debit', '900000.00'],
      ['accruedInterest', 'debit', '100000.00'],
      ['accruedAdditional', 'debit', '20000.00'],
      ['feesReceivable', 'debit', '5000.00'],
      ['courtCosts', 'debit', '25000.00'],
      ['loan', 'credit', '900000.00'],
      ['accruedInterest', 'credit', '100000.00'],
      ['accruedAdditional', 'credit', '20000.00'],
      ['feesReceivable', 'credit', '5000.00'],
      ['courtCosts', 'credit', '25000.00'],
      ['interestInAdvance', 'credit', '10000.00'],
      ['settlement', 'credit', '1040000.00'],
    ],
  },
  {
    // Either way round: what was charged too much is taken back, a wrong receipt leaves for the temporary account.
    kind: 'CORRECTION',
    origin: 'MANUAL',
    example: [
      ['feesReceivable', 'debit', '5000.00'],
      ['accruedInterest', 'debit', '3000.00'],
      ['accruedAdditional', 'debit', '500.00'],
      ['loan', 'debit', '90000.00'],
      ['courtCosts', 'debit', '1500.00'],
      ['interestInAdvance', 'debit', '1000.00'],
      ['feeIncome', 'debit', '2000.00'],
      ['interestIncome', 'debit', '1000.00'],
      ['additionalIncome', 'debit', '200.00'],
      ['temporary', 'debit', '800.00'],
      ['feeIncome', 'credit', '5000.00'],
      ['interestIncome', 'credit', '3000.00'],
      ['additionalIncome', 'credit', '500.00'],
      ['temporary', 'credit', '92500.00'],
      ['feesReceivable', 'credit', '2000.00'],
      ['accruedInterest', 'credit', '1000.00'],
      ['accruedAdditional', 'credit', '200.00'],
      ['loan', 'credit', '500.00'],
      ['courtCosts', 'credit', '200.00'],
      ['interestInAdvance', 'credit', '100.00'],
    ],
  },
  {
    kind: 'OPENING',
    origin: 'MANUAL',
    example: [
      ['bank', 'debit', '900000000.00'],
      ['bankPayouts', 'debit', '150000000.00'],
      ['bankReserve', 'debit', '200000000.00'],
      ['bankTerm', 'debit', '50000000.00'],
      ['openingEquity', 'debit', '31000000.00'],
      ['capital', 'credit', '1250000000.00'],
      ['provision', 'credit', '30000000.00'],
      ['temporary', 'credit', '400000.00'],
      ['wallet', 'credit', '600000.00'],
      ['openingEquity', 'credit', '50000000.00'],
    ],
  },
  {
    kind: 'WALLET_CASH_IN',
    origin: 'AUTO',
    example: [
      ['bank', 'debit', '20500.00'],
      ['unrecognised', 'debit', '15000.00'],
      ['wallet', 'credit', '35500.00'],
    ],
  },
  {
    kind: 'WALLET_TRANSFER',
    origin: 'AUTO',
    example: [
      ['wallet', 'debit', '20000.00'],
      ['wallet', 'credit', '20000.00'],
    ],
  },
  {
    kind: 'BANK_INCOME',
    origin: 'AUTO',
    example: [
      ['bank', 'debit', '40000.00'],
      ['unrecognised', 'credit', '40000.00'],
    ],
  },
  {
    // A line that was known at once comes from the bank itself; taken back it is among the unrecognised ones again.
    kind: 'ASSIGNMENT',
    origin: 'MANUAL',
    example: [
      ['unrecognised', 'debit', '40000.00'],
      ['bank', 'debit', '10000.00'],
      ['temporary', 'debit', '5000.00'],
      ['temporary', 'credit', '50000.00'],
      ['unrecognised', 'credit', '5000.00'],
    ],
  },
  {
    // Out of a wallet at once, or back from the account at the bank that was to pay.
    kind: 'TRANSFER_FAILED',
    origin: 'AUTO',
    example: [
      ['wallet', 'debit', '25000.00'],
      ['bank', 'debit', '30000.00'],
      ['bankPayouts', 'debit', '20000.00'],
      ['failedTransfers', 'credit', '75000.00'],
    ],
  },
  {
    // Sent again, or given back to whoever it belongs to, a merchant's with the commission.
    kind: 'TRANSFER_CORRECTED',
    origin: 'MANUAL',
    example: [
      ['failedTransfers', 'debit', '75000.00'],
      ['merchantCommission', 'debit', '300.00'],
      ['bank', 'credit', '15000.00'],
      ['bankPayouts', 'credit', '10000.00'],
      ['wallet', 'credit', '10000.00'],
      ['temporary', 'credit', '20000.00'],
      ['merchant', 'credit', '20300.00'],
    ],
  },
  {
    kind: 'HELD',
    origin: 'AUTO',
    example: [
      ['wallet', 'debit', '12000.00'],
      ['walletHeld', 'credit', '12000.00'],
    ],
  },
  {
    kind: 'HELD_RELEASED',
    origin: 'MANUAL',
    example: [
      ['walletHeld', 'debit', '12000.00'],
      ['bank', 'credit', '12000.00'],
    ],
  },
  {
    kind: 'HELD_RETURNED',
    origin: 'MANUAL',
    example: [
      ['walletHeld', 'debit', '12000.00'],
      ['wallet', 'credit', '12000.00'],
    ],
  },
  {
    // Money that has left a wallet and not the bank yet lies with that of failed transfers.
    kind: 'TRANSFER_WAITING',
    origin: 'AUTO',
    example: [
      ['bank', 'debit', '30000.00'],
      ['bankPayouts', 'debit', '15000.00'],
      ['failedTransfers', 'credit', '45000.00'],
    ],
  },
  {
    kind: 'TRANSFER_SENT',
    origin: 'AUTO',
    example: [
      ['failedTransfers', 'debit', '45000.00'],
      ['bank', 'credit', '30000.00'],
      ['bankPayouts', 'credit', '15000.00'],
    ],
  },
  {
    kind: 'WALLET_CASH_OUT',
    origin: 'AUTO',
    example: [
      ['wallet', 'debit', '15000.00'],
      ['bankPayouts', 'credit', '15000.00'],
    ],
  },
  {
    // With the cash-out that it is charged for, as a journal of its own.
    kind: 'WALLET_FEE',
    origin: 'AUTO',
    example: [
      ['wallet', 'debit', '300.00'],
      ['walletFeeIncome', 'credit', '300.00'],
    ],
  },
  {
    kind: 'DEPOSIT_OPENED',
    origin: 'AUTO',
    example: [
      ['bank', 'debit', '1500000.00'],
      ['deposit', 'credit', '1500000.00'],
    ],
  },
  {
    // Interest that ran; an early end takes it back the other way round.
    kind: 'DEPOSIT_INTEREST',
    origin: 'AUTO',
    example: [
      ['depositInterestExpense', 'debit', '14794.52'],
      ['depositInterest', 'debit', '4000.00'],
      ['depositInterest', 'credit', '14794.52'],
      ['depositInterestExpense', 'credit', '4000.00'],
    ],
  },
  {
    kind: 'DEPOSIT_CAPITALISED',
    origin: 'AUTO',
    example: [
      ['depositInterest', 'debit', '14794.52'],
      ['deposit', 'debit', '4000.00'],
      ['deposit', 'credit', '14794.52'],
      ['depositInterest', 'credit', '4000.00'],
    ],
  },
  {
    kind: 'DEPOSIT_BLOCKED',
    origin: 'AUTO',
    example: [
      ['deposit', 'debit', '700000.00'],
      ['depositBlocked', 'credit', '700000.00'],
    ],
  },
  {
    kind: 'DEPOSIT_UNBLOCKED',
    origin: 'AUTO',
    example: [
      ['depositBlocked', 'debit', '700000.00'],
      ['deposit', 'credit', '700000.00'],
    ],
  },
  {
    kind: 'DEPOSIT_PAID',
    origin: 'MANUAL',
    example: [
      ['deposit', 'debit', '1680000.00'],
      ['wallet', 'credit', '1500000.00'],
      ['bankPayouts', 'credit', '180000.00'],
    ],
  },
  {
    kind: 'DEPOSIT_TO_WALLET',
    origin: 'MANUAL',
    example: [
      ['deposit', 'debit', '60000.00'],
      ['wallet', 'credit', '60000.00'],
    ],
  },
  {
    kind: 'DEPOSIT_FROM_WALLET',
    origin: 'MANUAL',
    example: [
      ['wallet', 'debit', '40000.00'],
      ['deposit', 'credit', '40000.00'],
    ],
  },
  {
    // Over the owner's temporary account, from where the loan takes it as a receipt.
    kind: 'DEPOSIT_TO_LOAN',
    origin: 'MANUAL',
    example: [
      ['deposit', 'debit', '150000.00'],
      ['temporary', 'credit', '150000.00'],
    ],
  },
  {
    kind: 'MERCHANT_PAYMENT',
    origin: 'AUTO',
    example: [
      ['bank', 'debit', '275500.00'],
      ['wallet', 'debit', '24500.00'],
      ['merchant', 'credit', '300000.00'],
    ],
  },
  {
    kind: 'MERCHANT_TO_WALLET',
    origin: 'MANUAL',
    example: [
      ['merchant', 'debit', '180000.00'],
      ['wallet', 'credit', '180000.00'],
    ],
  },
  {
    // From the request of a merchant until it is decided.
    kind: 'MERCHANT_HELD',
    origin: 'AUTO',
    example: [
      ['merchant', 'debit', '300000.00'],
      ['merchantHeld', 'credit', '300000.00'],
    ],
  },
  {
    kind: 'MERCHANT_RELEASED',
    origin: 'MANUAL',
    example: [
      ['merchantHeld', 'debit', '75000.00'],
      ['merchant', 'credit', '75000.00'],
    ],
  },
  {
    kind: 'MERCHANT_CASH_OUT',
    origin: 'MANUAL',
    example: [
      ['merchantHeld', 'debit', '300000.00'],
      ['bankPayouts', 'credit', '299700.00'],
      ['merchantCommission', 'credit', '300.00'],
    ],
  },
  {
    // Between any two accounts of the lender at banks.
    kind: 'INTERNAL_TRANSFER',
    origin: 'MANUAL',
    example: [
      ['bankPayouts', 'debit', '45000000.00'],
      ['bank', 'debit', '5000000.00'],
      ['bankReserve', 'debit', '10000000.00'],
      ['bank', 'credit', '40000000.00'],
      ['bankPayouts', 'credit', '5000000.00'],
      ['bankReserve', 'credit', '15000000.00'],
    ],
  },
  {
    // What a bank has taken for itself, by the line of its statement.
    kind: 'BANK_CHARGE',
    origin: 'MANUAL',
    example: [
      ['bankFees', 'debit', '2500.00'],
      ['bank', 'credit', '1500.00'],
      ['bankPayouts', 'credit', '600.00'],
      ['bankReserve', 'credit', '400.00'],
    ],
  },
  {
    kind: 'ENVELOPE_SENT',
    origin: 'AUTO',
    example: [
      ['wallet', 'debit', '50000.00'],
      ['envelopes', 'credit', '50000.00'],
    ],
  },
  {
    kind: 'ENVELOPE_RECEIVED',
    origin: 'AUTO',
    example: [
      ['envelopes', 'debit', '16666.66'],
      ['wallet', 'credit', '16666.66'],
    ],
  },
  {
    kind: 'ENVELOPE_RETURNED',
    origin: 'AUTO',
    example: [
      ['envelopes', 'debit', '33333.34'],
      ['wallet', 'credit', '33333.34'],
    ],
  },
  {
    kind: 'SPLIT_PAID',
    origin: 'AUTO',
    example: [
      ['wallet', 'debit', '21600.00'],
      ['wallet', 'credit', '21600.00'],
    ],
  },
  {
    kind: 'DONATION_GIVEN',
    origin: 'AUTO',
    example: [
      ['wallet', 'debit', '10000.00'],
      ['donations', 'credit', '10000.00'],
    ],
  },
  {
    kind: 'TEMPORARY_RETURN',
    origin: 'MANUAL',
    example: [
      ['temporary', 'debit', '50000.00'],
      ['bankPayouts', 'credit', '50000.00'],
    ],
  },
  {
    // To the owner's wallet, or to somebody else's temporary account.
    kind: 'TEMPORARY_MOVE',
    origin: 'MANUAL',
    example: [
      ['temporary', 'debit', '35000.00'],
      ['wallet', 'credit', '25000.00'],
      ['temporary', 'credit', '10000.00'],
    ],
  },
  {
    // With the receipt that is sent; the other way round with one that is returned.
    kind: 'FEE_VAT',
    origin: 'AUTO',
    example: [
      ['feeIncome', 'debit', '1000.00'],
      ['walletFeeIncome', 'debit', '100.00'],
      ['vat', 'debit', '220.00'],
      ['vat', 'credit', '1100.00'],
      ['feeIncome', 'credit', '200.00'],
      ['walletFeeIncome', 'credit', '20.00'],
    ],
  },
  {
    kind: 'QPAY_RECEIPT',
    origin: 'AUTO',
    example: [
      ['qpayClearing', 'debit', '99000.00'],
      ['bankFees', 'debit', '1000.00'],
      ['wallet', 'credit', '100000.00'],
    ],
  },
  {
    kind: 'QPAY_SETTLED',
    origin: 'AUTO',
    example: [
      ['bank', 'debit', '99000.00'],
      ['qpayClearing', 'credit', '99000.00'],
    ],
  },
];
