import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    video: {
      preview_help:
        'This is how the app shows the video before it is played. The preview asks nothing of the video’s host.',
      guide:
        'This is the guide video. %{smart_count} customer has had bonus points for watching it. |||| This is the guide video. %{smart_count} customers have had bonus points for watching it.',
      to_points: 'Show these points',
    },
  },
  actionBlocks: {
    video_without_cover: 'A video without a cover cannot be published. Add a cover first.',
    video_is_guide: 'The guide video cannot be unpublished. Make another video the guide first.',
    video_is_guide_already: 'It is the guide video already.',
  },
  resources: {
    video: {
      name: 'Video |||| Videos',
      fields: {
        cover: 'Cover',
        link: 'Video link',
        duration: 'Duration',
        isGuide: 'Guide video',
        guideWatchers: 'Customers with points',
      },
      sections: { general: 'Video', text: 'Text' },
      views: { published: 'Published', drafts: 'Not published' },
      actions: { make_guide: 'Make it the guide', move: 'Change the place' },
    },
  },
};
