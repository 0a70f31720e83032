import { FILE } from '../../domain/settings';
import { hasControl } from '../../domain/visibleText';
import type { RuleMessage } from '../shared/rules';
import { fieldOf, isBlank, type Kind } from '../../entity/Field';
import { rule } from '../shared/rules';
import type { TextOptions } from '../text/schema';

/** The words of an HTML text, without its marks; for lengths, search and spreadsheets, never for showing. */
export const plainTextOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** True for HTML without content: an emptied editor still has `<p></p>`. An image alone is content. */
export const isEmptyHtml = (html: string): boolean =>
  isBlank(plainTextOf(html)) && !/<img\b/i.test(html);

/** What a text with its pictures may be at most, in megabytes: as large as a file. */
const RICH_TEXT_SIZE = '3';

const richTextKind: Kind<string, Pick<TextOptions, 'max'>> = {
  name: 'richText',
  filter: 'none',
  wide: true,
  block: true,
  schema: (yup, { max }) => {
    const schema = yup
      .string()
      .typeError('validation.invalid_value')
      .transform((value: unknown) =>
        typeof value === 'string' && isEmptyHtml(value) ? '' : value,
      );
    const whole: RuleMessage = { key: 'validation.html_size', values: { size: RICH_TEXT_SIZE } };
    const bounded = schema
      .test(rule<string>('control', 'validation.control', (value) => !hasControl(value, true)))
      .test(rule<string>('size', whole, (value) => value.length <= FILE.maxBytes));
    if (max === undefined) return bounded;
    const message: RuleMessage = { key: 'validation.max_length', values: { length: max } };
    return bounded.test(rule<string>('max', message, (value) => plainTextOf(value).length <= max));
  },
  toSheet: (value) => ({ type: 's', value: plainTextOf(value) }),
};

/** Text with headings, lists, links and pictures, kept as HTML; always shown through the sanitiser. */
export const richText = fieldOf(richTextKind);
