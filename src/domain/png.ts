const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest >>> 0;
});

const bytesOf = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

const crc = (bytes: readonly number[]): number =>
  (bytes.reduce((rest, byte) => crcTable[(rest ^ byte) & 255] ^ (rest >>> 8), 0xffffffff) ^
    0xffffffff) >>>
  0;

function chunk(type: string, data: readonly number[]): number[] {
  const named = [...Array.from(type, (letter) => letter.charCodeAt(0)), ...data];
  return [...bytesOf(data.length), ...named, ...bytesOf(crc(named))];
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
 * A real PNG in two colours, made without a canvas.
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
  const file = [
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk('IHDR', [...bytesOf(width), ...bytesOf(height), 1, 3, 0, 0, 0]),
    ...chunk('PLTE', colours.flat()),
    ...chunk('IDAT', wrapped(rows.flat())),
    ...chunk('IEND', []),
  ];
  let text = '';
  for (const byte of file) text += String.fromCharCode(byte);
  return btoa(text);
}
