import type { RuleMessage } from '../shared/rules';
import type { UploadKind } from '../../domain/enums/common';
import { isAllowedMedia, wrongType } from '../../domain/file';
import { hasRatio } from '../../domain/imageRatio';
import { FILE, TEXT } from '../../domain/settings';
import { hasControl } from '../../domain/visibleText';
import { fieldOf, type Kind, type SchemaMakers } from '../../entity/Field';
import { rule } from '../shared/rules';

/**
 * A file in a record. A file that the gateway stores has an address; one that was just chosen carries its bytes
 * as a base64 data URL until the gateway answers with an address.
 */
export interface StoredFile {
  name: string;
  /** Media type, decided by content and not by name. */
  type: string;
  /** Bytes. */
  size: number;
  url?: string;
  data?: string;
}

/** `3145728` → `3`: the size in messages, in megabytes. */
const sizeText = (bytes: number): string => String(Math.round((bytes / 1_048_576) * 100) / 100);

const isStoredFile = (value: unknown): value is StoredFile => {
  const file = value as Partial<StoredFile>;
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof file.name === 'string' &&
    file.name.length <= TEXT.shortMax &&
    !hasControl(file.name, false) &&
    typeof file.type === 'string' &&
    typeof (file.url ?? file.data) === 'string'
  );
};

export interface FileOptions {
  /** What the file must be. */
  upload: UploadKind;
}

/** The rules of every stored file: its type is allowed, and it is not larger than 3 MB. */
function fileRules(yup: SchemaMakers, upload: UploadKind) {
  const { key, params } = wrongType(upload);
  return yup
    .mixed()
    .test(rule('file', 'validation.invalid_value', isStoredFile))
    .test(
      rule<StoredFile>('type', params ? { key, values: params } : key, ({ type }) =>
        isAllowedMedia(upload, type),
      ),
    )
    .test(
      rule<StoredFile>(
        'size',
        { key: 'validation.file_size', values: { size: sizeText(FILE.maxBytes) } },
        ({ size, url }) => url !== undefined || (size > 0 && size <= FILE.maxBytes),
      ),
    );
}

const fileKind: Kind<StoredFile, FileOptions> = {
  name: 'file',
  file: true,
  filter: 'none',
  wide: true,
  block: true,
  schema: (yup, { upload }) => fileRules(yup, upload),
  toSheet: ({ name }) => ({ type: 's', value: name }),
};

/** `/files/{id}` at the end of an address, with what stands before it. */
const FILE_ADDRESS = /^(.*)\/files\/([\w-]+)$/;

/**
 * The id of a file that is not for everybody: its address has no segment `public`, and its bytes are asked for with the
 * person's token (docs/domain/calls.md 1.7).
 */
export function fileIdOf({ url, data }: StoredFile): string | undefined {
  const [, before, id] = (data === undefined && url && FILE_ADDRESS.exec(url)) || [];
  return before?.split('/').includes('public') ? undefined : id;
}

/**
 * What an `<img>` or a download may point at: bytes of the expected type, or an address of the gateways that is for
 * everybody. Anything else, `javascript:` above all, is no address. Files that people have handed in are shown by
 * `useFileAddress`.
 *
 * @param type start of the media type that the bytes must have
 */
export function fileAddress(file: StoredFile, type: string): string | undefined {
  const { url, data } = file;
  if (data?.startsWith(`data:${type}`)) return data;
  if (!url || fileIdOf(file) !== undefined) return undefined;
  return /^(https:\/\/|\/(?!\/)|blob:)/.test(url) ? url : undefined;
}

/** A PDF document, up to 3 MB. */
export const pdf = fieldOf(fileKind, { upload: 'DOCUMENT' });

/** UTF-8 text as a base64 data URL. */
export function htmlDataUrl(html: string): string {
  const bytes = new TextEncoder().encode(html);
  return `data:text/html;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

/** The text of an HTML file that carries its bytes; undefined when only the gateway has it. */
export function htmlOf({ data }: StoredFile): string | undefined {
  const base64 = data?.startsWith('data:text/html;base64,')
    ? data.slice(data.indexOf(',') + 1)
    : undefined;
  if (base64 === undefined) return undefined;
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
}

/** Text of an agreement or a mail template: an HTML file and nothing else. */
export const htmlFile = fieldOf(fileKind, { upload: 'HTML_TEMPLATE' });

/** An image that was chosen here knows its size in pixels. */
export interface StoredImage extends StoredFile {
  width?: number;
  height?: number;
}

export interface ImageOptions extends FileOptions {
  /** Allowed ratios, width to height: `['16:9', '4:3']`. The first is the one the crop tool starts with. */
  ratios?: readonly string[];
  /** What customers see in the app: everybody may have it. Without it a picture is for who sees its record. */
  published?: true;
}

const sizeKnown = (image: StoredImage): image is StoredImage & { width: number; height: number } =>
  image.width !== undefined && image.height !== undefined;

const imageKind: Kind<StoredImage, ImageOptions> = {
  ...fileKind,
  schema: (yup, { upload, ratios }) => {
    if (!ratios) return fileRules(yup, upload);
    const message: RuleMessage = {
      key: 'validation.image_ratio',
      values: { ratio: ratios.join(', ') },
    };
    const fits = (image: StoredImage) =>
      !sizeKnown(image) || ratios.some((ratio) => hasRatio(image, ratio));
    return fileRules(yup, upload).test(rule('ratio', message, fits));
  },
};

/** A picture, up to 3 MB; its type is decided by its bytes. */
export const image = fieldOf(imageKind, { upload: 'IMAGE' });

/** A sticker: a png and nothing else, because its ground is clear. */
export const sticker = fieldOf(imageKind, { upload: 'STICKER' });
