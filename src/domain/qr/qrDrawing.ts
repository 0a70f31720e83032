import encodeQR from 'qr';
import { twoColourPng } from '../png';
import { QR } from '../settings';

/** Light modules around the code, as the standard asks for. */
const QUIET = 4;

/** A QR code as a drawing: the side in modules, and the path of the dark ones. */
export interface QrDrawing {
  size: number;
  path: string;
}

const modulesOf = (text: string): boolean[][] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });

/** The drawing of a text's QR code. @throws Error for a text that no code can hold */
export function qrDrawing(text: string): QrDrawing {
  const modules = modulesOf(text);
  const path = modules
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size: modules.length, path };
}

/** The QR code of a text as an SVG file: dark on white, because readers want it so. */
export function qrSvg(text: string): string {
  const { size, path } = qrDrawing(text);
  const side = QR.pictureSide;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"`,
    ` width="${side}" height="${side}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path fill="#000" d="${path}"/></svg>`,
  ].join('');
}

/** The QR code of a text as a PNG file, made without a canvas: whole points for every module. */
export function qrPng(text: string): Uint8Array<ArrayBuffer> {
  const modules = modulesOf(text);
  const scale = Math.max(1, Math.floor(QR.pictureSide / modules.length));
  const side = modules.length * scale;
  const file = twoColourPng(
    side,
    side,
    [
      [255, 255, 255],
      [0, 0, 0],
    ],
    (x, y) => modules[Math.floor(y / scale)][Math.floor(x / scale)],
  );
  return Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
}
