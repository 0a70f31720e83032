/** How many bytes are looked at for the zeros of UTF-16. */
const LOOKED_AT = 512;

/**
 * The text of a file: UTF-8, UTF-16 with or without its mark, or the Cyrillic code page of Windows, in which older office
 * programs write.
 */
export function decodeText(data: ArrayBuffer): string {
  const bytes = new Uint8Array(data);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(data);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(data);
  const start = bytes.subarray(0, LOOKED_AT);
  if (start.includes(0)) {
    // Digits and marks have their zero on the one side or on the other.
    const zeros = [0, 1].map(
      (side) => start.filter((byte, place) => byte === 0 && place % 2 === side).length,
    );
    return new TextDecoder(zeros[1] >= zeros[0] ? 'utf-16le' : 'utf-16be').decode(data);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    return new TextDecoder('windows-1251').decode(data);
  }
}
