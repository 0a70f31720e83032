import type { InstituteRegistrationState } from '../../../domain/enums/merchants';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { KEEP_INSTITUTES } from '../rights';

/** Institutes: registered, or cancelled and hidden with their students (docs/domain/organisation.md 3.1). */
export const instituteLifecycle = lifecycleOf<InstituteRegistrationState>()('state', {
  cancel_registration: {
    success: 'toast.cancelled',
    failure: 'error.cancel_failed',
    from: ['REGISTERED'],
    to: 'CANCELLED',
    access: KEEP_INSTITUTES,
    confirm: 'reason',
    reverse: 'register_again',
    tone: 'danger',
  },
  register_again: {
    from: ['CANCELLED'],
    to: 'REGISTERED',
    access: KEEP_INSTITUTES,
    confirm: 'consequence',
    reverse: 'cancel_registration',
    tone: 'primary',
  },
});
