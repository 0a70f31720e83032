import { validateEmail, validateUrl, validateVersion } from '../../domain/identifiers';
import { TEXT } from '../../domain/settings';
import { hasControl, isInvisible } from '../../domain/visibleText';
import { fieldOf, type Kind, type SchemaMakers } from '../../entity/Field';
import { rule, validatorRule } from '../shared/rules';
import { trimmed } from '../shared/trimmed';

export interface TextOptions {
  /** Shortest and longest length in characters; the longest of its lines (`TEXT`) where it is not said. */
  min?: number;
  max?: number;
  /** What the text must be; any text without it. */
  format?: TextFormat;
  /** Several lines. */
  multiline?: boolean;
}

export type TextFormat = keyof typeof FORMATS;

const FORMATS = {
  email: {
    message: 'validation.email',
    validate: validateEmail,
  },
  url: {
    message: 'validation.url',
    validate: validateUrl,
  },
  version: {
    message: 'validation.app_version',
    validate: validateVersion,
  },
} as const;

/** Characters as people count them: a letter outside the basic plane is one. */
const lengthOf = (value: string): number => [...value.trim()].length;

/** Shared by everything that is typed as text: what it may not hold, and how long it is (docs/domain/input.md 1.2, 1.4). */
export function lengthRules(yup: SchemaMakers, { min, multiline = false, ...said }: TextOptions) {
  const max = said.max ?? (multiline ? TEXT.longMax : TEXT.shortMax);
  let schema = trimmed(yup)
    .test(
      rule<string>(
        'control',
        multiline ? 'validation.control' : 'validation.one_line',
        (value) => !hasControl(value.trim(), multiline),
      ),
    )
    .test(rule<string>('visible', 'validation.invisible', (value) => !isInvisible(value)));
  if (min !== undefined)
    schema = schema.test(
      rule<string>(
        'min',
        { key: 'validation.min_length', values: { length: min } },
        (value) => lengthOf(value) >= min,
      ),
    );
  return schema.test(
    rule<string>(
      'max',
      { key: 'validation.max_length', values: { length: max } },
      (value) => lengthOf(value) <= max,
    ),
  );
}

const textKind: Kind<string, TextOptions> = {
  name: 'text',
  filter: 'text',
  schema: (yup, { format, ...length }) => {
    if (!format) return lengthRules(yup, length);
    const { message, validate } = FORMATS[format];
    // A form of its own has its own end.
    const max = length.max ?? Infinity;
    return lengthRules(yup, { ...length, max }).test(validatorRule(format, message, validate));
  },
  toSheet: (value) => ({ type: 's', value }),
};

/** One line of text. */
export const text = fieldOf(textKind);

/** Several lines of plain text. */
export const longText = fieldOf({ ...textKind, wide: true }, { multiline: true });

/** An e-mail address; personal data. */
export const email = fieldOf(textKind, { format: 'email', private: true });

/** A link to a web page. */
export const url = fieldOf(textKind, { format: 'url' });

/** Version of an app, three numbers. */
export const version = fieldOf(textKind, { format: 'version' });
