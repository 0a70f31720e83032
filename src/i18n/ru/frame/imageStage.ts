import type { Same } from '../../Same';
import type { imageStage as mn } from '../../mn/frame/imageStage';

/** The stage on which an image is examined. */
export const imageStage = {
  imageStage: {
    scale: 'Масштаб',
    nearer: 'Увеличить',
    nearer_key: 'Увеличить (+)',
    farther: 'Уменьшить',
    farther_key: 'Уменьшить (−)',
    turn: 'Повернуть вправо',
    turn_key: 'Повернуть вправо на 90° (T)',
    whole: 'Всё изображение',
    whole_key: 'Всё изображение (0)',
    failed: 'Не удалось открыть изображение.',
  },
} satisfies Same<typeof mn>;
