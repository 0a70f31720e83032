import { createHash } from 'node:crypto';
import type { AnyEntity } from '../../src/entity/entity';
import type { Field } from '../../src/entity/Field';
import { hasRatio, imageSizeOf, type ImageSize } from '../../src/domain/imageSize';
import type { ImageOptions, StoredFile, StoredImage } from '../../src/fields/file/schema';
import { GATEWAY_BASES } from './bases';
import type { RecId } from './MockRecord';

/** How files of a type begin: the type is decided by the bytes, not by what the sender says. */
const BEGINNINGS: readonly (readonly [type: string, beginning: string])[] = [
  ['image/png', '89504e47'],
  ['image/jpeg', 'ffd8ff'],
  ['image/gif', '47494638'],
  ['image/bmp', '424d'],
  ['application/pdf', '25504446'],
];

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

/** Why a file is not taken. */
type FileRefusal = 'validation.invalid_value' | 'validation.image_ratio';

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

  /** Keeps a file that belongs to a record and is none of its fields. @returns what an answer has of it */
  keptFor(holder: Holder, file: StoredFile): StoredImage | null {
    const kept = this.keep(file, false);
    const id = kept?.url?.split('/').at(-1);
    if (id !== undefined && !this.heldBy(id).some((one) => one.id === holder.id))
      this.holders.set(id, [...this.heldBy(id), holder]);
    return kept;
  }

  /**
   * The values of a record with addresses in place of bytes.
   * @param refuse called with each field whose bytes are not of the declared type, or whose pixels have none of its ratios
   */
  shelved<R extends Row>(
    entity: AnyEntity,
    values: R,
    refuse?: (field: string, reason: FileRefusal) => void,
  ): R {
    const files = keptFields(entity).filter(
      (name) => (values[name] as StoredFile | null | undefined)?.data,
    );
    if (files.length === 0) return values;
    const result: Row = { ...values };
    for (const name of files) {
      const file = result[name] as StoredFile;
      const address = this.keep(file, entity.fields[name].options.published === true);
      if (!address) refuse?.(name, 'validation.invalid_value');
      else {
        if (!fitsRatio(address, entity.fields[name])) refuse?.(name, 'validation.image_ratio');
        result[name] = address;
      }
    }
    return result as R;
  }

  /** The size of a picture is what its own bytes say. */
  private keep(file: StoredFile, isPublished: boolean): StoredImage | null {
    const read = known.get(file) ?? readFile(file);
    known.set(file, read);
    if (!read) return null;
    const { id, type, bytes, pixels } = read;
    const wasPublished = this.files.get(id)?.isPublished === true;
    this.files.set(id, { type, bytes, isPublished: isPublished || wasPublished });
    const kept = { ...file };
    delete kept.data;
    return {
      ...kept,
      ...pixels,
      size: bytes.length,
      url: `${GATEWAY_BASES.main}${isPublished ? '/public' : ''}/files/${id}`,
    };
  }
}

/** Files of samples come again with every reset: they are read once. */
const known = new WeakMap<StoredFile, ReadFile | null>();

type ReadFile = Omit<KeptFile, 'isPublished'> & { id: string; pixels?: ImageSize };

/** Whether a picture has one of the ratios that its field asks for. */
function fitsRatio({ width, height }: StoredImage, { options }: Field): boolean {
  const { ratios } = options as Partial<ImageOptions>;
  if (!ratios || width === undefined || height === undefined) return true;
  return ratios.some((ratio) => hasRatio({ width, height }, ratio));
}

/** The bytes of a file; null when they are not what they are said to be. */
function readFile({ data = '', type: said }: StoredFile): ReadFile | null {
  const bytes = new Uint8Array(Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'));
  const start = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  const type = BEGINNINGS.find(([, beginning]) => start.startsWith(beginning))?.[0];
  if (!type || type !== said) return null;
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { id, type, bytes, pixels: imageSizeOf(bytes) };
}
