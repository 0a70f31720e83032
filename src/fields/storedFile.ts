import { mixed } from 'yup';
import type { UploadKind } from '../domain/enums/common';
import { isAllowedMedia, wrongType } from '../domain/file';
import { FILE } from '../domain/settings';
import type { Kind } from '../entity/Field';
import { rule } from './rules';

/**
 * A file in a record. A file that the gateway keeps has an address; one that was just chosen carries its bytes
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

/** `3145728` → `3 MB`: what the size message says. */
const sizeText = (bytes: number): string => `${Math.round((bytes / 1_048_576) * 100) / 100} MB`;

const isStoredFile = (value: unknown): value is StoredFile => {
  const file = value as Partial<StoredFile>;
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof file.type === 'string' &&
    typeof (file.url ?? file.data) === 'string'
  );
};

export interface FileOptions {
  /** What the file must be. */
  upload: UploadKind;
}

/** The rules of every stored file: its type is allowed, and it is not larger than 3 MB. */
export function fileRules(upload: UploadKind) {
  const { key, params } = wrongType(upload);
  return mixed()
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

/** The kind of files; each upload brings its own samples. */
export const fileKind: Omit<Kind<StoredFile, FileOptions>, 'sample'> = {
  name: 'file',
  file: true,
  filter: 'none',
  wide: true,
  schema: ({ upload }) => fileRules(upload),
  toSheet: ({ name }) => ({ type: 's', value: name }),
};

/**
 * What an `<img>` or a download may point at: bytes of the expected type, or an address of the gateways. Anything
 * else, `javascript:` above all, is no address.
 *
 * @param type start of the media type that the bytes must have
 */
export function fileAddress({ url, data }: StoredFile, type: string): string | undefined {
  if (data?.startsWith(`data:${type}`)) return data;
  return url && /^(https:\/\/|\/(?!\/)|blob:)/.test(url) ? url : undefined;
}
