import type { errors as mn } from '../../mn/frame/errors';
import type { Same } from '../../Same';

export const errors = {
  errors: {
    open_existing: 'Open that record',
    outcome_unknown: 'It is not known whether this was done. Check the status before repeating it.',
    check_outcome: 'Check status',
    outcome_booked: 'It has been done. There is no need to send it again.',
    outcome_not_found: 'It has not been done. It can be sent again.',
    outcome_cannot_tell: 'The status could not be checked. Wait a moment and check again.',
    outcome_repeat:
      'It is not known whether this was saved. If it was, sending it again under the same number does not save it twice.',
    send_again: 'Send again',
    view_only: 'You are looking as somebody else: nothing is written.',
    bad_answer: 'The server’s answer could not be understood.',
    changed_elsewhere: 'Somebody else has changed this information. Refresh it and try again.',
    identity_silent:
      'The sign-in service does not answer. Nothing was sent: wait a moment and try again.',
    too_many: 'Too many requests. Wait a moment and try again.',
    field_refused: 'This value was not accepted.',
    gateway_paused: 'Some services do not answer at the moment.',
  },
} satisfies Same<typeof mn>;
