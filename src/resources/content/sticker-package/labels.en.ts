import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    stickers: {
      preview_help: 'This is how the chat of the app shows the package.',
      count: 'Stickers: %{count} of %{most} at most.',
      offered: 'Stickers of the package',
      removed: 'Stickers taken out',
      sent: 'Sent: %{count}',
    },
  },
  actionBlocks: {
    sticker_package_empty: 'A package without stickers cannot be published. Add one first.',
    sticker_package_used:
      'Stickers of this package were sent %{count} times, so it cannot be deleted. Leave it unpublished.',
  },
  validation: { sticker_identifier: 'Use small Latin letters, digits, dots and dashes.' },
  resources: {
    'sticker/package': {
      name: 'Sticker package |||| Sticker packages',
      fields: {
        identifier: 'Identifier',
        publisher: 'Publisher',
        publisherWebsite: 'Publisher’s website',
        privacyPolicyUrl: 'Privacy policy link',
        licenseAgreementUrl: 'Licence agreement link',
        stickerCount: 'Stickers',
        sentCount: 'Times sent',
      },
      sections: { general: 'Package', terms: 'Terms' },
      views: { kept: 'Kept', deleted: 'Deleted' },
      actions: { move: 'Change the place' },
      subPages: { stickers: 'Add stickers' },
    },
  },
};
