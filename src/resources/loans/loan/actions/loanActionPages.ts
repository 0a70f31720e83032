import { lazy } from 'react';
import type { EntityPages } from '../../../../framework/loadEntity';
import type loans from '../loan.entity';
import type * as MoneyPreviews from './moneyPreviews';
import type * as StatePreviews from './statePreviews';

const ofMoney = (name: keyof typeof MoneyPreviews) =>
  lazy(() => import('./moneyPreviews').then((module) => ({ default: module[name] })));
const ofState = (name: keyof typeof StatePreviews) =>
  lazy(() => import('./statePreviews').then((module) => ({ default: module[name] })));

/** Before and after of the actions of a loan, inside their dialogs. */
export const previews: EntityPages<typeof loans>['previews'] = {
  approve: ofState('ApprovePreview'),
  confirm_cancel_to_issued: ofState('IssuedPreview'),
  correct: ofState('CorrectPreview'),
  pay: ofMoney('PayPreview'),
  pay_in_advance: ofMoney('AdvancePreview'),
  extend: ofMoney('ExtendPreview'),
  renew_overdue_schedule: ofMoney('RenewPreview'),
  move_to_risk_fund: ofState('RiskPreview'),
  move_to_court: ofState('CourtPreview'),
  return_to_ongoing: ofState('ReturnPreview'),
  withdraw_claim: ofState('WithdrawPreview'),
  settle_claim: ofState('SettlePreview'),
  close_from_risk_fund: ofState('WriteOffPreview'),
  move_receipt: ofMoney('MovePreview'),
  record_recovery: ofMoney('RecoveryPreview'),
  upgrade_class: ofState('ClassPreview'),
  correct_amounts: ofState('AmountsPreview'),
};

/** Registering a loan. */
export const Create = lazy(() =>
  import('../create/LoanCreatePage').then((module) => ({ default: module.LoanCreatePage })),
);
