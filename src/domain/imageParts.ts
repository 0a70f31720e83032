import { joined } from './bytes';
import type { FileType } from './file';

/** A picture that is whole: its bytes without what says where, when and by whom it was taken. */
type Whole = Uint8Array<ArrayBuffer>;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** One part of a JPEG before its points. */
interface Segment {
  marker: number;
  /** Where it begins, at its `FF`. */
  start: number;
  end: number;
}

/** The parts of a JPEG up to where its points begin; undefined when it is cut or broken. */
function jpegSegments(bytes: Uint8Array): { segments: Segment[]; points: number } | undefined {
  const view = viewOf(bytes);
  const segments: Segment[] = [];
  let start = 2;
  while (start + 4 <= bytes.length) {
    if (bytes[start] !== 0xff) return undefined;
    const marker = bytes[start + 1];
    if (marker === 0xff) {
      start += 1;
    } else {
      const length = view.getUint16(start + 2);
      const end = start + 2 + length;
      if (length < 2 || end > bytes.length) return undefined;
      if (marker === 0xda) return { segments, points: start };
      segments.push({ marker, start, end });
      start = end;
    }
  }
  return undefined;
}

const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];
const ORIENTATION = 0x0112;

/** The orientation in an Exif block (TIFF): 1 to 8, undefined where it says none. */
function orientationIn(exif: Uint8Array): number | undefined {
  const view = viewOf(exif);
  const isLittle = exif[0] === 0x49;
  const directory = view.getUint32(4, isLittle);
  const entries = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (view.getUint16(at, isLittle) === ORIENTATION) return view.getUint16(at + 8, isLittle);
  }
  return undefined;
}

/** How a JPEG is turned before it is shown (Exif): 1 as it is, 5 to 8 with its sides exchanged. */
export function orientationOf(bytes: Uint8Array): number {
  const exif = jpegSegments(bytes)?.segments.find(
    ({ marker, start }) =>
      marker === 0xe1 && EXIF.every((byte, place) => bytes[start + 4 + place] === byte),
  );
  if (!exif) return 1;
  try {
    const said = orientationIn(bytes.subarray(exif.start + 10, exif.end)) ?? 1;
    return said >= 1 && said <= 8 ? said : 1;
  } catch {
    // Reading beyond its end: it says nothing.
    return 1;
  }
}

/** An Exif block that says nothing but how the picture is turned. */
const turned = (orientation: number): Uint8Array =>
  new Uint8Array([
    ...[0xff, 0xe1, 0, 34, ...EXIF],
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ]);

/** Exif and XMP, IPTC, and comments. */
const isTold = (marker: number): boolean => [0xe1, 0xed, 0xfe].includes(marker);

function wholeJpeg(bytes: Uint8Array): Whole | undefined {
  const parts = jpegSegments(bytes);
  if (!parts) return undefined;
  const end = bytes.length - 1;
  let last = end;
  while (last > parts.points && !(bytes[last - 1] === 0xff && bytes[last] === 0xd9)) last -= 1;
  if (last <= parts.points) return undefined;
  const orientation = orientationOf(bytes);
  return joined([
    bytes.subarray(0, 2),
    ...(orientation === 1 ? [] : [turned(orientation)]),
    ...parts.segments
      .filter(({ marker }) => !isTold(marker))
      .map(({ start, end: after }) => bytes.subarray(start, after)),
    bytes.subarray(parts.points, last + 1),
  ]);
}

/** Texts, times and Exif of a PNG. */
const TOLD_CHUNKS = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'];

function wholePng(bytes: Uint8Array): Whole | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  let points = 0;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (parts.length === 1 && type !== 'IHDR') return undefined;
    if (type === 'IDAT') points += length;
    if (!TOLD_CHUNKS.includes(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return points > 0 ? joined(parts) : undefined;
    at = end;
  }
  return undefined;
}

/** Where the sub-blocks that begin at a place end; undefined beyond the file. */
function afterBlocks(bytes: Uint8Array, from: number): number | undefined {
  let at = from;
  while (at < bytes.length) {
    const length = bytes[at];
    if (length === 0) return at + 1;
    at += 1 + length;
  }
  return undefined;
}

const tableLength = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function isWholeGif(bytes: Uint8Array): boolean {
  let at: number | undefined = 13 + tableLength(bytes[10]);
  let pictures = 0;
  while (at !== undefined && at < bytes.length) {
    const block = bytes[at];
    if (block === 0x3b) return pictures > 0;
    if (block === 0x21) at = afterBlocks(bytes, at + 2);
    else if (block === 0x2c) {
      pictures += 1;
      at = afterBlocks(bytes, at + 11 + tableLength(bytes[at + 9]));
    } else return false;
  }
  return false;
}

function isWholeBmp(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  const points = view.getUint32(10, true);
  const isOld = view.getUint32(14, true) === 12;
  const [width, height] = isOld
    ? [view.getUint16(18, true), view.getUint16(20, true)]
    : [view.getInt32(18, true), Math.abs(view.getInt32(22, true))];
  const bits = view.getUint16(isOld ? 24 : 28, true);
  const isPacked = !isOld && [1, 2].includes(view.getUint32(30, true));
  const line = Math.ceil((width * bits) / 32) * 4;
  return bytes.length >= points + (isPacked ? 1 : line * height);
}

/**
 * A picture whose points are all there, without what it tells beside them: positions, times, programs. How it is turned stays.
 * @returns undefined when it is cut off, broken, or has no points
 */
export function wholeImage(type: FileType, bytes: Uint8Array): Whole | undefined {
  try {
    if (type === 'jpeg') return wholeJpeg(bytes);
    if (type === 'png') return wholePng(bytes);
    const isWhole = type === 'gif' ? isWholeGif(bytes) : isWholeBmp(bytes);
    return isWhole ? joined([bytes]) : undefined;
  } catch {
    // Reading beyond the end: the file is cut off.
    return undefined;
  }
}
