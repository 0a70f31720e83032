import { twoColourPng } from '../../../src/domain/png';
import {
  htmlDataUrl,
  type ImageOptions,
  type StoredFile,
  type StoredImage,
} from '../../../src/fields/file/schema';

/** A one-page document without a cross-reference table, which readers rebuild. */
const pdfText = (number: number): string =>
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj',
    `4 0 obj<</Length ${35 + String(number).length}>>stream`,
    `BT /F 24 Tf 72 760 Td (No. ${number}) Tj ET`,
    'endstream endobj',
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ].join('\n');

function samplePdf(index: number): StoredFile {
  const content = pdfText(index + 1);
  return {
    name: `barimt-${index + 1}.pdf`,
    type: 'application/pdf',
    size: content.length,
    data: `data:application/pdf;base64,${btoa(content)}`,
  };
}

const HTML_PAGE =
  '<!doctype html><html lang="mn"><body><h1>Үйлчилгээний нөхцөл</h1><p>Жишээ бичвэр.</p></body></html>';

const sampleHtml = (index: number): StoredFile => ({
  name: `nohtsol-${index + 1}.html`,
  type: 'text/html',
  size: new TextEncoder().encode(HTML_PAGE).length,
  data: htmlDataUrl(HTML_PAGE),
});

/**
 * A small striped picture: a real PNG of the given size in two colours.
 *
 * @param colour `#rrggbb`
 * @returns the file's bytes in base64
 */
export function samplePng(width: number, height: number, colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const pale = (part: number) => 255 - ((255 - part) >> 1);
  return twoColourPng(
    width,
    height,
    [
      [red, green, blue],
      [pale(red), pale(green), pale(blue)],
    ],
    (x, y) => (((x >> 3) + (y >> 2)) & 1) === 1 || (x & 7) > 3,
  );
}

const COLOURS = ['#006879', '#8b5f00', '#2e854d', '#7860b5', '#2f74bb'];

/**
 * A picture of a record; ratio and colour follow its place.
 * @param ratios width to height: `4:3` is a picture of 64 × 48 pixels
 */
export function sampleImageFile(index: number, ratios: readonly string[] = ['4:3']): StoredImage {
  const [width, height] = ratios[index % ratios.length].split(':').map((part) => Number(part) * 16);
  const png = samplePng(width, height, COLOURS[index % COLOURS.length]);
  return {
    name: `zurag-${index + 1}.png`,
    type: 'image/png',
    size: atob(png).length,
    data: `data:image/png;base64,${png}`,
    width,
    height,
  };
}

/** A file of a record, as its field wants it. */
export function sampleFile({ upload, ratios }: ImageOptions, index: number): StoredFile {
  if (upload === 'DOCUMENT') return samplePdf(index);
  if (upload === 'HTML_TEMPLATE') return sampleHtml(index);
  return sampleImageFile(index, ratios);
}
