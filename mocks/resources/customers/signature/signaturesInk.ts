import type { StoredImage } from '../../../../src/fields/file/schema';
import { sampleImage } from '../../../engine/samples/sampleImage';
import { seededRandom } from '../../../engine/samples/random';

const WIDTH = 240;
const HEIGHT = 96;
const PAPER = 255;
const INK = 40;
/** Steps of the pen along its line. */
const STEPS = 1_400;

/** Drawn once, however often the samples are made. */
const drawn = new Map<string, StoredImage>();

/**
 * A signature as a picture: one line that loops across the paper. The same hand always writes alike; a shaky one
 * differs a little each time.
 * @param hand whose signature it is
 * @param shake 0 = the specimen itself
 */
export function signatureOf(hand: number, shake: number): StoredImage {
  const key = `${hand} ${shake}`;
  const known = drawn.get(key);
  if (known) return known;
  const picture = draw(hand, shake);
  drawn.set(key, picture);
  return picture;
}

function draw(hand: number, shake: number): StoredImage {
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
  return sampleImage(`garyn-useg-${hand}.png`, { width: WIDTH, height: HEIGHT }, pixels, 'grey');
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
