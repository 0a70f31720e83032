import { createHash } from 'node:crypto';
import type { AnyEntity } from '../../src/entity/entity';
import type { Field } from '../../src/entity/Field';
import { image, type StoredFile, type StoredImage } from '../../src/fields/file/schema';
import { GATEWAY_BASES } from './bases';
import { recognised } from './fileChecks';
import type { RecId } from './MockRecord';

/** Files whose bytes are kept apart from the record; HTML is shown from the record itself, in its sandbox. */
const isKeptApart = ({ kind, options }: Field): boolean =>
  kind.file === true && options.upload !== 'HTML_TEMPLATE';

export interface KeptFile {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Some record has it where customers see it in the app. */
  isPublished: boolean;
}

/** A record that has a file which none of its fields holds. */
interface Holder {
  resource: string;
  id: RecId;
}

type Row = Record<string, unknown>;

const keptByEntity = new WeakMap<AnyEntity, readonly string[]>();

/** Names of an entity's fields whose bytes are kept apart. */
function keptFields(entity: AnyEntity): readonly string[] {
  const known = keptByEntity.get(entity);
  if (known) return known;
  const kept = Object.keys(entity.fields).filter((name) => isKeptApart(entity.fields[name]));
  keptByEntity.set(entity, kept);
  return kept;
}

/** Files that records point at: bytes arrive once with a form, and are answered as an address from then on. */
export class FileStore {
  private readonly files = new Map<string, KeptFile>();
  private readonly holders = new Map<string, Holder[]>();

  get(id: string): KeptFile | undefined {
    return this.files.get(id);
  }

  /** Of every file that is kept. */
  ids(): string[] {
    return [...this.files.keys()];
  }

  /** Whether a field of a record has the file. */
  isIn(entity: AnyEntity, record: Row, id: string): boolean {
    return keptFields(entity).some((name) =>
      String((record[name] as StoredFile | null | undefined)?.url).endsWith(`/${id}`),
    );
  }

  /** Records that have the file beside their fields. */
  heldBy(id: string): readonly Holder[] {
    return this.holders.get(id) ?? [];
  }

  /** Keeps a picture that belongs to a record and is none of its fields. @returns what an answer has of it */
  keptFor(holder: Holder, picture: StoredFile): StoredImage | null {
    const kept = this.keep(picture, PICTURE);
    const id = kept?.url?.split('/').at(-1);
    if (id !== undefined && !this.heldBy(id).some((one) => one.id === holder.id))
      this.holders.set(id, [...this.heldBy(id), holder]);
    return kept;
  }

  /** The values of a record with addresses in place of bytes. What is not what it should be stays as it is (`refuseFiles`). */
  shelved<R extends Row>(entity: AnyEntity, values: R): R {
    const files = keptFields(entity).filter(
      (name) => (values[name] as StoredFile | null | undefined)?.data,
    );
    if (files.length === 0) return values;
    const result: Row = { ...values };
    for (const name of files)
      result[name] = this.keep(result[name] as StoredFile, entity.fields[name]) ?? result[name];
    return result as R;
  }

  /** The size of a picture is what its own bytes say. */
  private keep(file: StoredFile, field: Field): StoredImage | null {
    const found = recognised(field, file);
    if ('problem' in found) return null;
    const { bytes, media, pixels } = found;
    const isPublished = field.options.published === true;
    const id = idOf(bytes);
    const wasPublished = this.files.get(id)?.isPublished === true;
    this.files.set(id, { type: media, bytes, isPublished: isPublished || wasPublished });
    const kept = { ...file };
    delete kept.data;
    return {
      ...kept,
      ...pixels,
      type: media,
      size: bytes.length,
      url: `${GATEWAY_BASES.main}${isPublished ? '/public' : ''}/files/${id}`,
    };
  }
}

/** A picture of no field. */
const PICTURE = image();

const ids = new WeakMap<Uint8Array, string>();

/** The id of a file, by its bytes. */
function idOf(bytes: Uint8Array): string {
  const id = ids.get(bytes) ?? createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  ids.set(bytes, id);
  return id;
}
