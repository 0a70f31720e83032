import { fieldOf, type Kind } from '../entity/Field';
import { fileKind, type FileOptions, type StoredFile } from './storedFile';

/** A one-page document without a cross-reference table, which readers rebuild. */
const samplePdf = (number: number): string =>
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

const pdfKind: Kind<StoredFile, FileOptions> = {
  ...fileKind,
  sample: ({ index }) => {
    const content = samplePdf(index + 1);
    return {
      name: `barimt-${index + 1}.pdf`,
      type: 'application/pdf',
      size: content.length,
      data: `data:application/pdf;base64,${btoa(content)}`,
    };
  },
};

/** A PDF document, up to 3 MB. */
export const pdf = fieldOf(pdfKind, { upload: 'DOCUMENT' });
