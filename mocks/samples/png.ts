import { deflateSync } from 'node:zlib';
import type { StoredImage } from '../../src/entity/kinds/image';

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest >>> 0;
});

function crc(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = crcTable[(rest ^ byte) & 255] ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(8);
  framed.writeUInt32BE(data.length, 0);
  framed.writeUInt32BE(crc(named), 4);
  return Buffer.concat([framed.subarray(0, 4), named, framed.subarray(4)]);
}

/** How the bytes of a point are meant: one of grey, or red, green and blue. */
const COLOUR_TYPES = { 1: 0, 3: 2 } as const;

/**
 * A picture of points as a PNG file.
 * @param rows lines one after the other, each with a zero before its points
 * @param depth bytes of a point
 */
export function pngFile(
  name: string,
  { width, height }: { width: number; height: number },
  rows: Buffer,
  depth: 1 | 3,
): StoredImage {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = COLOUR_TYPES[depth];
  const file = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return {
    name,
    type: 'image/png',
    size: file.length,
    data: `data:image/png;base64,${file.toString('base64')}`,
    width,
    height,
  };
}
