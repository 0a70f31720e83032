import { describe, expect, it } from 'vitest';
import { recogniseFile } from '../../src/domain/recogniseFile';
import { imageSizeOf } from '../../src/domain/imageSize';
import { plainPng } from '../support/plainPng';

const bytes = (...parts: (number[] | string | Uint8Array)[]): Uint8Array =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...new TextEncoder().encode(part)] : [...part],
    ),
  );
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const PNG = plainPng(16, 9);
const IEND = PNG.length - 12;
const place = [0, 0, 0, 5, ...latin('tEXt'), ...latin('a\0b c'), 0, 0, 0, 0];
const HEADER = PNG.slice(0, 33);

const GIF = bytes(
  'GIF89a',
  [16, 0, 9, 0, 0, 0, 0],
  [0x2c, 0, 0, 0, 0, 16, 0, 9, 0, 0, 2, 2, 0x4c, 0x01, 0],
  [0x3b],
);
const BMP = bytes(
  'BM',
  [0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0],
  [40, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 1, 0, 24, 0],
  new Array<number>(24).fill(0),
  new Array<number>(192).fill(7),
);

const FRAME = [0xff, 0xc0, 0, 11, 8, 0x03, 0x84, 0x06, 0x40, 1, 1, 0x11, 0];
const SCAN = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0xaa, 0xbb, 0xff, 0xd9];
/** Orientation, and where the photo was taken. */
const exif = (orientation: number) => [
  ...[0xff, 0xe1, 0, 46, ...latin('Exif\0\0')],
  ...[0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0],
  ...[0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0],
  ...[0x25, 0x88, 4, 0, 1, 0, 0, 0, 99, 0, 0, 0],
  ...[0, 0, 0, 0],
];
/** 1600 × 900 as it is stored. */
const photo = (orientation: number) => bytes([0xff, 0xd8], exif(orientation), FRAME, SCAN);

const pixelsOf = (kind: 'IMAGE' | 'STICKER', content: Uint8Array) => {
  const found = recogniseFile(kind, content);
  return 'problem' in found ? found.problem : found.pixels;
};

describe('a picture', () => {
  it.each([
    ['png', PNG, { width: 16, height: 9 }],
    ['gif', GIF, { width: 16, height: 9 }],
    ['bmp', BMP, { width: 8, height: 8 }],
    ['jpeg', photo(1), { width: 1600, height: 900 }],
    ['jpeg on its side', photo(6), { width: 900, height: 1600 }],
    ['jpeg on its other side', photo(8), { width: 900, height: 1600 }],
    ['jpeg upside down', photo(3), { width: 1600, height: 900 }],
    ['jpeg of an orientation that there is not', photo(77), { width: 1600, height: 900 }],
  ])('%s has the size that is shown', (_, content, pixels) => {
    expect(pixelsOf('IMAGE', content)).toEqual(pixels);
  });

  const broken = { key: 'validation.image_broken' };
  const small = { key: 'validation.image_small', params: { least: 8 } };
  it.each([
    ['a png of its header alone', HEADER, broken],
    ['a png that is cut', PNG.slice(0, PNG.length - 20), broken],
    ['a png without its end', PNG.slice(0, IEND), broken],
    ['a png of 0 × 0', bytes(PNG.slice(0, 16), [0, 0, 0, 0, 0, 0, 0, 0], PNG.slice(24)), broken],
    ['a png of 11 × 4', plainPng(11, 4), small],
    ['a gif that is cut', GIF.slice(0, 20), broken],
    ['a gif without a picture', bytes(GIF.slice(0, 13), [0x3b]), broken],
    ['a bmp that is cut', BMP.slice(0, 100), broken],
    ['a jpeg without its points', bytes([0xff, 0xd8], exif(1), FRAME), broken],
    ['a jpeg that is cut', photo(1).slice(0, -2), broken],
    [
      'a web picture',
      bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 '),
      { key: 'validation.file_type', params: { types: 'png, bmp, jpeg, jpg, gif' } },
    ],
  ])('%s is refused by its name', (_, content, problem) => {
    expect(pixelsOf('IMAGE', content)).toEqual(problem);
  });

  it('loses where it was taken and keeps how it is turned', () => {
    const found = recogniseFile('IMAGE', photo(6));
    if ('problem' in found) throw new Error(found.problem.key);
    expect([...found.bytes].join().includes('37,136,4,0')).toBe(false);
    expect(imageSizeOf(found.bytes)).toEqual({ width: 900, height: 1600 });
    expect(recogniseFile('IMAGE', found.bytes)).toEqual(found);
  });

  it('loses its texts, and is the same picture', () => {
    const told = bytes(PNG.slice(0, IEND), place, PNG.slice(IEND));
    const found = recogniseFile('STICKER', told);
    if ('problem' in found) throw new Error(found.problem.key);
    expect([...found.bytes]).toEqual([...PNG]);
  });

  it('is the same bytes where it tells nothing', () => {
    for (const content of [PNG, GIF, BMP]) {
      const found = recogniseFile('IMAGE', content);
      expect('bytes' in found && [...found.bytes]).toEqual([...content]);
    }
  });
});

describe('a document', () => {
  it.each([
    ['whole', '%PDF-1.7\n1 0 obj\nendobj\ntrailer <</Root 1 0 R>>\n%%EOF\n', undefined],
    ['cut off', '%PDF-1.7\n1 0 obj\n', 'validation.file_cut'],
    ['locked', '%PDF-1.7\ntrailer <</Encrypt 9 0 R>>\n%%EOF\n', 'validation.file_locked'],
    ['locked in place', '%PDF-1.7\ntrailer <</Encrypt <</V 4>>>>\n%%EOF', 'validation.file_locked'],
    ['about locks', '%PDF-1.7\n(The /Encrypt entry)\n%%EOF', undefined],
  ])('%s', (_, content, key) => {
    const found = recogniseFile('DOCUMENT', bytes(content));
    expect('problem' in found ? found.problem.key : undefined).toBe(key);
  });
});

describe('an HTML file is read by its letters', () => {
  const page = (charset: string) =>
    `<html><head><meta charset="${charset}"></head><body><p>Гэрээ</p></body></html>`;
  /** In the Cyrillic code page of Windows. */
  const cp1251 = (text: string) =>
    Uint8Array.from(text, (letter) => {
      const code = letter.charCodeAt(0);
      return code < 128 ? code : code - 848;
    });
  const utf16 = (text: string) =>
    bytes(
      [0xff, 0xfe],
      [...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    );
  const textOf = (content: Uint8Array) => {
    const found = recogniseFile('HTML_TEMPLATE', content);
    return 'problem' in found ? found.problem.key : new TextDecoder().decode(found.bytes);
  };

  it.each([
    ['UTF-8', bytes(page('utf-8'))],
    ['the Cyrillic code page of Windows, in which Word saves', cp1251(page('windows-1251'))],
    ['UTF-16', utf16(page('utf-16'))],
  ])('in %s, and kept in UTF-8', (_, content) => {
    expect(textOf(content)).toBe(page('utf-8'));
  });

  it.each([
    [
      'letters of which nobody says what they are',
      cp1251('<p>Гэрээ</p>'),
      'validation.file_encoding',
    ],
    ['a name of no encoding', cp1251(page('klingon')), 'validation.file_encoding'],
    ['no page at all', bytes('Гэрээ'), 'validation.file_html_only'],
    ['a program', bytes('MZ', [0x90, 0, 3]), 'validation.file_html_only'],
    ['nothing', bytes(''), 'validation.file_required'],
  ])('%s is refused', (_, content, key) => {
    expect(textOf(content)).toBe(key);
  });
});
