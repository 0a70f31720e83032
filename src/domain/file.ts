import type { MessageKey } from '../i18n/Catalogue';
import type { UploadKind } from './enums/common';
import { FILE } from './settings';

/** What a file is by its first bytes; the name and the browser's type are not trusted. */
export type FileType = 'png' | 'bmp' | 'jpeg' | 'gif' | 'pdf' | 'html';

/** A message key with its parameters, for translation. */
export interface FileIssue {
  key: MessageKey;
  params?: Readonly<Record<string, string | number>>;
}

/** Types each kind of upload takes, and the words that name them (docs/domain/input.md 5.1). */
const ALLOWED: Readonly<Record<UploadKind, { types: readonly FileType[]; names: string }>> = {
  IMAGE: { types: ['png', 'bmp', 'jpeg', 'gif'], names: 'png, bmp, jpeg, jpg, gif' },
  DOCUMENT: { types: ['pdf'], names: 'pdf' },
  STICKER: { types: ['png'], names: 'png' },
  HTML_TEMPLATE: { types: ['html'], names: 'html' },
};

const MEDIA_TYPES: Readonly<Record<FileType, string>> = {
  png: 'image/png',
  bmp: 'image/bmp',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  pdf: 'application/pdf',
  html: 'text/html',
};

/** The media type of a type of file: `png` → `image/png`. */
export const mediaTypeOf = (type: FileType): string => MEDIA_TYPES[type];

/** True when an upload of this kind may have this media type. */
export const isAllowedMedia = (kind: UploadKind, media: string): boolean =>
  ALLOWED[kind].types.some((type) => MEDIA_TYPES[type] === media);

/** What is said of a file whose type is not allowed. */
export const wrongType = (kind: UploadKind): FileIssue =>
  kind === 'HTML_TEMPLATE'
    ? { key: 'validation.file_html_only' }
    : { key: 'validation.file_type', params: { types: ALLOWED[kind].names } };

const MAGIC: readonly (readonly [FileType, readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

/** How many bytes from the start are enough for `fileTypeOf`. */
export const SNIFF_BYTES = 1_024;

/** The type by the first bytes, or undefined for anything that may not be uploaded. */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  const known = MAGIC.find(([, magic]) => magic.every((byte, place) => bytes[place] === byte));
  if (known) return known[0];
  if (isBmp(bytes)) return 'bmp';
  return isHtml(bytes) ? 'html' : undefined;
}

/**
 * The first thing wrong with a file: empty, too large (3145728 bytes are still allowed), or not of an allowed type by
 * its content.
 * @param size full size in bytes
 * @param bytes at least the first `SNIFF_BYTES`
 */
export function checkFile(
  kind: UploadKind,
  size: number,
  bytes: Uint8Array,
): FileIssue | undefined {
  if (size === 0) return { key: 'validation.file_required' };
  if (size > FILE.maxBytes) return { key: 'validation.file_size', params: { size: '3' } };
  const type = fileTypeOf(bytes);
  return type && ALLOWED[kind].types.includes(type) ? undefined : wrongType(kind);
}

/** For the file chooser's `accept`. */
export function acceptOf(kind: UploadKind): string {
  return ALLOWED[kind].names
    .split(', ')
    .map((extension) => `.${extension}`)
    .concat(kind === 'HTML_TEMPLATE' ? ['.htm'] : [])
    .join(',');
}

/** "BM", and the file length that the header states is not smaller than the header. */
function isBmp(bytes: Uint8Array): boolean {
  if (bytes.length < 26 || bytes[0] !== 0x42 || bytes[1] !== 0x4d) return false;
  const headerSize = bytes[14] | (bytes[15] << 8) | (bytes[16] << 16) | (bytes[17] << 24);
  return [12, 40, 52, 56, 64, 108, 124].includes(headerSize);
}

/** Text without null bytes that starts with a tag of an HTML document, after a byte-order mark and comments. */
export function isHtml(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, SNIFF_BYTES);
  if (start.includes(0)) return false;
  let text = new TextDecoder().decode(start).trimStart().toLowerCase();
  while (text.startsWith('<!--')) {
    const end = text.indexOf('-->');
    if (end < 0) return true;
    text = text.slice(end + 3).trimStart();
  }
  return /^<(?:!doctype html|html|head|body|meta|title|style|table|div|p|h[1-6]|section|article|main|span|center)[\s/>]/.test(
    `${text} `,
  );
}
