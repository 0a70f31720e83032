import type { Same } from '../../Same';
import type { form as mn } from '../../mn/frame/form';

/** Forms and drafts. */
export const form = {
  form: {
    saved: 'Saved: %{name}.',
    changed: '%{smart_count} field changed |||| %{smart_count} fields changed',
    draft_restored: 'Your unsaved draft of %{time} is back.',
    draft_incomplete:
      'Register numbers, files and the like are not kept in drafts: enter them again.',
    draft_discard: 'Discard the draft',
  },
} satisfies Same<typeof mn>;
