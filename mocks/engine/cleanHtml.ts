import { createRequire } from 'node:module';
import type { WindowLike } from 'dompurify';
import { fieldNamed, type Field, type Fields } from '../../src/entity/Field';
import { htmlDataUrl, type StoredFile } from '../../src/fields/file/schema';
import { isEmptyHtml } from '../../src/fields/richText/schema';
import { cleanedDocument, cleanedHtml, cleanIn } from '../../src/ui/SafeHtml/sanitizeHtml';
import { invalid } from './ApiError';
import { recognised } from './fileChecks';

let isReady = typeof document !== 'undefined';

/** Gives the cleaner a window, the first time that there is something to clean: loading one takes longer than any answer. */
function ready(): void {
  if (isReady) return;
  const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
    JSDOM: new (html: string) => { window: WindowLike };
  };
  cleanIn(new JSDOM('').window);
  isReady = true;
}

/**
 * A value as it is kept: a formatted text by the cleaner that shows it, because the app shows it without one
 * (docs/domain/input.md 1.6).
 * @throws ApiError 400 when nothing is left of it
 */
export function cleaned(field: Field, value: unknown, name: string): unknown {
  if (field.kind.name !== 'richText' || typeof value !== 'string') return value;
  ready();
  const clean = cleanedHtml(value);
  if (isEmptyHtml(clean)) throw invalid({ [name]: 'validation.html_empty' });
  return clean;
}

/** An HTML file as its preview shows it: customers read it without one. What is none stays as it is, for the rules to refuse. */
function cleanedFile(field: Field, file: StoredFile): StoredFile {
  const found = recognised(field, file);
  if ('problem' in found) return file;
  ready();
  const html = cleanedDocument(new TextDecoder().decode(found.bytes));
  return { ...file, data: htmlDataUrl(html), size: new TextEncoder().encode(html).length };
}

/** Values with their HTML files as they are kept (docs/domain/input.md 1.6). */
export const withCleanFiles = <R extends Readonly<Record<string, unknown>>>(
  fields: Fields,
  values: R,
): R => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = fieldNamed(fields, name);
      return field?.options.upload === 'HTML_TEMPLATE' && (value as StoredFile | null)?.data
        ? [[name, cleanedFile(field, value as StoredFile)]]
        : [];
    }),
  ),
});
