import type { Same } from '../../Same';
import type { form as mn } from '../../mn/frame/form';

/** Forms and drafts. */
export const form = {
  form: {
    range: '(%{min} – %{max})',
    changed: '%{smart_count} field changed |||| %{smart_count} fields changed',
    leave: 'Leave without saving',
    draft_restored: 'Your unsaved draft of %{time} has been restored.',
    draft_incomplete:
      'Register numbers, files and the like are not kept in drafts: enter them again.',
    draft_discard: 'Discard the draft',
    conflict: {
      title: 'Somebody else has changed this information',
      text: 'Your values are not saved but are still in the form. For each field that differs, choose which value to keep.',
      deleted: 'This record has been deleted',
      deleted_text:
        'Somebody deleted the record while you were editing it, so it cannot be saved. What you typed is still on the page.',
      field: 'Field',
      mine: 'My value',
      theirs: 'Saved value',
      all_mine: 'All of mine',
      all_theirs: 'All saved values',
      save: 'Save my choice',
      discard: 'Discard my changes',
      back: 'Back to editing',
    },
  },
} satisfies Same<typeof mn>;
