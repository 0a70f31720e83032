import { hasRatio } from '../domain/imageSize';
import { fieldOf, type Kind } from '../entity/Field';
import { rule } from './rules';
import { samplePng } from './samplePng';
import { fileKind, fileRules, type FileOptions, type StoredFile } from './storedFile';

/** An image that was chosen here knows its size in pixels. */
export interface StoredImage extends StoredFile {
  width?: number;
  height?: number;
}

export interface ImageOptions extends FileOptions {
  /** Allowed ratios, width to height: `['16:9', '4:3']`. The first is the one the crop tool starts with. */
  ratios?: readonly string[];
}

const sizeKnown = (image: StoredImage): image is StoredImage & { width: number; height: number } =>
  image.width !== undefined && image.height !== undefined;

const colours = ['#006879', '#8b5f00', '#2e854d', '#7860b5', '#2f74bb'];

const imageKind: Kind<StoredImage, ImageOptions> = {
  ...fileKind,
  schema: ({ upload, ratios }) => {
    if (!ratios) return fileRules(upload);
    const message = { key: 'validation.image_ratio', values: { ratio: ratios.join(', ') } };
    const fits = (image: StoredImage) =>
      !sizeKnown(image) || ratios.some((ratio) => hasRatio(image, ratio));
    return fileRules(upload).test(rule('ratio', message, fits));
  },
  sample: ({ index }, { ratios = ['4:3'] }) => {
    const [width, height] = ratios[index % ratios.length]
      .split(':')
      .map((part) => Number(part) * 16);
    const png = samplePng(width, height, colours[index % colours.length]);
    return {
      name: `zurag-${index + 1}.png`,
      type: 'image/png',
      size: atob(png).length,
      data: `data:image/png;base64,${png}`,
      width,
      height,
    };
  },
};

/** A picture, up to 3 MB; its type is decided by its bytes. */
export const image = fieldOf(imageKind, { upload: 'IMAGE' });
