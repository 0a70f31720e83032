import { fieldOf, type Kind } from '../Field';
import { fit, lengthRules, type TextOptions } from './text';

const sentences = [
  'Харилцагч мэдээллээ шинэчилсэн тул дахин шалгасан.',
  'Зээлийн хүсэлтийг хүлээн авч, холбогдох баримтыг хавсаргав.',
  'Өдрийн тайланг баталгаажуулж, зөрүүгүй болохыг тэмдэглэв.',
];

const longTextKind: Kind<string, TextOptions> = {
  name: 'longText',
  filter: 'text',
  wide: true,
  schema: lengthRules,
  toSheet: (value) => ({ type: 's', value }),
  sample: ({ index }, options) => fit(sentences[index % sentences.length], options),
};

/** Several lines of plain text. */
export const longText = fieldOf(longTextKind);
