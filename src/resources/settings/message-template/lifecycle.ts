import type { SmsTemplateState } from '../../../domain/enums/settings';
import { lifecycleOf } from '../../../entity/lifecycleOf';

/** Who keeps the texts of messages. */
export const KEEP_TEMPLATES = 'sms-template:access';

/** A template is in use or not: on the occasion of one that is off nothing is sent (docs/domain/content-and-messaging.md 4.1). */
export const templateLifecycle = lifecycleOf<SmsTemplateState>()('state', {
  deactivate: {
    from: ['ACTIVE'],
    to: 'INACTIVE',
    access: KEEP_TEMPLATES,
    confirm: 'reason',
    guard: 'inForceByAnother',
    reverse: 'activate',
  },
  activate: {
    from: ['INACTIVE'],
    to: 'ACTIVE',
    access: KEEP_TEMPLATES,
    confirm: 'reason',
    guard: 'inForceByAnother',
    reverse: 'deactivate',
    tone: 'primary',
  },
});
