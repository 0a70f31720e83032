import { addDays } from '../../../../src/domain/dates';
import type { MockRecord } from '../../../engine/MockRecord';
import { newsTexts, type NewsText } from './newsTexts';
import { between, seededRandom } from '../../../engine/samples/random';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import { samplePicture } from '../../../engine/samples/samplePicture';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';

const COLOURS = ['#006879', '#f9b434', '#2e854d', '#c13c3b', '#7860b5', '#2f74bb'];
const AUTHORS = ['operator', 'admin'];

/** Articles in every category and of every type, published and not. */
export const samples: SampleMaker = {
  resource: 'news',
  make: cachedByWorld((world) => {
    const random = seededRandom(303);
    return newsTexts.map((text, index) => article(text, index, world, random));
  }),
};

function article(
  [category, type, title, shortDescription]: NewsText,
  index: number,
  world: SampleWorld,
  random: () => number,
): MockRecord {
  const { today, people } = world;
  const day = addDays(today, -(1 + index * 7 + between(random, 0, 6)));
  const createdAt = `${day}T0${between(random, 0, 9)}:${between(random, 10, 59)}:00.000Z`;
  const author = people.find(({ username }) => username === AUTHORS[index % AUTHORS.length]);
  return {
    id: index + 1,
    title,
    category,
    type,
    color: index % 5 === 4 ? null : COLOURS[index % COLOURS.length],
    image: index % 3 === 2 ? null : samplePicture(index, ['16:9', '4:3']),
    shortDescription,
    content: [
      `<p>${shortDescription}</p>`,
      '<h3>Юу өөрчлөгдөв</h3>',
      '<ul><li>Хүсэлтийг аппаар 24 цаг хүлээн авна.</li><li>Хариуг мэдэгдлээр илгээнэ.</li>',
      '<li>Нэмэлт шимтгэл авахгүй.</li></ul>',
      '<p>Асуулт байвал <strong>7700-1100</strong> дугаараас лавлана уу.</p>',
    ].join(''),
    state: index % 4 === 3 ? 'UNPUBLISHED' : 'PUBLISHED',
    publishedAt: index % 4 === 3 ? null : createdAt,
    createdAt,
    createdBy: author?.id ?? null,
    updatedAt: createdAt,
  };
}
