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
    conflict: {
      title: 'Somebody else has changed this information',
      text: 'What you typed is not saved, and still there. Choose for each field that differs which value is to stay.',
      deleted: 'This record has been deleted',
      deleted_text:
        'Somebody deleted the record while you were editing it, so it cannot be saved. What you typed is still on the page.',
      field: 'Field',
      mine: 'Mine',
      theirs: 'Stored now',
      all_mine: 'All of mine',
      all_theirs: 'All stored values',
      save: 'Save my choice',
      discard: 'Discard my changes',
      back: 'Back to editing',
    },
  },
} satisfies Same<typeof mn>;
