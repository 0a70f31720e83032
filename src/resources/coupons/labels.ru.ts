import type { Same } from '../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  enums: {
    CouponType: { SPECIAL: 'Специальный', ORDINARY: 'Обычный' },
    CouponRequestState: { PENDING: 'На рассмотрении', APPROVED: 'Одобрена', REJECTED: 'Отклонена' },
    CouponAcquisitionState: { 0: 'Активен', 1: 'Использован', 2: 'Подарен' },
  },
};
