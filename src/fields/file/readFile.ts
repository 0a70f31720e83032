import type { FileIssue } from '../../domain/file';
import type { UploadKind } from '../../domain/enums/common';
import { recogniseFile } from '../../domain/recogniseFile';
import { dataUrlOf } from './dataUrl';
import type { StoredImage } from './schema';

/** A file that passed, or what is wrong with it. */
export type ReadFile = { file: StoredImage } | { problem: FileIssue };

/** Reads a chosen file. Its size and its content decide, not its name (docs/domain/input.md 5.1). */
export async function readFile(chosen: File, kind: UploadKind): Promise<ReadFile> {
  // A file that is far too large is not read at all.
  const bytes = new Uint8Array(await chosen.slice(0, 4 * 1_048_576).arrayBuffer());
  const found = recogniseFile(kind, bytes, chosen.size);
  if ('problem' in found) return found;
  const { media, pixels } = found;
  return {
    file: {
      name: chosen.name.slice(0, 200),
      type: media,
      size: found.bytes.length,
      data: dataUrlOf(found.bytes, media),
      ...pixels,
    },
  };
}
