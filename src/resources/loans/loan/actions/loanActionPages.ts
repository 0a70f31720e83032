import { lazy } from 'react';
import type { EntityPages } from '../../../../framework/loadEntity';
import type loans from '../loan.entity';
import type * as Previews from './previews';

const preview = (name: keyof typeof Previews) =>
  lazy(() => import('./previews').then((module) => ({ default: module[name] })));

/** Before and after of the actions of a loan, inside their dialogs. */
export const previews: EntityPages<typeof loans>['previews'] = {
  approve: preview('ApprovePreview'),
  confirm_cancel_to_issued: preview('IssuedPreview'),
  correct: preview('CorrectPreview'),
  pay: preview('PayPreview'),
  pay_in_advance: preview('AdvancePreview'),
  extend: preview('ExtendPreview'),
  renew_overdue_schedule: preview('RenewPreview'),
  move_to_risk_fund: preview('RiskPreview'),
  move_to_court: preview('CourtPreview'),
  return_to_ongoing: preview('ReturnPreview'),
  withdraw_claim: preview('WithdrawPreview'),
  settle_claim: preview('SettlePreview'),
  close_from_risk_fund: preview('WriteOffPreview'),
  move_receipt: preview('MovePreview'),
  record_recovery: preview('RecoveryPreview'),
  upgrade_class: preview('ClassPreview'),
  correct_amounts: preview('AmountsPreview'),
};

/** Registering a loan. */
export const Create = lazy(() =>
  import('../create/LoanCreatePage').then((module) => ({ default: module.LoanCreatePage })),
);
