import { fileTypeOf, type FileIssue } from './file';
import { orientationOf } from './imageParts';
import { FILE } from './settings';

/** Width and height in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/**
 * The pixel size of an image as it is shown, by its header, before anything is decoded, so that a small file with a huge
 * picture never fills the memory. A photo of a telephone that lies on its side has its sides exchanged (Exif).
 * @returns undefined when it is no image or the header is broken
 */
export function imageSizeOf(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const type = fileTypeOf(bytes);
    const size = readSize(view, type);
    if (!size || size.width <= 0 || size.height <= 0) return undefined;
    const isLying = type === 'jpeg' && orientationOf(bytes) >= 5;
    return isLying ? { width: size.height, height: size.width } : size;
  } catch {
    // Reading beyond the end: the file is cut off.
    return undefined;
  }
}

/** Why a picture is not decoded in the browser: no size in its header, or a side that is too long or too short. */
export function checkPixels(bytes: Uint8Array): FileIssue | undefined {
  const size = imageSizeOf(bytes);
  if (!size) return { key: 'validation.image_broken' };
  const [most, least] = [FILE.maxPixelsPerSide, FILE.minPixelsPerSide];
  if (Math.min(size.width, size.height) < least)
    return { key: 'validation.image_small', params: { least } };
  return size.width > most || size.height > most
    ? { key: 'validation.image_dimensions', params: { width: most, height: most } }
    : undefined;
}

function readSize(view: DataView, type: ReturnType<typeof fileTypeOf>): ImageSize | undefined {
  switch (type) {
    case 'png':
      return { width: view.getUint32(16), height: view.getUint32(20) };
    case 'gif':
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    case 'bmp':
      return readBmp(view);
    case 'jpeg':
      return readJpeg(view);
    default:
      return undefined;
  }
}

/** The old header has 16-bit sizes; in the others a negative height means rows from the top. */
function readBmp(view: DataView): ImageSize {
  if (view.getUint32(14, true) === 12) {
    return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
  }
  return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
}

/** Walks from segment to segment up to the frame header; each step goes forward by at least four bytes. */
function readJpeg(view: DataView): ImageSize | undefined {
  let offset = 2;
  while (offset < view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return undefined;
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) {
      offset += 1;
    } else if (isFrameHeader(marker)) {
      return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    } else {
      const length = view.getUint16(offset + 2);
      if (length < 2) return undefined;
      offset += 2 + length;
    }
  }
  return undefined;
}

/** SOF0–SOF15 without the Huffman, arithmetic and reserved markers among them. */
const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
