import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  wallets: {
    theme: {
      preview_help: 'This is how the app shows the theme in its list and in an opened envelope.',
      default: 'Default theme',
      live: 'Receivers have not finished taking from %{smart_count} envelope with this theme. It keeps its look when the theme is deactivated. |||| Receivers have not finished taking from %{smart_count} envelopes with this theme. They keep their look when the theme is deactivated.',
      to_live: 'Show these envelopes',
    },
  },
  actionBlocks: {
    theme_is_default:
      'The default theme can be neither deactivated nor deleted. Make another theme the default first.',
    theme_is_default_already: 'It is the default theme already.',
    theme_in_use:
      'Receivers have not finished taking from %{count} envelopes with this theme, so it cannot be deleted. Deactivate it instead.',
  },
  resources: {
    'envelopes/themes': {
      name: 'Envelope theme |||| Envelope themes',
      fields: {
        title: 'Name',
        info: 'Information',
        picture: 'Picture',
        cardPicture: 'Card picture',
        thumbnail: 'Thumbnail',
        isDefault: 'Default theme',
        sentEnvelopes: 'Envelopes sent',
        liveEnvelopes: 'Envelopes still open',
      },
      sections: { general: 'Theme', pictures: 'Pictures' },
      views: { offered: 'Offered', inactive: 'Inactive', deleted: 'Deleted' },
      actions: { move: 'Change the place' },
    },
  },
};
