import { twoColourPng } from '../../src/domain/png';

/** The bytes of a real PNG, white all over. */
export function plainPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const file = twoColourPng(
    width,
    height,
    [
      [255, 255, 255],
      [0, 0, 0],
    ],
    () => false,
  );
  return Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
}
