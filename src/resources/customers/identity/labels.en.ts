import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  identity: {
    desk: 'Identity verification',
    images: {
      selfie: 'Selfie',
      front: 'ID card, front',
      back: 'ID card, back',
      xyp: 'State registry photo',
    },
    alt: '%{label}: %{name}',
    no_image: 'Not sent.',
    no_xyp: 'The state registry has not been looked up, so there is no photo.',
    nothing_sent: 'The customer has not sent any photos yet.',
    attempts: 'Attempts',
    submitted: 'Sent',
    likeness: 'Face similarity',
    expires: 'Card valid until',
    expired: 'Expired',
    compared: 'Card and record',
    on_card: 'On the card',
    on_record: 'On the record',
    agrees: 'Matches',
    differs: 'Differs',
    decision: 'Decision',
    keys: 'A – approve, R – deny. On a photo: + − 0 zoom, T rotate.',
    last_code: 'Last denial',
    next_waiting: 'Next in the queue',
    waiting_all: 'View all',
    messages: { approved: 'Your identity is verified.' },
  },
};
