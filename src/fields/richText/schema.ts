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
    if (max === undefined) return schema;
    const message: RuleMessage = { key: 'validation.max_length', values: { length: max } };
    return schema.test(rule<string>('max', message, (value) => plainTextOf(value).length <= max));
  },
  toSheet: (value) => ({ type: 's', value: plainTextOf(value) }),
};

/** Text with headings, lists, links and pictures, kept as HTML; always shown through the sanitiser. */
export const richText = fieldOf(richTextKind);
