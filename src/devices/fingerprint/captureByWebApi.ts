import { now } from '../../domain/clock';
import {
  FingerprintError,
  type CaptureRequest,
  type FingerprintCapture,
} from './FingerprintReader';
import { imageOf, type WebApiLibrary } from './webApi';

/** How the library grades a sample: 0 is good, everything else says what was wrong with it. */
const GOOD = 0;

/**
 * Reads one fingerprint through DigitalPersona's library: the first good sample counts, a bad one asks to press harder.
 * @throws FingerprintError
 */
export async function captureByWebApi(
  library: WebApiLibrary,
  { timeoutMs, signal, onHint }: CaptureRequest,
): Promise<FingerprintCapture> {
  const client = new library.WebApi();
  const devices = await client.enumerateDevices().catch(() => {
    throw new FingerprintError('agent-unreachable');
  });
  const [device] = devices;
  if (!device) throw new FingerprintError('no-reader');
  if (signal.aborted) throw new FingerprintError('cancelled');
  let sawBad = false;
  try {
    return await new Promise<FingerprintCapture>((resolve, reject) => {
      const fail = (code: FingerprintError['code']) => reject(new FingerprintError(code));
      const timer = setTimeout(() => fail(sawBad ? 'low-quality' : 'timeout'), timeoutMs);
      signal.addEventListener('abort', () => fail('cancelled'), { once: true });
      client.onQualityReported = ({ quality }) => {
        if (quality === GOOD) return;
        sawBad = true;
        onHint?.('press-harder');
      };
      client.onErrorOccurred = () => fail('unknown');
      client.onCommunicationFailed = () => fail('agent-unreachable');
      client.onDeviceDisconnected = () => fail('no-reader');
      client.onSamplesAcquired = ({ samples }) => {
        clearTimeout(timer);
        onHint?.('lift');
        resolve({
          imageBase64: imageOf(samples),
          imageMime: 'image/png',
          device,
          capturedAt: now().toISOString(),
        });
      };
      client.startAcquisition(library.SampleFormat.PngImage, device).then(
        () => onHint?.('place'),
        () => fail('agent-unreachable'),
      );
    });
  } finally {
    // The reader goes dark again, whatever came of it.
    await client.stopAcquisition(device).catch(() => undefined);
  }
}
