import type { StoredFile } from '../../../../src/fields/file/schema';

/** Mongolian and Russian letters, from code 128 on; everything else that is printed is ASCII. */
const LETTERS = [
  ...Array.from({ length: 64 }, (_, place) => String.fromCharCode(0x410 + place)),
  ...'ЁёӨөҮү',
];
const FIRST_LETTER = 128;
const CODES = new Map(LETTERS.map((letter, place) => [letter, FIRST_LETTER + place]));
const QUESTION = 63;

const GLYPHS = LETTERS.map(
  (letter) => `/uni${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
);

/** A line as a string of PDF, in hexadecimal. */
const hexOf = (line: string): string =>
  [...line]
    .map((sign) => CODES.get(sign) ?? (sign.charCodeAt(0) < 127 ? sign.charCodeAt(0) : QUESTION))
    .map((code) => code.toString(16).padStart(2, '0'))
    .join('');

const pageText = (lines: readonly string[]): string =>
  [
    'BT',
    '/F 10 Tf',
    '14 TL',
    '48 786 Td',
    ...lines.map((line) => `<${hexOf(line)}> Tj T*`),
    'ET',
  ].join('\n');

/**
 * A document of several pages with typewritten lines: a real PDF with a cross-reference table. The font is not
 * embedded: readers take their own typewriter font and find the letters by the names of their glyphs.
 */
export function pdfOf(name: string, pages: readonly (readonly string[])[]): StoredFile {
  const kids = pages.map((_, place) => `${4 + place * 2} 0 R`).join(' ');
  const widths = Array.from({ length: 256 - 32 }, () => 600).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    `<</Type/Font/Subtype/Type1/BaseFont/Courier/FirstChar 32/LastChar 255/Widths[${widths}]` +
      `/Encoding<</Type/Encoding/Differences[${FIRST_LETTER}${GLYPHS.join('')}]>>>>`,
    ...pages.flatMap((lines, place) => {
      const text = pageText(lines);
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${5 + place * 2} 0 R` +
          '/Resources<</Font<</F 3 0 R>>>>>>',
        `<</Length ${text.length}>>stream\n${text}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const file = Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}` +
      `trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
  return {
    name,
    type: 'application/pdf',
    size: file.length,
    data: `data:application/pdf;base64,${file.toString('base64')}`,
  };
}

/** How many pages a PDF says it has; 1 where that is written in a way that only a reader understands. */
export function pagesOf(bytes: Uint8Array): number {
  const text = Buffer.from(bytes).toString('latin1');
  return Math.max(1, text.match(/\/Type\s*\/Page(?![s\w])/g)?.length ?? 0);
}
