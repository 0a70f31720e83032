import { createHash } from 'node:crypto';
import type { AnyEntity } from '../../src/entity/entity';
import type { StoredFile } from '../../src/entity/kinds/storedFile';
import { GATEWAY_BASES } from './bases';

/** How files of a type begin: the type is decided by the bytes, not by what the sender says. */
const BEGINNINGS: readonly (readonly [type: string, beginning: string])[] = [
  ['image/png', '89504e47'],
  ['image/jpeg', 'ffd8ff'],
  ['image/gif', '47494638'],
  ['image/bmp', '424d'],
  ['application/pdf', '25504446'],
];

/** Kinds whose bytes are kept apart from the record; HTML is shown from the record itself, in its sandbox. */
const KEPT_KINDS = new Set(['image', 'pdf']);

export interface KeptFile {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

type Row = Record<string, unknown>;

/** Files that records point at: bytes arrive once with a form, and are answered as an address from then on. */
export class FileShelf {
  private readonly files = new Map<string, KeptFile>();

  get(id: string): KeptFile | undefined {
    return this.files.get(id);
  }

  /**
   * The values of a record with addresses in place of bytes.
   * @param refuse told the fields whose bytes are not what they are said to be
   */
  shelved<R extends Row>(entity: AnyEntity, values: R, refuse?: (field: string) => void): R {
    const names = Object.keys(entity.fields);
    const kept = names.filter((name) => KEPT_KINDS.has(entity.fields[name].kind.name));
    const files = kept.filter((name) => (values[name] as StoredFile | null | undefined)?.data);
    if (files.length === 0) return values;
    const result: Row = { ...values };
    for (const name of files) {
      const file = result[name] as StoredFile;
      const address = this.keep(file);
      if (address) result[name] = address;
      else refuse?.(name);
    }
    return result as R;
  }

  private keep({ data = '', ...file }: StoredFile): StoredFile | null {
    const bytes = new Uint8Array(Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'));
    const start = Buffer.from(bytes.subarray(0, 8)).toString('hex');
    const type = BEGINNINGS.find(([, beginning]) => start.startsWith(beginning))?.[0];
    if (!type || type !== file.type) return null;
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    this.files.set(id, { type, bytes });
    return { ...file, size: bytes.length, url: `${GATEWAY_BASES.main}/public/files/${id}` };
  }
}
