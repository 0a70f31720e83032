/** The part of DigitalPersona's browser library that is used; its script makes it a global (`window.Fingerprint`). */
export interface WebApiLibrary {
  SampleFormat: { PngImage: number };
  WebApi: new () => WebApiClient;
}

export interface WebApiClient {
  enumerateDevices(): Promise<string[]>;
  startAcquisition(format: number, device?: string): Promise<void>;
  stopAcquisition(device?: string): Promise<void>;
  onSamplesAcquired?: (event: { deviceUid?: string; samples: string }) => void;
  onQualityReported?: (event: { quality: number }) => void;
  onErrorOccurred?: (event: { error: number }) => void;
  onCommunicationFailed?: () => void;
  onDeviceDisconnected?: () => void;
}

/** The library, where the installation has put its script beside the console. */
export const webApiLibrary = (): WebApiLibrary | undefined =>
  (window as unknown as { Fingerprint?: WebApiLibrary }).Fingerprint;

/** The picture of an acquired sample: the library speaks the URL form of base64. */
export function imageOf(samples: string): string | undefined {
  const [first] = JSON.parse(samples) as unknown[];
  return typeof first === 'string' ? first.replaceAll('-', '+').replaceAll('_', '/') : undefined;
}
