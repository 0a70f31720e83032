import { lazy } from 'react';
import type { EntityPages } from '../../../framework/loadEntity';
import type failedTransfers from './failedTransfer.entity';
import { TransferBody } from './TransferBody';

const preview = (name: 'CorrectPreview' | 'ReturnPreview') =>
  lazy(() => import('./MoneyPosition').then((module) => ({ default: module[name] })));

/** Both legs, the bank's log and what is like it stand before the decision. */
export const pages: EntityPages<typeof failedTransfers> = {
  Body: TransferBody,
  previews: {
    correct: preview('CorrectPreview'),
    confirm_bank_error: preview('ReturnPreview'),
    confirm_transaction_error: preview('ReturnPreview'),
  },
};
