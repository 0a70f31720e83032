import { SAVING_IMAGE } from '../../../../src/domain/settings';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import { samplePicture } from '../../../engine/samples/samplePicture';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { contentFacts } from '../sampleContent';

const IMAGES: readonly (readonly [title: string, isPublished: boolean])[] = [
  ['Орон сууц', true],
  ['Автомашин', true],
  ['Аялал', true],
  ['Хүүхдийн ирээдүй', true],
  ['Сургалтын төлбөр', true],
  ['Хурим', true],
  ['Цагаан сар', false],
  ['Наадам', false],
];

/** Pictures that savings of the sample may carry: those that are published. */
export const CHOSEN_IMAGES = IMAGES.flatMap(([, isPublished], index) =>
  isPublished ? [index + 1] : [],
);

/** Pictures that customers choose from, and two that wait for their season. */
export const samples: SampleMaker = {
  resource: 'saving-image',
  make: cachedByWorld((world) =>
    IMAGES.map(([title, isPublished], index) => ({
      id: index + 1,
      title,
      image: samplePicture(index, [SAVING_IMAGE.ratio]),
      viewOrder: index + 1,
      savings: 0,
      openSavings: 0,
      ...contentFacts(world, isPublished, 500 - index * 20),
    })),
  ),
};
