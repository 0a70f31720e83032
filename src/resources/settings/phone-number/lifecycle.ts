import { PhoneProblem, type PhoneNumberState } from '../../../domain/enums/settings';
import { lifecycleOf } from '../../../entity/lifecycleOf';

/** Who says whether a number may be used. */
export const EDIT_NUMBERS = 'phone:edit';

/** A number gets messages or not; the way back takes nothing away (docs/domain/content-and-messaging.md 3.5). */
export const phoneLifecycle = lifecycleOf<PhoneNumberState>()('state', {
  deactivate: {
    from: ['ACTIVE'],
    to: 'INACTIVE',
    access: EDIT_NUMBERS,
    confirm: 'reason',
    reasons: PhoneProblem,
    reverse: 'activate',
    tone: 'danger',
  },
  activate: {
    from: ['INACTIVE'],
    to: 'ACTIVE',
    access: EDIT_NUMBERS,
    confirm: 'none',
    reverse: 'deactivate',
    tone: 'primary',
  },
});
