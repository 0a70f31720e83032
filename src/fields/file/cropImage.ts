import type { StoredImage } from './schema';

/** A rectangle of an image, in its pixels. */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Size of the cropped picture: exactly of the ratio, never larger than what was cut out.
 *
 * @param ratio width to height
 */
function croppedSize(
  area: Pick<Area, 'width' | 'height'>,
  ratio: number,
): { width: number; height: number } {
  const width = Math.max(1, Math.floor(area.width));
  return { width, height: Math.max(1, Math.round(width / ratio)) };
}

/**
 * Cuts an area out of a picture; encoded again, without the position and other hidden data of the original
 * (docs/domain/input.md 5.2).
 */
export async function cropImage(
  image: StoredImage,
  area: Area,
  ratio: number,
): Promise<StoredImage> {
  const source = await decoded(image.data ?? '');
  const size = croppedSize(area, ratio);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No drawing surface.');
  context.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height);
  const data = canvas.toDataURL(image.type, 0.92);
  const base64 = data.slice(data.indexOf(',') + 1);
  return {
    ...image,
    ...size,
    url: undefined,
    data,
    size: Math.floor((base64.length * 3) / 4) - padding(base64),
  };
}

const padding = (base64: string): number =>
  base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;

function decoded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('The picture cannot be decoded.'));
    picture.src = address;
  });
}
