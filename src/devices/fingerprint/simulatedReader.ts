import { now } from '../../domain/clock';
import { FINGERPRINT } from '../../domain/settings';
import { FingerprintError, type FingerprintReader } from './FingerprintReader';
import { ridgePicture } from './ridges';

export type SimulatedFault = 'timeout' | 'no-reader' | 'low' | 'broken';

const FAULTS = {
  timeout: 'timeout',
  'no-reader': 'no-reader',
  low: 'low-quality',
  broken: 'unknown',
} as const;

/** The failure that the address asks for (`?fp=timeout`), for tests and demonstrations. */
export function simulatedFault(search: string): SimulatedFault | undefined {
  const asked = new URLSearchParams(search).get('fp');
  return asked !== null && Object.hasOwn(FAULTS, asked) ? (asked as SimulatedFault) : undefined;
}

/** @throws FingerprintError `cancelled` */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(new FingerprintError('cancelled'));
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });

/**
 * A reader for development and demonstrations: takes as long as a real one and gives made-up ridges. The configuration
 * refuses it wherever real people are looked up.
 * @param faultOf the failure that is scripted now
 */
export function simulatedReader(
  faultOf: () => SimulatedFault | undefined,
  [least, most]: readonly [number, number] = FINGERPRINT.simulatedMs,
): FingerprintReader {
  let reads = 0;
  return {
    id: 'simulated',
    simulated: true,
    async status() {
      const reader = faultOf() === 'no-reader' ? 'absent' : 'ready';
      return { agent: 'ok', reader, name: 'Simulated reader' };
    },
    async capture({ signal, onHint }) {
      const fault = faultOf();
      if (fault === 'no-reader') throw new FingerprintError('no-reader');
      reads += 1;
      // Differs from read to read, the same way every time.
      const took = least + ((reads * 7) % 10) * ((most - least) / 10);
      onHint?.('place');
      await wait(took / 2, signal);
      onHint?.(fault === 'low' ? 'press-harder' : 'hold');
      await wait(took / 2, signal);
      if (fault) throw new FingerprintError(FAULTS[fault]);
      onHint?.('lift');
      const { base64, width, height } = ridgePicture(reads);
      return {
        imageBase64: base64,
        imageMime: 'image/png',
        width,
        height,
        dpi: FINGERPRINT.simulatedDpi,
        quality: 86,
        device: 'simulated',
        capturedAt: now().toISOString(),
      };
    },
  };
}
