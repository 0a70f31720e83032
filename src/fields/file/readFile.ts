import { checkFile, fileTypeOf, mediaTypeOf, type FileIssue } from '../../domain/file';
import type { UploadKind } from '../../domain/enums/common';
import { checkPixels, imageSizeOf } from '../../domain/imageSize';
import { dataUrlOf } from './dataUrl';
import type { StoredImage } from './schema';

/** A file that passed, or what is wrong with it. */
export type ReadFile = { file: StoredImage } | { problem: FileIssue };

/**
 * Reads a chosen file. Its size and its content decide, not its name; an image's pixels are read from the header before
 * anything is decoded (docs/domain/input.md 5.1).
 */
export async function readFile(chosen: File, kind: UploadKind): Promise<ReadFile> {
  // A file that is far too large is not read at all.
  const bytes = new Uint8Array(await chosen.slice(0, 4 * 1_048_576).arrayBuffer());
  const problem = checkFile(kind, chosen.size, bytes);
  if (problem) return { problem };
  const type = fileTypeOf(bytes);
  if (!type) return { problem: { key: 'validation.invalid_value' } };
  const media = mediaTypeOf(type);
  const file: StoredImage = {
    name: chosen.name.slice(0, 200),
    type: media,
    size: chosen.size,
    data: dataUrlOf(bytes, media),
  };
  if (!media.startsWith('image/')) return { file };
  const tooLarge = checkPixels(bytes);
  return tooLarge ? { problem: tooLarge } : { file: { ...file, ...imageSizeOf(bytes) } };
}
