import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    savingImage: {
      preview_help: 'This is how the app shows it to a saver who has chosen it.',
      carried:
        '%{smart_count} saving that is not closed carries this picture. It keeps it when the picture is unpublished. |||| %{smart_count} savings that are not closed carry this picture. They keep it when the picture is unpublished.',
    },
  },
  resources: {
    'saving-image': {
      name: 'Saving image |||| Saving images',
      fields: { title: 'Name', savings: 'Savings with it', openSavings: 'Of these not closed' },
      sections: { general: 'Picture' },
      views: { published: 'Published', drafts: 'Not published' },
      actions: { move: 'Change the place' },
    },
  },
};
