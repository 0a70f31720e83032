import { createRequire } from 'node:module';
import type { WindowLike } from 'dompurify';
import type { Field } from '../../src/entity/Field';
import { isEmptyHtml } from '../../src/fields/richText/schema';
import { cleanedHtml, cleanIn } from '../../src/ui/SafeHtml/sanitizeHtml';
import { invalid } from './ApiError';

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
