import { fieldOf, type Kind, type SampleContext } from '../Field';
import { rule } from './rules';
import { trimmed } from './trimmed';

export interface TextOptions {
  /** Shortest and longest length in characters. */
  min?: number;
  max?: number;
}

/** Characters as people count them: a letter outside the basic plane is one. */
const lengthOf = (value: string): number => [...value.trim()].length;

/** The two length messages of specification 1 §5, shared by everything that is typed as text. */
export function lengthRules({ min, max }: TextOptions) {
  let schema = trimmed();
  if (min !== undefined)
    schema = schema.test(
      rule<string>(
        'min',
        { key: 'validation.min_length', values: { length: min } },
        (value) => lengthOf(value) >= min,
      ),
    );
  if (max !== undefined)
    schema = schema.test(
      rule<string>(
        'max',
        { key: 'validation.max_length', values: { length: max } },
        (value) => lengthOf(value) <= max,
      ),
    );
  return schema;
}

/** Sample text that keeps the length rules. */
export function fit(sample: string, { min = 0, max = Infinity }: TextOptions): string {
  let fitting = sample;
  while (fitting.length < min) fitting = `${fitting} ${sample}`;
  return fitting.slice(0, max).trim();
}

const textKind: Kind<string, TextOptions> = {
  name: 'text',
  filter: 'text',
  schema: lengthRules,
  toSheet: (value) => ({ type: 's', value }),
  sample: ({ index }: SampleContext, options) => fit(`Жишээ бичвэр ${index + 1}`, options),
};

/** One line of text. */
export const text = fieldOf(textKind);
