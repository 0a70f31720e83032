import type { EmailType } from '../../../../src/domain/enums/messaging';
import { htmlDataUrl } from '../../../../src/fields/file/schema';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { daysAgo } from '../../customers/customer/sampleCustomers';
import { TEMPLATES } from './mails';

interface MailSample {
  type: EmailType;
  name: string;
  subject: string;
  paragraphs: readonly string[];
  version: number;
}

/** One for each type, in the order of the types. */
const MAILS: readonly MailSample[] = [
  {
    type: 1,
    name: 'Нууц үг солих',
    subject: 'Нууц үг солих холбоос',
    paragraphs: [
      'Сайн байна уу, {{firstName}}.',
      'Нууц үгээ солихын тулд <a href="{{link}}">энэ холбоосыг</a> дарна уу.',
      'Хүсэлт гаргаагүй бол энэ и-мэйлийг үл тоомсорлоно уу.',
    ],
    version: 3,
  },
  {
    type: 2,
    name: 'Баталгаажуулах код',
    subject: 'Баталгаажуулах код илгээлээ',
    paragraphs: ['Таны код: <b>{{code}}</b>', 'Кодоо хэнд ч бүү хэлээрэй.'],
    version: 2,
  },
  {
    type: 100,
    name: 'Мэдэгдэл',
    subject: '{{title}}',
    paragraphs: ['Сайн байна уу, {{firstName}}.', '{{body}}', 'Хүндэтгэсэн, {{lender}}'],
    version: 4,
  },
  {
    type: 6000,
    name: 'Улайсан данс',
    subject: 'Улайсан данс илэрлээ',
    paragraphs: ['{{lender}}: {{account}} данс {{happenedAt}}-д улайлаа.', 'Үлдэгдэл: {{amount}}'],
    version: 1,
  },
  {
    type: 6100,
    name: 'Бүртгэгдээгүй зарлага',
    subject: 'Бүртгэгдээгүй зарлага илэрлээ',
    paragraphs: ['{{account}} данснаас {{amount}} гарсан боловч бүртгэл алга ({{happenedAt}}).'],
    version: 1,
  },
  {
    type: 7000,
    name: 'Гэрээнээс татгалзсан',
    subject: 'Харилцагч гэрээнээс татгалзлаа',
    paragraphs: ['{{customerName}} {{happenedAt}}-д гэрээнээс татгалзлаа.'],
    version: 2,
  },
  {
    type: 8000,
    name: 'Сэжигтэй шилжүүлэг',
    subject: 'Сэжигтэй шилжүүлэг илэрлээ',
    paragraphs: ['{{customerName}} {{amount}} шилжүүллээ ({{happenedAt}}). Шалгана уу.'],
    version: 2,
  },
];

/** The id of the template of a type in the sample. */
export const sampleTemplateOf = (type: unknown): number =>
  MAILS.findIndex((mail) => mail.type === type) + 1;

const page = (title: string, paragraphs: readonly string[]): string =>
  [
    '<!doctype html><html lang="mn"><head><meta charset="utf-8">',
    '<style>body{font-family:sans-serif;color:#1c2733;max-width:560px;margin:24px auto}h1{font-size:20px}</style>',
    `</head><body><h1>${title}</h1>`,
    ...paragraphs.map((text) => `<p>${text}</p>`),
    '</body></html>',
  ].join('');

/** The mails of every type, as they go out now. */
export const samples: SampleMaker = {
  resource: TEMPLATES,
  make: cachedByWorld((world) => {
    const keeper = world.people.find(({ permissions }) =>
      permissions.includes('mail-template:access'),
    );
    return MAILS.map(({ type, name, subject, paragraphs, version }, index) => {
      const html = page(subject, paragraphs);
      return {
        id: index + 1,
        name,
        type,
        subject,
        htmlFile: {
          name: `i-meil-${type}.html`,
          type: 'text/html',
          size: new TextEncoder().encode(html).length,
          data: htmlDataUrl(html),
        },
        version,
        sentCount: 0,
        createdAt: daysAgo(world, 400),
        createdBy: keeper?.id ?? null,
        updatedAt: daysAgo(world, 15 + index * 9),
        updatedBy: keeper?.id ?? null,
      };
    });
  }),
};
