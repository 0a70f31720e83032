import type { WebContentType } from '../../../../src/domain/enums/content';
import { WebContentImageKind } from '../../../../src/domain/enums/content';
import { WEB_PICTURES } from '../../../../src/domain/settings';
import { PICTURES_OF } from '../../../../src/domain/webPictures';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import { samplePicture } from '../../../engine/samples/samplePicture';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { contentFacts } from '../sampleContent';

/** Type, title, description, whether it is published and how many of its pictures are there. */
const PAGES: readonly (readonly [WebContentType, string, string, boolean, number])[] = [
  ['content_brand', 'Номин электроникс', 'Гэр ахуйн цахилгаан барааны дэлгүүр.', true, 1],
  ['content_brand', 'Хаан тавилга', 'Монгол хийцийн тавилга, 24 сарын лизинг.', true, 1],
  ['content_brand', 'Алтан гадас спорт', 'Спортын хувцас, хэрэгсэл.', false, 1],
  [
    'content_instruction',
    'Зээл авах заавар',
    'Бүртгүүлэхээс мөнгөө авах хүртэлх алхмууд.',
    true,
    2,
  ],
  ['content_instruction', 'Зээл төлөх заавар', 'Апп болон банкаар төлөх аргууд.', true, 2],
  ['content_instruction', 'Хугацаа сунгах заавар', 'Зээлийн хугацааг хэрхэн сунгах вэ.', false, 1],
  ['content_featured_brand', 'Улирлын хямдрал', 'Онцлох брэндүүдийн намрын хямдрал.', true, 2],
  ['content_featured_brand', 'Шинэ жилийн бэлэг', 'Бэлгийн багцууд нэг дор.', false, 0],
  ['content_product', 'Ухаалаг утас', 'Урьдчилгаагүй лизинг.', true, 3],
  ['content_product', 'Зөөврийн компьютер', 'Оюутанд зориулсан нөхцөл.', true, 3],
  ['content_product', 'Угаалгын машин', 'Хүргэлт, угсралт багтсан.', false, 2],
];

/** Pages of every type, published, waiting, and some whose pictures are not all there. */
export const samples: SampleMaker = {
  resource: 'web-content',
  make: cachedByWorld((world) =>
    PAGES.map(([type, title, description, isPublished, pictures], index) => {
      const kinds = PICTURES_OF[type].slice(0, pictures);
      return {
        id: index + 1,
        title,
        type,
        link: `https://pocket.example/${type.replaceAll('_', '-')}/${index + 1}`,
        description,
        ...Object.fromEntries(
          WebContentImageKind.values.map((kind) => [
            kind,
            kinds.includes(kind) ? samplePicture(index, [WEB_PICTURES[kind]]) : null,
          ]),
        ),
        missingPictures: PICTURES_OF[type].length - pictures,
        viewOrder: index + 1,
        ...contentFacts(world, isPublished, 180 - index * 12),
      };
    }),
  ),
};
