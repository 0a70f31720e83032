import type { Same } from '../../Same';
import type { imageStage as mn } from '../../mn/frame/imageStage';

/** The stage on which an image is examined. */
export const imageStage = {
  imageStage: {
    scale: 'Zoom',
    nearer: 'Zoom in',
    nearer_key: 'Zoom in (+)',
    farther: 'Zoom out',
    farther_key: 'Zoom out (−)',
    turn: 'Rotate right',
    turn_key: 'Rotate right by 90° (T)',
    whole: 'Whole image',
    whole_key: 'Whole image (0)',
    failed: 'The image could not be opened.',
  },
} satisfies Same<typeof mn>;
