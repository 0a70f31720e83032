import { labels as area } from '../labels.en';
import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    web: {
      preview_help:
        'This is how a phone’s browser shows the page. Nothing is asked of the link’s host.',
      missing: 'Pictures still missing: %{pictures}.',
    },
  },
  actionBlocks: {
    web_pictures_missing:
      'It cannot be published while %{count} of its pictures are missing. Add them first.',
  },
  resources: {
    'web-content': {
      name: 'Web content |||| Web content',
      fields: {
        link: 'Link',
        missingPictures: 'Pictures missing',
        ...area.enums.WebContentImageKind,
      },
      sections: {
        general: 'Page',
        product: 'Pictures of the product',
        instruction: 'Pictures of the instruction',
        brand: 'Picture of the brand',
        featuredBrand: 'Pictures of the featured brand',
      },
      views: {
        brands: 'Brands',
        instructions: 'Instructions',
        featured: 'Featured brands',
        products: 'Products',
      },
      actions: { move: 'Change the place' },
    },
  },
};
