import { bannerShowing } from '../../../../src/domain/banners';
import { addDays } from '../../../../src/domain/dates';
import { BannerAspectRatio, type PublishState } from '../../../../src/domain/enums/content';
import { LoanProductType } from '../../../../src/domain/enums/loans';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import { samplePicture } from '../../../engine/samples/samplePicture';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { contentFacts } from '../sampleContent';

/** Title, whether it is published, first and last day from the day of the sample. */
const BANNERS: readonly (readonly [string, boolean, number, number | null])[] = [
  ['Хэрэглээний зээл – 3 минутад', true, -120, null],
  ['Батлан даалттай зээлийн хүү буурлаа', true, -60, 60],
  ['Оюутны зээл: намрын элсэлт', true, -80, 10],
  ['Тэг хүүтэй зээлийн урамшуулал', true, -200, -20],
  ['Урт хугацаат зээл', true, -30, null],
  ['Лизинг: шинэ бараа', false, -10, 40],
  ['Цалингийн зээл', true, -5, 25],
  ['Сургалтын төлбөрийн зээл', true, 14, 60],
  ['Хадгаламж барьцаалсан зээл', false, 7, 90],
  ['Автомашин барьцаалсан зээл', false, -300, -120],
];

/** Banners of every product and ratio: shown, planned, not published and over. */
export const samples: SampleMaker = {
  resource: 'loan-banner',
  make: cachedByWorld((world) =>
    BANNERS.map(([title, isPublished, from, until], index) => {
      const aspectRatio = BannerAspectRatio.values[index % BannerAspectRatio.values.length];
      const dates = {
        fromDate: addDays(world.today, from),
        untilDate: until === null ? null : addDays(world.today, until),
      };
      const state: PublishState = isPublished ? 'PUBLISHED' : 'UNPUBLISHED';
      return {
        id: index + 1,
        title,
        productType: LoanProductType.values[index % LoanProductType.values.length],
        link: index % 2 === 0 ? `https://pocket.example/zeel/${index + 1}` : null,
        image: samplePicture(index, [aspectRatio]),
        aspectRatio,
        viewOrder: index + 1,
        ...dates,
        showing: bannerShowing({ ...dates, state }, world.today),
        ...contentFacts(world, isPublished, 310 - index * 10),
      };
    }),
  ),
};
