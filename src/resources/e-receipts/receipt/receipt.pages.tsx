import { lazyPage } from '../../../framework/lazyPage';
import type { EntityPages } from '../../../framework/loadEntity';
import type receipt from './receipt.entity';
import { LotteryPart } from './LotteryPart';
import { ReceiptDayHead } from './ReceiptDayHead';
import { CorrectPreview, ReceiptTrouble, ReturnPreview } from './ReceiptParts';
import { ReceiptBody } from './ReceiptBody';

/** Receipts: the day's sums above the list, fees chosen for a new one, the customer's lottery code for a moment. */
export const pages: EntityPages<typeof receipt> = {
  ListHead: ReceiptDayHead,
  Create: lazyPage(() => import('./SendReceiptPage'), 'SendReceiptPage'),
  Alerts: ReceiptTrouble,
  Body: ReceiptBody,
  HeaderActions: LotteryPart,
  previews: { correct_receipt: CorrectPreview, return_receipt: ReturnPreview },
};
