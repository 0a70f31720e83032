import { ENVELOPE_THEME } from '../../../../src/domain/settings';
import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import { samplePicture } from '../../../engine/samples/samplePicture';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { daysAgo } from '../../customers/customer/sampleCustomers';

/** Title, occasion, price in tögrög and whether it is offered. */
const THEMES: readonly (readonly [string, string, string, 'ACTIVE' | 'INACTIVE' | 'DELETED'])[] = [
  ['Цагаан сарын мэнд', 'TSAGAAN_SAR', '0.00', 'ACTIVE'],
  ['Ууц тавгийн идээ', 'TSAGAAN_SAR', '500.00', 'ACTIVE'],
  ['Шинэ оны салют', 'NEW_YEAR', '0.00', 'ACTIVE'],
  ['Өвлийн өвгөн', 'NEW_YEAR', '300.00', 'ACTIVE'],
  ['Төрсөн өдрийн бялуу', 'BIRTHDAY', '0.00', 'ACTIVE'],
  ['Бөмбөлөгтэй баяр', 'BIRTHDAY', '500.00', 'ACTIVE'],
  ['Хуримын бөгж', 'WEDDING', '1000.00', 'ACTIVE'],
  ['Цэцгийн баглаа', 'WOMENS_DAY', '0.00', 'ACTIVE'],
  ['Эжийдээ', 'WOMENS_DAY', '500.00', 'ACTIVE'],
  ['Баярлалаа', 'THANKS', '0.00', 'ACTIVE'],
  ['Багшдаа', 'THANKS', '0.00', 'INACTIVE'],
  ['Цэргийн баяр', 'OTHER', '300.00', 'INACTIVE'],
  ['Наадмын хийморь', 'OTHER', '0.00', 'INACTIVE'],
  ['Хуучин загвар', 'OTHER', '0.00', 'DELETED'],
];

/** When the deleted one was deleted. */
const DELETED_DAYS_AGO = 2;
/** The theme that the app starts with. */
export const DEFAULT_THEME = 1;
/** Themes that envelopes of the sample may be sent with: those that are or were offered. */
export const SENT_WITH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Themes of every occasion, offered, withdrawn and deleted; exactly one is the default. */
export const samples: SampleMaker = {
  resource: 'envelopes/themes',
  make: cachedByWorld((world) => {
    const author = world.people.find(({ username }) => username === 'operator');
    return THEMES.map(([title, category, price, state], index): MockRecord => {
      const picture = (ratio: string) => samplePicture(index, [ratio]);
      const at = daysAgo(world, 400 - index * 20);
      return {
        id: index + 1,
        title,
        category,
        price,
        info: index % 3 === 0 ? null : `«${title}» загварын мэндчилгээний дугтуй.`,
        url: null,
        picture: picture(ENVELOPE_THEME.pictureRatio),
        cardPicture: picture(ENVELOPE_THEME.cardRatio),
        thumbnail: picture(ENVELOPE_THEME.thumbnailRatio),
        viewOrder: state === 'DELETED' ? null : index + 1,
        isDefault: index + 1 === DEFAULT_THEME,
        state,
        createdAt: at,
        createdBy: author?.id ?? null,
        updatedAt: state === 'DELETED' ? daysAgo(world, DELETED_DAYS_AGO) : at,
      };
    });
  }),
};
