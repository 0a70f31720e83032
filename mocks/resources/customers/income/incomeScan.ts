import type { StoredImage } from '../../../../src/fields/file/schema';
import { sampleImage } from '../../../engine/samples/sampleImage';
import { seededRandom } from '../../../engine/samples/random';

const SIZE = { width: 420, height: 594 };
const PAPER = 246;
const PRINT = 70;
const STAMP = 150;
const LINE = 18;
const MARGIN = 40;

const known = new Map<number, StoredImage>();

/** A scanned sheet: a heading, lines of print, a stamp. The same number always gives the same sheet. */
export function scanOf(sheet: number): StoredImage {
  const found = known.get(sheet);
  if (found) return found;
  const { width, height } = SIZE;
  const rows = Buffer.alloc((width + 1) * height, PAPER);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  const dark = (x: number, y: number, shade: number) => {
    if (x >= 0 && x < width && y >= 0 && y < height) rows[y * (width + 1) + 1 + x] = shade;
  };
  const random = seededRandom(sheet * 97 + 5);
  const words = (top: number, from: number, to: number, tall: number) => {
    for (let x = from; x < to;) {
      const word = 8 + Math.floor(random() * 34);
      for (let step = 0; step < Math.min(word, to - x); step += 1)
        for (let y = 0; y < tall; y += 1) if ((step + y) % 3 > 0) dark(x + step, top + y, PRINT);
      x += word + 6;
    }
  };
  words(MARGIN, MARGIN + 70, width - MARGIN - 70, 9);
  for (let top = MARGIN + 40; top < height - 130; top += LINE) {
    words(top, MARGIN, width - MARGIN - Math.floor(random() * 160), 5);
  }
  const [cx, cy, radius] = [width - 110, height - 90, 44];
  for (let turn = 0; turn < 720; turn += 1)
    for (const inner of [0, 1, 2, 10])
      dark(
        Math.round(cx + Math.cos((turn / 360) * Math.PI) * (radius - inner)),
        Math.round(cy + Math.sin((turn / 360) * Math.PI) * (radius - inner)),
        STAMP,
      );
  const made = sampleImage(`barimt-${sheet}.png`, SIZE, rows, 'grey');
  known.set(sheet, made);
  return made;
}
