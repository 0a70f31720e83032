import { joined } from './bytes';

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest >>> 0;
});

function crc(bytes: Iterable<number>): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = crcTable[(rest ^ byte) & 255] ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}

const bytesOf = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

const textBytes = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

function chunk(type: string, data: ArrayLike<number>): Uint8Array {
  const named = joined([textBytes(type), data]);
  return joined([bytesOf(data.length), named, bytesOf(crc(named))]);
}

/** What a PNG says of its points. */
export interface PngHeader {
  width: number;
  height: number;
  /** Bits of one channel of a point. */
  depth: 1 | 8;
  channels: 'grey' | 'rgb' | 'palette';
}

const COLOUR_TYPES = { grey: 0, rgb: 2, palette: 3 } as const;

/**
 * The bytes of a PNG file, made without a canvas.
 * @param rows the points as a zlib stream: lines one after the other, each with a zero before its points
 * @param palette red, green and blue of each colour, 0 to 255
 */
export function pngFile(
  { width, height, depth, channels }: PngHeader,
  rows: ArrayLike<number>,
  palette?: readonly number[],
): Uint8Array<ArrayBuffer> {
  const header = [...bytesOf(width), ...bytesOf(height), depth, COLOUR_TYPES[channels], 0, 0, 0];
  return joined([
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', rows),
    chunk('IEND', []),
  ]);
}

/** A zlib stream that only wraps its bytes, up to 65,535 of them: small pictures need no compression. */
function wrapped(data: readonly number[]): number[] {
  let a = 1;
  let b = 0;
  for (const byte of data) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  const low = [data.length & 255, data.length >>> 8];
  return [
    0x78,
    1,
    1,
    ...low,
    ...low.map((byte) => byte ^ 255),
    ...data,
    ...bytesOf(((b << 16) | a) >>> 0),
  ];
}

type Shade = readonly [red: number, green: number, blue: number];

/**
 * A real PNG in two colours.
 * @param colours of points that are false and of those that are true, 0 to 255 each
 * @returns the file's bytes in base64
 */
export function twoColourPng(
  width: number,
  height: number,
  colours: readonly [Shade, Shade],
  isSet: (x: number, y: number) => boolean,
): string {
  const byteAt = (at: number, y: number) => {
    let byte = 0;
    for (let bit = 0; bit < 8; bit += 1)
      byte = (byte << 1) | (at * 8 + bit < width && isSet(at * 8 + bit, y) ? 1 : 0);
    return byte;
  };
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: Math.ceil(width / 8) }, (_unused, at) => byteAt(at, y)),
  ]);
  const file = pngFile(
    { width, height, depth: 1, channels: 'palette' },
    wrapped(rows.flat()),
    colours.flat(),
  );
  return btoa(Array.from(file, (byte) => String.fromCharCode(byte)).join(''));
}
