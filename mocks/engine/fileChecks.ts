import { hasRatio } from '../../src/domain/imageRatio';
import { recogniseFile, type Recognised } from '../../src/domain/recogniseFile';
import type { FileIssue } from '../../src/domain/file';
import {
  fieldNamed,
  optionsOf,
  rowFieldsOf,
  type Field,
  type Fields,
} from '../../src/entity/Field';
import type { ImageOptions, StoredFile } from '../../src/fields/file/schema';
import { invalid } from './ApiError';

type Row = Readonly<Record<string, unknown>>;

/** Files of samples come again with every reset, and what was checked is kept right after: each is judged once. */
const known = new WeakMap<StoredFile, Recognised | { problem: FileIssue }>();

const BYTES: FileIssue = { key: 'validation.file_bytes' };

/** A file that came with its bytes, as it is kept, or what is wrong with it. */
export function recognised(
  { options }: Field,
  file: StoredFile,
): Recognised | { problem: FileIssue } {
  const before = known.get(file);
  if (before) return before;
  const [, base64] = /^data:[\w.+/-]*;base64,([\w+/]*={0,2})$/.exec(file.data ?? '') ?? [];
  const { upload } = options as unknown as ImageOptions;
  const found =
    base64 === undefined
      ? { problem: BYTES }
      : recogniseFile(upload, new Uint8Array(Buffer.from(base64, 'base64')));
  known.set(file, found);
  return found;
}

/** What is wrong with a file: of a new one its bytes say it, an address is good where the record has it already. */
function issueOf(field: Field, file: StoredFile, held: StoredFile | null): FileIssue | undefined {
  if (file.data === undefined || file.data === '')
    return file.url !== undefined && file.url === held?.url ? undefined : BYTES;
  const found = recognised(field, file);
  if ('problem' in found) return found.problem;
  const { ratios = [] } = optionsOf<ImageOptions>(field);
  const { pixels } = found;
  if (ratios.length === 0 || (pixels && ratios.some((ratio) => hasRatio(pixels, ratio)))) return;
  return { key: 'validation.image_ratio', params: { ratio: ratios.join(', ') } };
}

/** Every wrong file among values, in rows of sub-records too, with its place: `answers.0.picture`. */
function issuesIn(fields: Fields, values: Row, held: Row, before = ''): [string, FileIssue][] {
  return Object.entries(values).flatMap(([name, value]): [string, FileIssue][] => {
    const field = fieldNamed(fields, name);
    const path = `${before}${name}`;
    if (!field || typeof value !== 'object' || value === null) return [];
    if (field.kind.file) {
      const issue = issueOf(field, value as StoredFile, (held[name] ?? null) as StoredFile | null);
      return issue ? [[path, issue]] : [];
    }
    const within = rowFieldsOf(field);
    if (!within || !Array.isArray(value)) return [];
    const kept = (held[name] ?? []) as Row[];
    return value.flatMap((row: Row, index) =>
      issuesIn(within, row, kept.find(({ id }) => id === row.id) ?? {}, `${path}.${index}.`),
    );
  });
}

/**
 * Refuses files that are not what their fields ask for, whichever way they came (docs/domain/input.md 5.1).
 * @param held the record as it is; nothing of a new one
 * @throws ApiError 400 with each wrong file by its place
 */
export function refuseFiles(fields: Fields, values: Row, held: Row = {}): void {
  const issues = issuesIn(fields, values, held);
  if (issues.length === 0) return;
  throw invalid(
    Object.fromEntries(issues.map(([path, { key }]) => [path, key])),
    Object.fromEntries(issues.flatMap(([path, { params }]) => (params ? [[path, params]] : []))),
  );
}
