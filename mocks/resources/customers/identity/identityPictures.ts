import type { StoredImage } from '../../../../src/fields/file/schema';
import { between, seededRandom } from '../../../engine/samples/random';
import { sampleImage } from '../../../engine/samples/sampleImage';

export type IdentityPicture = 'selfie' | 'front' | 'back' | 'xyp';

type Colour = readonly [red: number, green: number, blue: number];
type Paint = (x: number, y: number) => Colour | undefined;

const UPRIGHT = { width: 240, height: 300 };
const CARD = { width: 384, height: 240 };
const WHITE: Colour = [244, 246, 248];
const INK: Colour = [58, 70, 84];

const SKINS: readonly Colour[] = [
  [232, 196, 166],
  [214, 170, 136],
  [240, 208, 180],
];
const HAIRS: readonly Colour[] = [
  [38, 30, 28],
  [60, 44, 36],
  [24, 24, 28],
];
const CLOTHES: readonly Colour[] = [
  [70, 96, 140],
  [120, 70, 80],
  [80, 110, 90],
  [90, 90, 100],
];

const inside = (x: number, y: number, cx: number, cy: number, rx: number, ry: number): boolean =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;

/** A face of circles; the same person always looks alike. Sizes are parts of the frame, 0 to 1. */
function faceOf(person: number): Paint {
  const random = seededRandom(person * 7 + 3);
  const one = <T>(list: readonly T[]): T => list[between(random, 0, list.length - 1)];
  const [skin, hair, cloth] = [one(SKINS), one(HAIRS), one(CLOTHES)];
  const [wide, long, fringe] = [0.19 + random() * 0.05, 0.22 + random() * 0.04, random() * 0.08];
  const isLong = random() < 0.5;
  return (x, y) => {
    const eyes = inside(Math.abs(x - 0.5), y, wide * 0.45, 0.42, 0.025, 0.016);
    if (eyes) return INK;
    if (inside(x, y, 0.5, 0.54, wide * 0.4, 0.012)) return [176, 96, 92];
    if (inside(x, y, 0.5, 0.44, wide, long) && y > 0.3 + fringe) return skin;
    if (inside(x, y, 0.5, 0.4, wide + 0.04, long + 0.05) && (isLong || y < 0.46)) return hair;
    if (Math.abs(x - 0.5) < 0.07 && y > 0.6 && y < 0.76) return skin;
    return inside(x, y, 0.5, 1.02, 0.42, 0.32) ? cloth : undefined;
  };
}

function painted(name: string, size: { width: number; height: number }, paint: Paint): StoredImage {
  const { width, height } = size;
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue] = paint(x, y) ?? WHITE;
      const at = y * (width * 3 + 1) + 1 + x * 3;
      rows[at] = red;
      rows[at + 1] = green;
      rows[at + 2] = blue;
    }
  }
  return sampleImage(name, size, rows, 'rgb');
}

/** Lines of print: bars of different lengths, so that a card looks like one from afar. */
function printed(seed: number, left: number, right: number, from: number, to: number): Paint {
  const random = seededRandom(seed);
  const ends = Array.from({ length: 12 }, () => left + (right - left) * (0.35 + random() * 0.6));
  return (x, y) => {
    if (y < from || y > to || x < left) return undefined;
    const line = Math.floor((y - from) / 22);
    return (y - from) % 22 < 9 && x < (ends[line] ?? left) ? INK : undefined;
  };
}

function cardFront(person: number): Paint {
  const face = faceOf(person);
  const text = printed(person + 11, 150, 366, 62, 216);
  return (x, y) => {
    if (y < 44) return [38, 92, 150];
    if (x > 18 && x < 132 && y > 62 && y < 204)
      return face((x - 18) / 114, (y - 62) / 142) ?? [206, 218, 230];
    return text(x, y) ?? [226 - Math.floor(x / 24), 236, 246 - Math.floor(y / 30)];
  };
}

function cardBack(person: number): Paint {
  const random = seededRandom(person + 29);
  const bars = Array.from({ length: 90 }, () => random() < 0.5);
  const text = printed(person + 31, 24, 240, 24, 130);
  return (x, y) => {
    if (y > 168 && y < 222 && x > 24 && x < 360) return bars[(x - 24) >> 2] ? INK : WHITE;
    return text(x, y) ?? [236, 238 - Math.floor(y / 40), 228];
  };
}

/** Every other point is as its neighbours: what a shaking hand makes of a picture. */
const blurred =
  (paint: Paint): Paint =>
  (x, y) =>
    paint(Math.floor(x / 12) * 12, Math.floor(y / 12) * 12);

interface Drawn {
  /** Whose face it is. */
  person: number;
  isBlurred?: boolean;
}

/** A drawn stand-in for a picture that a customer or the state registry sends. */
export function identityPicture(kind: IdentityPicture, { person, isBlurred }: Drawn): StoredImage {
  const name = `${kind}-${person}.png`;
  const sharpOr = (paint: Paint) => (isBlurred ? blurred(paint) : paint);
  if (kind === 'front') return painted(name, CARD, sharpOr(cardFront(person)));
  if (kind === 'back') return painted(name, CARD, sharpOr(cardBack(person)));
  const face = faceOf(person);
  const wall: Colour = kind === 'xyp' ? [214, 224, 234] : [196, 190, 178];
  const { width, height } = UPRIGHT;
  return painted(
    name,
    UPRIGHT,
    sharpOr((x, y) => face(x / width, y / height) ?? wall),
  );
}
