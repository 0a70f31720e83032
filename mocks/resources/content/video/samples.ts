import { VIDEO } from '../../../../src/domain/settings';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import { samplePicture } from '../../../engine/samples/samplePicture';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { contentFacts } from '../sampleContent';

/** Title, duration in seconds, whether it is published, and whether it has a cover. */
const VIDEOS: readonly (readonly [string, number, boolean, boolean])[] = [
  ['Апп ашиглах заавар', 184, true, true],
  ['Зээлийн хүсэлтээ хэрхэн илгээх вэ?', 96, true, true],
  ['Зээлийн зэрэглэлээ ахиулах нь', 141, true, true],
  ['Хэтэвчээ цэнэглэх гурван арга', 73, true, true],
  ['QR кодоор төлбөр төлөх', 58, true, true],
  ['Бэлгийн дугтуй илгээх', 64, true, true],
  ['Хадгаламж нээх, хаах', 127, false, true],
  ['Батлан даагч юуг хариуцдаг вэ?', 205, false, true],
  ['Автомашин барьцаалсан зээл', 233, false, false],
];

/** Videos that are published, that wait, and one that still has no cover; the first is the guide. */
export const samples: SampleMaker = {
  resource: 'video',
  make: cachedByWorld((world) =>
    VIDEOS.map(([title, duration, isPublished, hasCover], index) => ({
      id: index + 1,
      title,
      link: `https://video.pocket.example/zaavar-${index + 1}`,
      duration,
      cover: hasCover ? samplePicture(index, [VIDEO.coverRatio]) : null,
      content: `<p>«${title}» – алхам алхмаар тайлбарласан богино бичлэг.</p>`,
      viewOrder: index + 1,
      isGuide: index === 0,
      guideWatchers: null,
      ...contentFacts(world, isPublished, 260 - index * 25),
    })),
  ),
};
