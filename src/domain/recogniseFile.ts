import type { UploadKind } from './enums/common';
import { checkFile, fileTypeOf, isHtml, mediaTypeOf, type FileIssue } from './file';
import { wholeImage } from './imageParts';
import { checkPixels, imageSizeOf, type ImageSize } from './imageSize';
import { isShownEmpty } from './letters/shownText';

/** A file that is what it is taken for. */
export interface Recognised {
  /** Media type, by its content. */
  media: string;
  /** As it is kept: a picture without positions and other hidden data, an HTML file in UTF-8. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Of pictures, as they are shown. */
  pixels?: ImageSize;
}

/**
 * The one judgement on a file, wherever it comes from: a form, an import, a template or a gateway's call. Its bytes decide; name
 * and said type are not asked (docs/domain/input.md 5.1).
 * @param size full size in bytes, where not all of them were read
 * @returns the file as it is kept, or the first thing that is wrong with it
 */
export function recogniseFile(
  kind: UploadKind,
  bytes: Uint8Array,
  size: number = bytes.length,
): Recognised | { problem: FileIssue } {
  const isText = kind === 'HTML_TEMPLATE';
  const read = isText && size > 0 ? readHtml(bytes) : bytes;
  if ('problem' in read) return read;
  const problem = checkFile(kind, size, read);
  if (problem) return { problem };
  const type = fileTypeOf(read);
  if (type === undefined) return { problem: { key: 'validation.invalid_value' } };
  const media = mediaTypeOf(type);
  if (isText)
    return isShownEmpty(new TextDecoder().decode(read))
      ? { problem: { key: 'validation.html_empty' } }
      : { media, bytes: new Uint8Array(read) };
  if (type === 'pdf') {
    const broken = pdfIssue(read);
    return broken ? { problem: broken } : { media, bytes: new Uint8Array(read) };
  }
  const wrong = checkPixels(read);
  if (wrong) return { problem: wrong };
  const whole = wholeImage(type, read);
  if (!whole) return { problem: { key: 'validation.image_broken' } };
  return { media, bytes: whole, pixels: imageSizeOf(whole) };
}

/** How many bytes from the end hold the end mark of a document. */
const TAIL = 2_048;

const latin = new TextDecoder('latin1');

/** What keeps a document from being read by everybody: a password, or an end that is missing. */
function pdfIssue(bytes: Uint8Array): FileIssue | undefined {
  if (!latin.decode(bytes.subarray(-TAIL)).includes('%%EOF')) return { key: 'validation.file_cut' };
  return /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/.test(latin.decode(bytes))
    ? { key: 'validation.file_locked' }
    : undefined;
}

/** The words of an HTML file in UTF-8, whatever it was saved in. */
function readHtml(bytes: Uint8Array): Uint8Array<ArrayBuffer> | { problem: FileIssue } {
  const text = htmlText(bytes);
  // What is no page is refused as such, not by its letters.
  if (!isHtml(text === undefined ? bytes : new TextEncoder().encode(text)))
    return new Uint8Array(bytes);
  if (text === undefined) return { problem: { key: 'validation.file_encoding' } };
  return new TextEncoder().encode(
    text.replace(/(<meta[^>]{0,200}?charset\s*=\s*["']?)[\w-]+/i, '$1utf-8'),
  );
}

/** How many bytes may stand before the name of an encoding (HTML standard). */
const NAMED_WITHIN = 1_024;

/** By its mark, as UTF-8, or by the encoding that it names; undefined when none of them reads it. */
function htmlText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  const named = /<meta[^>]{0,200}?charset\s*=\s*["']?([\w-]+)/i.exec(
    latin.decode(bytes.subarray(0, NAMED_WITHIN)),
  )?.[1];
  return decoded(bytes, 'utf-8') ?? (named && decoded(bytes, named));
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
