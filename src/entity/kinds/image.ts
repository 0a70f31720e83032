import { hasRatio } from '../../domain/imageSize';
import { FILE } from '../../domain/settings';
import { fieldOf, type Kind } from '../Field';
import { rule } from './rules';
import { samplePng } from './samplePng';
import { fileRules, type StoredFile } from './storedFile';

export type ImageFormat = 'png' | 'bmp' | 'jpeg' | 'gif';

/** An image that was chosen here knows its size in pixels. */
export interface StoredImage extends StoredFile {
  width?: number;
  height?: number;
}

export interface ImageOptions {
  /** Allowed ratios, width to height: `['16:9', '4:3']`. The first is the one the crop tool starts with. */
  ratios?: readonly string[];
  /** Greatest size in pixels. */
  maxWidth?: number;
  maxHeight?: number;
  /** Stickers are png only; all four formats otherwise (specification 2 §5). */
  formats?: readonly ImageFormat[];
}

export const IMAGE_FORMATS: readonly ImageFormat[] = ['png', 'bmp', 'jpeg', 'gif'];

const sizeKnown = (image: StoredImage): image is StoredImage & { width: number; height: number } =>
  image.width !== undefined && image.height !== undefined;

const colours = ['#006879', '#8b5f00', '#2e854d', '#7860b5', '#2f74bb'];

const imageKind: Kind<StoredImage, ImageOptions> = {
  name: 'image',
  filter: 'none',
  wide: true,
  schema: ({ ratios, maxWidth, maxHeight, formats = IMAGE_FORMATS }) => {
    const names = formats.flatMap((format) => (format === 'jpeg' ? ['jpeg', 'jpg'] : [format]));
    let schema = fileRules(
      formats.map((format) => `image/${format}`),
      names,
    );
    if (ratios) {
      const message = { key: 'validation.image_ratio', values: { ratio: ratios.join(', ') } };
      const fits = (image: StoredImage) =>
        !sizeKnown(image) || ratios.some((ratio) => hasRatio(image, ratio));
      schema = schema.test(rule('ratio', message, fits));
    }
    if (maxWidth !== undefined || maxHeight !== undefined) {
      const [width, height] = [
        maxWidth ?? FILE.maxPixelsPerSide,
        maxHeight ?? FILE.maxPixelsPerSide,
      ];
      const message = { key: 'validation.image_dimensions', values: { width, height } };
      const fits = (image: StoredImage) =>
        !sizeKnown(image) || (image.width <= width && image.height <= height);
      schema = schema.test(rule('dimensions', message, fits));
    }
    return schema;
  },
  toSheet: ({ name }) => ({ type: 's', value: name }),
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

/** A picture, up to 3 MB; its type is decided by its bytes (specification 1 §5, 2 §5). */
export const image = fieldOf(imageKind);
