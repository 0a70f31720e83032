import type { Enumeration } from '../../src/domain/enums/enumeration';
import { normalise, labelKeyOf } from '../../src/domain/enums/readEnum';
import type { AnyEntity } from '../../src/entity/entity';
import { isBlank } from '../../src/entity/Field';
import { maskValue } from '../../src/entity/masked';
import type { Locale } from '../../src/i18n/locale';
import { consoleText } from './consoleTexts';

/**
 * What people call a record: the fields that name it, values of lists in words, what is private as it may be read; nothing where
 * none of them says anything.
 */
export const recordName = (
  { represent, fields }: AnyEntity,
  record: Readonly<Record<string, unknown>>,
  locale: Locale = 'mn',
): string =>
  [represent]
    .flat()
    .map((name) => {
      const value = record[name];
      if (isBlank(value)) return '';
      const { enumeration } = (fields[name]?.options ?? {}) as { enumeration?: Enumeration };
      const known = enumeration && normalise(enumeration, value);
      const text =
        enumeration && known !== undefined && consoleText(locale, labelKeyOf(enumeration, known));
      return text || String(maskValue(value, fields[name]));
    })
    .filter(Boolean)
    .join(' ');
