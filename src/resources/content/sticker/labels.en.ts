import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  actionBlocks: {
    sticker_is_last:
      'The last sticker of a published package cannot be taken out. Unpublish the package first.',
    sticker_package_deleted: 'A deleted package takes no stickers.',
    sticker_package_full: 'A package has %{count} stickers at most. Take one out first.',
  },
  resources: {
    sticker: {
      name: 'Sticker |||| Stickers',
      fields: { picture: 'Picture', tag: 'Tag', packageId: 'Package', sentCount: 'Times sent' },
      sections: { general: 'Sticker' },
      views: { offered: 'In a package', removed: 'Taken out' },
      actions: {
        remove: 'Take out',
        restore: 'Put back',
        move: 'Change the place',
        delete_package: 'Delete the package',
      },
    },
  },
};
