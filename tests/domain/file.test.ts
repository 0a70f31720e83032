import { describe, expect, it } from 'vitest';
import { acceptOf, checkFile, fileTypeOf } from '../../src/domain/file';
import { hasRatio } from '../../src/domain/imageRatio';
import { checkPixels, imageSizeOf } from '../../src/domain/imageSize';

const bytes = (...parts: (number[] | string)[]): Uint8Array =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...new TextEncoder().encode(part)] : part,
    ),
  );

const PNG = bytes(
  [0x89],
  'PNG\r\n',
  [0x1a, 0x0a],
  [0, 0, 0, 13],
  'IHDR',
  [0, 0, 4, 0xb0],
  [0, 0, 2, 0xa3],
  [8, 6, 0, 0, 0],
);
const GIF = bytes('GIF89a', [0x40, 0x01, 0xf0, 0x00, 0, 0, 0]);
const BMP = bytes(
  'BM',
  [0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0],
  [40, 0, 0, 0],
  [100, 0, 0, 0],
  [0xce, 0xff, 0xff, 0xff],
  [1, 0, 24, 0],
);
const OLD_BMP = bytes(
  'BM',
  [0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0],
  [12, 0, 0, 0],
  [30, 0, 20, 0],
  [1, 0, 24, 0],
);
const JPEG = bytes(
  [0xff, 0xd8],
  [0xff, 0xe0, 0, 4, 1, 2],
  [0xff, 0xc4, 0, 3, 0],
  [0xff, 0xff, 0xc2, 0, 11, 8, 1, 0x2c, 2, 0x58, 1, 1, 0x11, 0],
);
const PDF = bytes('%PDF-1.7\n');

describe('fileTypeOf', () => {
  it.each([
    ['png', PNG],
    ['gif', GIF],
    ['bmp', BMP],
    ['bmp', OLD_BMP],
    ['jpeg', JPEG],
    ['pdf', PDF],
    ['html', bytes('<!DOCTYPE html><html></html>')],
    ['html', bytes([0xef, 0xbb, 0xbf], '\n <!-- note --> <HTML>')],
    ['html', bytes('<p>Сайн байна уу</p>')],
    [undefined, bytes('<svg onload=alert(1)>')],
    [undefined, bytes('<?xml version="1.0"?>')],
    [undefined, bytes('<script>alert(1)</script>')],
    [undefined, bytes('MZ', [0x90, 0, 3])],
    [undefined, bytes('PK', [3, 4])],
    [undefined, bytes('BM text that is no picture at all')],
    [undefined, bytes('<html>', [0])],
    [undefined, bytes('plain text')],
    [undefined, bytes('')],
  ])('%s', (type, content) => {
    expect(fileTypeOf(content)).toBe(type);
  });
});

describe('checkFile', () => {
  it.each([
    ['IMAGE', 3_145_728, PNG, undefined],
    ['IMAGE', 3_145_729, PNG, { key: 'validation.file_size', params: { size: '3' } }],
    ['IMAGE', 0, bytes(''), { key: 'validation.file_required' }],
    [
      'IMAGE',
      10,
      PDF,
      { key: 'validation.file_type', params: { types: 'png, bmp, jpeg, jpg, gif' } },
    ],
    ['DOCUMENT', 10, PDF, undefined],
    ['DOCUMENT', 10, JPEG, { key: 'validation.file_type', params: { types: 'pdf' } }],
    ['STICKER', 10, PNG, undefined],
    ['STICKER', 10, GIF, { key: 'validation.file_type', params: { types: 'png' } }],
    ['HTML_TEMPLATE', 10, bytes('<html></html>'), undefined],
    ['HTML_TEMPLATE', 10, PNG, { key: 'validation.file_html_only' }],
  ] as const)('%s of %s bytes', (kind, size, content, problem) => {
    expect(checkFile(kind, size, content)).toEqual(problem);
  });

  it('names extensions for the file chooser', () => {
    expect(acceptOf('IMAGE')).toBe('.png,.bmp,.jpeg,.jpg,.gif');
    expect(acceptOf('HTML_TEMPLATE')).toBe('.html,.htm');
  });
});

describe('imageSizeOf', () => {
  it.each([
    [PNG, { width: 1200, height: 675 }],
    [GIF, { width: 320, height: 240 }],
    [BMP, { width: 100, height: 50 }],
    [OLD_BMP, { width: 30, height: 20 }],
    [JPEG, { width: 600, height: 300 }],
    [PNG.slice(0, 20), undefined],
    [JPEG.slice(0, 12), undefined],
    [bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0]), undefined],
    [PDF, undefined],
    [bytes(''), undefined],
  ])('case %#', (content, size) => {
    expect(imageSizeOf(content)).toEqual(size);
  });

  it('reads a view into a larger buffer', () => {
    const larger = new Uint8Array([...[1, 2, 3], ...PNG]);
    expect(imageSizeOf(larger.subarray(3))).toEqual({ width: 1200, height: 675 });
  });

  it('refuses pictures whose header has no size, or a side of more than 10 000 pixels', () => {
    const sized = (width: number, height: number) => {
      const png = PNG.slice();
      new DataView(png.buffer, png.byteOffset).setUint32(16, width);
      new DataView(png.buffer, png.byteOffset).setUint32(20, height);
      return png;
    };
    const tooLarge = {
      key: 'validation.image_dimensions',
      params: { width: 10_000, height: 10_000 },
    };
    expect(checkPixels(sized(10_000, 10_000))).toBeUndefined();
    expect(checkPixels(sized(10_001, 8))).toEqual(tooLarge);
    expect(checkPixels(sized(8, 10_001))).toEqual(tooLarge);
    expect(checkPixels(PNG.slice(0, 20))).toEqual({ key: 'validation.image_broken' });
  });

  it('checks ratios with one percent of tolerance', () => {
    expect(hasRatio({ width: 1600, height: 900 }, '16:9')).toBe(true);
    expect(hasRatio({ width: 1366, height: 768 }, '16:9')).toBe(true);
    expect(hasRatio({ width: 1600, height: 880 }, '16:9')).toBe(false);
    expect(hasRatio({ width: 1100, height: 400 }, '11:4')).toBe(true);
  });
});
