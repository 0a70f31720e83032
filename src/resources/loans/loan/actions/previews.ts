// The previews of a loan's actions: loaded together, with the first dialog.
export { AdvancePreview } from './AdvancePreview';
export { AmountsPreview } from './AmountsPreview';
export { ApprovePreview } from './ApprovePreview';
export { ClassPreview } from './ClassPreview';
export { CourtPreview } from './CourtPreview';
export { ExtendPreview } from './ExtendPreview';
export { ReturnPreview, RiskPreview, WithdrawPreview } from './ParkingPreviews';
export { MovePreview } from './PastView';
export { PayPreview } from './PayPreview';
export { RecoveryPreview } from './RecoveryPreview';
export { RenewPreview } from './RenewPreview';
export { CorrectPreview, IssuedPreview } from './RepairPreviews';
export { SettlePreview, WriteOffPreview } from './WriteOffPreviews';
