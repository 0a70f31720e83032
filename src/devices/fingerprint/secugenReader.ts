import { now } from '../../domain/clock';
import { FINGERPRINT } from '../../domain/settings';
import { agentFetch } from './agentFetch';
import {
  FingerprintError,
  type FingerprintErrorCode,
  type FingerprintReader,
} from './FingerprintReader';

/** What `SGIFPCapture` answers, as far as it is used. */
interface SecugenAnswer {
  ErrorCode: number;
  TemplateBase64?: string;
  BMPBase64?: string;
  ImageWidth?: number;
  ImageHeight?: number;
  ImageDPI?: number;
  ImageQuality?: number;
  Model?: string;
  SerialNumber?: string;
}

/** Error codes of SecuGen WebAPI; whatever else there is counts as unknown. */
const CODES: Readonly<Record<number, FingerprintErrorCode>> = {
  51: 'agent-unreachable',
  52: 'agent-unreachable',
  53: 'agent-unreachable',
  54: 'timeout',
  55: 'no-reader',
  56: 'agent-unreachable',
  57: 'low-quality',
  58: 'license',
  59: 'license',
  60: 'license',
  63: 'license',
  10001: 'license',
  10002: 'license',
  10003: 'license',
};

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** SecuGen readers, by the vendor's WebAPI on this computer (`POST {url}/SGIFPCapture`). */
export function secugenReader({ url, licence = '' }: { url?: string; licence?: string }) {
  const base = url ?? FINGERPRINT.agents.secugen;
  const ask = (timeoutMs: number, quality: number, signal?: AbortSignal) =>
    agentFetch<SecugenAnswer>(
      `${base}/SGIFPCapture`,
      {
        method: 'POST',
        headers: FORM,
        body: new URLSearchParams({
          Timeout: String(timeoutMs),
          Quality: String(quality),
          licstr: licence,
          templateFormat: 'ISO',
          imageWSQRate: '0.75',
        }).toString(),
      },
      { signal, timeoutMs },
    );

  const reader: FingerprintReader = {
    id: 'secugen',
    // A capture without time for a finger: it times out at once where everything is in its place.
    async status(signal) {
      try {
        const { ErrorCode, Model } = await ask(1, 0, signal);
        const absent = CODES[ErrorCode] === 'no-reader';
        return { agent: 'ok', reader: absent ? 'absent' : 'ready', name: Model };
      } catch (failure) {
        const code = failure instanceof FingerprintError ? failure.code : 'unknown';
        const agent = code === 'permission-denied' ? 'blocked' : 'unreachable';
        return { agent, reader: 'unknown' };
      }
    },
    async capture({ timeoutMs, minQuality, signal, onHint }) {
      onHint?.('place');
      const answer = await ask(timeoutMs, minQuality, signal);
      if (answer.ErrorCode !== 0) throw new FingerprintError(CODES[answer.ErrorCode] ?? 'unknown');
      if ((answer.ImageQuality ?? 100) < minQuality) throw new FingerprintError('low-quality');
      onHint?.('lift');
      return {
        imageBase64: answer.BMPBase64,
        imageMime: 'image/bmp',
        template: answer.TemplateBase64,
        templateFormat: 'ISO19794-2',
        width: answer.ImageWidth,
        height: answer.ImageHeight,
        dpi: answer.ImageDPI,
        quality: answer.ImageQuality,
        device: [answer.Model ?? 'SecuGen', answer.SerialNumber].filter(Boolean).join(' '),
        capturedAt: now().toISOString(),
      };
    },
  };
  return reader;
}
