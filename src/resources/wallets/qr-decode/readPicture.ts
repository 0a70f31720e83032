import { readQr } from '../../../devices/camera/scanQr';
import type { FileIssue } from '../../../domain/file';
import { recogniseFile } from '../../../domain/recogniseFile';
import { FILE } from '../../../domain/settings';

/** Longest side at which a picture is looked through, px: more points make no code easier to read. [R] */
const SIDE_MAX = 1_600;

/** What is read from a picture: the text of its QR code, or why there is none (a message key with its values). */
export type PictureReading = { text: string } | { issue: FileIssue };

/**
 * Reads the QR code in a picture file; the picture leaves the browser nowhere, and is not decoded before its header was
 * read (docs/domain/input.md 5.2).
 */
export async function readPicture(file: Blob): Promise<PictureReading> {
  const bytes = new Uint8Array(await file.slice(0, FILE.maxBytes).arrayBuffer());
  const found = recogniseFile('IMAGE', bytes, file.size);
  if ('problem' in found) return { issue: found.problem };
  try {
    const picture = await createImageBitmap(file);
    const longest = Math.max(picture.width, picture.height);
    const scale = Math.min(1, SIDE_MAX / longest);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return { issue: { key: 'qrDecode.no_code' } };
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const text = readQr(context.getImageData(0, 0, canvas.width, canvas.height));
    return text === undefined ? { issue: { key: 'qrDecode.no_code' } } : { text };
  } catch {
    return { issue: { key: 'qrDecode.no_code' } };
  }
}
