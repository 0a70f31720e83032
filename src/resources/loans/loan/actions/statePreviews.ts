// The previews of actions that decide on a loan or move it from one state to another: loaded with the first such dialog.
export { AmountsPreview } from './AmountsPreview';
export { ApprovePreview } from './ApprovePreview';
export { ClassPreview } from './ClassPreview';
export { CourtPreview } from './CourtPreview';
export { ReturnPreview, RiskPreview, WithdrawPreview } from './ParkingPreviews';
export { CorrectPreview, IssuedPreview } from './RepairPreviews';
export { SettlePreview, WriteOffPreview } from './WriteOffPreviews';
