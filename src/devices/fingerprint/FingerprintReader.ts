/** Why no fingerprint was read; every one has its own message (`fingerprint.errors.*`). */
export type FingerprintErrorCode =
  | 'agent-unreachable'
  | 'permission-denied'
  | 'no-reader'
  | 'timeout'
  | 'low-quality'
  | 'cancelled'
  | 'license'
  | 'unknown';

/** A fingerprint could not be read. */
export class FingerprintError extends Error {
  constructor(readonly code: FingerprintErrorCode) {
    super(code);
    this.name = 'FingerprintError';
  }
}

/** A fingerprint as it was read. Personal data: kept in memory until it is sent, never logged or stored. */
export interface FingerprintCapture {
  /** Without the `data:` prefix. */
  imageBase64?: string;
  imageMime?: 'image/png' | 'image/bmp' | 'image/x-wsq';
  template?: string;
  templateFormat?: 'ISO19794-2' | 'ANSI378' | 'vendor';
  width?: number;
  height?: number;
  dpi?: number;
  /** 0 to 100. */
  quality?: number;
  device: string;
  /** ISO instant. */
  capturedAt: string;
}

export interface ReaderStatus {
  /** The vendor's program on this computer. */
  agent: 'ok' | 'unreachable' | 'blocked';
  reader: 'ready' | 'absent' | 'unknown';
  name?: string;
}

export interface CaptureRequest {
  /** 1 = right thumb … 10 = left little finger (ISO 19794-2). */
  finger?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  timeoutMs: number;
  /** 0 to 100; a picture below it is refused as `low-quality`. */
  minQuality: number;
  signal: AbortSignal;
  onHint?: (hint: 'place' | 'lift' | 'press-harder' | 'hold') => void;
}

/** A reader of fingerprints behind one of the drivers. */
export interface FingerprintReader {
  readonly id: string;
  /** Nothing but pretence: the page says so. */
  readonly simulated?: true;
  status(signal?: AbortSignal): Promise<ReaderStatus>;
  /** @throws FingerprintError */
  capture(request: CaptureRequest): Promise<FingerprintCapture>;
}
