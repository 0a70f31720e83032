import { deflateSync } from 'node:zlib';
import type { StoredImage } from '../../src/entity/kinds/image';
import { seededRandom } from './random';

const WIDTH = 240;
const HEIGHT = 96;
const PAPER = 255;
const INK = 40;
/** Steps of the pen along its line. */
const STEPS = 1_400;

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

/**
 * A signature as a picture: one line that loops across the paper. The same hand always writes alike; a shaky one
 * differs a little each time.
 * @param hand whose signature it is
 * @param shake 0 = the specimen itself
 */
export function signatureOf(hand: number, shake: number): StoredImage {
  const pixels = Buffer.alloc((WIDTH + 1) * HEIGHT, PAPER);
  for (let row = 0; row < HEIGHT; row += 1) pixels[row * (WIDTH + 1)] = 0;
  const own = seededRandom(hand);
  const [loops, height, lean, wave] = [4 + own() * 5, 14 + own() * 22, own() * 14, 2 + own() * 6];
  const now = seededRandom(hand * 31 + shake);
  const drift = shake === 0 ? 0 : now() * 5;
  for (let step = 0; step <= STEPS; step += 1) {
    const at = step / STEPS;
    const turn = at * Math.PI * 2 * loops;
    const x = 20 + at * (WIDTH - 60) + Math.cos(turn) * lean + drift;
    const fade = 1 - at * 0.55;
    const y =
      HEIGHT / 2 + Math.sin(turn) * height * fade + Math.sin(at * wave * 3) * (8 + drift * 2);
    dot(pixels, Math.round(x), Math.round(y));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header[8] = 8;
  const file = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return {
    name: `garyn-useg-${hand}.png`,
    type: 'image/png',
    size: file.length,
    data: `data:image/png;base64,${file.toString('base64')}`,
    width: WIDTH,
    height: HEIGHT,
  };
}

function dot(pixels: Buffer, x: number, y: number): void {
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
  ]) {
    const [column, row] = [x + dx, y + dy];
    if (column < 0 || column >= WIDTH || row < 0 || row >= HEIGHT) continue;
    pixels[row * (WIDTH + 1) + 1 + column] = INK;
  }
}
