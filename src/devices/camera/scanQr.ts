import decodeQR from 'qr/decode.js';

/** How often a picture is looked at. */
const INTERVAL_MS = 250;

/**
 * Looks for a QR code in what a video shows, until one is read.
 * @param onRead what the code says
 * @returns stops looking
 */
export function scanQr(video: HTMLVideoElement, onRead: (text: string) => void): () => void {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const look = () => {
    const { videoWidth: width, videoHeight: height } = video;
    if (!context || width === 0) return;
    canvas.width = width;
    canvas.height = height;
    context.drawImage(video, 0, 0);
    const text = readQr(context.getImageData(0, 0, width, height));
    if (text === undefined) return;
    stop();
    onRead(text);
  };
  const timer = setInterval(look, INTERVAL_MS);
  const stop = () => clearInterval(timer);
  return stop;
}

/** The text of the QR code in a picture; undefined when none can be read. */
export function readQr(picture: {
  width: number;
  height: number;
  data: Uint8ClampedArray | Uint8Array;
}): string | undefined {
  try {
    return decodeQR(picture);
  } catch {
    return undefined;
  }
}
