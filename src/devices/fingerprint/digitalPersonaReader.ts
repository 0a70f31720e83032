import { now } from '../../domain/clock';
import { FINGERPRINT } from '../../domain/settings';
import { agentFetch } from './agentFetch';
import { captureByWebApi } from './captureByWebApi';
import {
  FingerprintError,
  type CaptureRequest,
  type FingerprintCapture,
  type FingerprintErrorCode,
  type FingerprintReader,
} from './FingerprintReader';
import { webApiLibrary } from './webApi';

/** What the device service answers to `GET {url}/api/v1/fingerprint/capture`. */
interface ServiceAnswer {
  captureStatus: 'Ok' | 'Timeout' | 'Error' | 'NoReader';
  Image?: string;
  Width?: number;
  Height?: number;
  Dpi?: number;
}

const STATUSES: Readonly<Record<string, FingerprintErrorCode>> = {
  Timeout: 'timeout',
  NoReader: 'no-reader',
};

async function captureByService(
  base: string,
  { timeoutMs, signal, onHint }: CaptureRequest,
): Promise<FingerprintCapture> {
  onHint?.('place');
  const answer = await agentFetch<ServiceAnswer>(
    `${base}/api/v1/fingerprint/capture`,
    { method: 'GET' },
    { signal, timeoutMs },
  );
  if (answer.captureStatus !== 'Ok')
    throw new FingerprintError(STATUSES[answer.captureStatus] ?? 'unknown');
  onHint?.('lift');
  return {
    imageBase64: answer.Image,
    width: answer.Width,
    height: answer.Height,
    dpi: answer.Dpi,
    device: 'DigitalPersona',
    capturedAt: now().toISOString(),
  };
}

/**
 * DigitalPersona readers: by the vendor's browser library where the installation serves its script
 * (`window.Fingerprint.WebApi`), otherwise by the device service on this computer.
 */
export function digitalPersonaReader({ url }: { url?: string }): FingerprintReader {
  const base = url ?? FINGERPRINT.agents.digitalpersona;
  return {
    id: 'digitalpersona',
    async status(signal) {
      const library = webApiLibrary();
      if (library) {
        const devices = await new library.WebApi().enumerateDevices().catch(() => undefined);
        if (!devices) return { agent: 'unreachable', reader: 'unknown' };
        return { agent: 'ok', reader: devices.length > 0 ? 'ready' : 'absent', name: devices[0] };
      }
      try {
        await agentFetch(`${base}/api/v1/info`, { method: 'GET' }, { signal, timeoutMs: 0 });
      } catch (failure) {
        const code = failure instanceof FingerprintError ? failure.code : 'unknown';
        if (code === 'permission-denied') return { agent: 'blocked', reader: 'unknown' };
        // A service that answers anything at all is there; only a capture tells more.
        if (code !== 'unknown') return { agent: 'unreachable', reader: 'unknown' };
      }
      return { agent: 'ok', reader: 'unknown' };
    },
    capture(request) {
      const library = webApiLibrary();
      return library ? captureByWebApi(library, request) : captureByService(base, request);
    },
  };
}
