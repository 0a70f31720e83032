import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  customerLists: {
    whose: 'Customer',
    signature: {
      new_signature: 'New signature',
      specimen: 'Approved specimen',
      new_alt: 'Image of the customer’s new signature',
      specimen_alt: 'Image of the previously approved signature',
      no_specimen:
        'There is no approved specimen. This is the first signature: compare it with a document.',
      no_signature: 'There is no signature image.',
      similarity: 'Similarity by automatic comparison',
      paper_missing: 'Attach a scan or a photo of the paper contract.',
    },
  },
};
