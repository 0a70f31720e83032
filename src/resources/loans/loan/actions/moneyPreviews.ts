// The previews of actions by which money comes in or a schedule changes: loaded with the first such dialog.
export { AdvancePreview } from './AdvancePreview';
export { ExtendPreview } from './ExtendPreview';
export { MovePreview } from './PastView';
export { PayPreview } from './PayPreview';
export { RecoveryPreview } from './RecoveryPreview';
export { RenewPreview } from './RenewPreview';
