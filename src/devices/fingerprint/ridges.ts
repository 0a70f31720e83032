import { twoColourPng } from '../../domain/png';

const WIDTH = 192;
const HEIGHT = 256;
/** Distance of two ridges, points: half a millimetre at 500 dots per inch. */
const PITCH = 9;

/** A picture like a fingerprint, always the same one for the same seed; of nobody. */
export function ridgePicture(seed: number): { base64: string; width: number; height: number } {
  const turn = (seed % 7) / 7;
  const centre = { x: WIDTH * (0.42 + 0.16 * turn), y: HEIGHT * (0.5 + 0.1 * (1 - turn)) };
  const isRidge = (x: number, y: number) => {
    const [across, down] = [(x - WIDTH / 2) / (WIDTH / 2), (y - HEIGHT / 2) / (HEIGHT / 2)];
    if (across * across + down * down > 0.94) return false;
    const [dx, dy] = [x - centre.x, (y - centre.y) * (y < centre.y ? 0.72 : 1.15)];
    const swirl = Math.atan2(dy, dx) * (1 + (seed % 3));
    const wave = 3 * Math.sin(x / 31 + seed) + 2 * Math.cos(y / 23 - seed);
    return Math.sin(((Math.hypot(dx, dy) + wave) * 2 * Math.PI) / PITCH + swirl) > 0.1;
  };
  const base64 = twoColourPng(
    WIDTH,
    HEIGHT,
    [
      [255, 255, 255],
      [52, 58, 70],
    ],
    isRidge,
  );
  return { base64, width: WIDTH, height: HEIGHT };
}
