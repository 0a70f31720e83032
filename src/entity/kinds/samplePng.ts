const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest >>> 0;
});

const bytesOf = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

const crc = (bytes: number[]): number =>
  (bytes.reduce((rest, byte) => crcTable[(rest ^ byte) & 255] ^ (rest >>> 8), 0xffffffff) ^
    0xffffffff) >>>
  0;

function chunk(type: string, data: number[]): number[] {
  const named = [...Array.from(type, (letter) => letter.charCodeAt(0)), ...data];
  return [...bytesOf(data.length), ...named, ...bytesOf(crc(named))];
}

/** A zlib stream that only wraps its bytes: small pictures need no compression. */
function wrapped(data: number[]): number[] {
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

/**
 * A small striped picture for sample records: a real PNG of the given size in two colours.
 *
 * @param colour `#rrggbb`
 * @returns the file's bytes in base64
 */
export function samplePng(width: number, height: number, colour: string): string {
  const shade = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: Math.ceil(width / 8) }, (_unused, x) =>
      (x + (y >> 2)) & 1 ? 0xff : 0x0f,
    ),
  ]);
  const file = [
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk('IHDR', [...bytesOf(width), ...bytesOf(height), 1, 3, 0, 0, 0]),
    ...chunk('PLTE', [...shade, ...shade.map((part) => 255 - ((255 - part) >> 1))]),
    ...chunk('IDAT', wrapped(rows.flat())),
    ...chunk('IEND', []),
  ];
  return btoa(String.fromCharCode(...file));
}
