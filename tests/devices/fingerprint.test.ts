import { afterEach, describe, expect, test, vi } from 'vitest';
import { configuredReader } from '../../src/devices/fingerprint/configuredReader';
import { digitalPersonaReader } from '../../src/devices/fingerprint/digitalPersonaReader';
import type {
  FingerprintErrorCode,
  FingerprintReader,
} from '../../src/devices/fingerprint/FingerprintReader';
import { ridgePicture } from '../../src/devices/fingerprint/ridges';
import { secugenReader } from '../../src/devices/fingerprint/secugenReader';
import { simulatedFault, simulatedReader } from '../../src/devices/fingerprint/simulatedReader';

const never = () => new AbortController().signal;
const capture = (reader: FingerprintReader, signal = never()) =>
  reader.capture({ timeoutMs: 500, minQuality: 50, signal });
const codeOf = (reader: FingerprintReader, signal?: AbortSignal): Promise<FingerprintErrorCode> =>
  capture(reader, signal).then(
    () => {
      throw new Error('It was read.');
    },
    (failure: { code: FingerprintErrorCode }) => failure.code,
  );
const answering = (body: unknown, init?: ResponseInit) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, init));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

afterEach(() => vi.unstubAllGlobals());

describe('SecuGen', () => {
  test('sends a form without credentials and reads the answer', async () => {
    const fetched = answering({
      ErrorCode: 0,
      BMPBase64: 'Qk0=',
      TemplateBase64: 'Rk1S',
      ImageQuality: 88,
      Model: 'HU20',
      SerialNumber: 'H1',
    });
    const read = await capture(secugenReader({ licence: 'domain-key' }));
    expect(read).toMatchObject({
      imageBase64: 'Qk0=',
      imageMime: 'image/bmp',
      template: 'Rk1S',
      templateFormat: 'ISO19794-2',
      quality: 88,
      device: 'HU20 H1',
    });
    const [url, init] = fetched.mock.calls[0];
    expect(url).toBe('https://localhost:8443/SGIFPCapture');
    expect([init?.method, init?.credentials, init?.body]).toEqual([
      'POST',
      'omit',
      'Timeout=500&Quality=50&licstr=domain-key&templateFormat=ISO&imageWSQRate=0.75',
    ]);
  });

  test.each<[number, FingerprintErrorCode]>([
    [54, 'timeout'],
    [55, 'no-reader'],
    [57, 'low-quality'],
    [10001, 'license'],
    [4242, 'unknown'],
  ])('tells error %i as %s', async (ErrorCode, code) => {
    answering({ ErrorCode });
    expect(await codeOf(secugenReader({}))).toBe(code);
  });

  test('refuses a picture that is not good enough', async () => {
    answering({ ErrorCode: 0, ImageQuality: 30 });
    expect(await codeOf(secugenReader({}))).toBe('low-quality');
  });

  test('says when its program is not there, and when the browser forbids it', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
    );
    expect(await codeOf(secugenReader({ url: 'https://localhost:9' }))).toBe('agent-unreachable');
    expect(await secugenReader({}).status()).toEqual({ agent: 'unreachable', reader: 'unknown' });
    vi.stubGlobal('navigator', { permissions: { query: async () => ({ state: 'denied' }) } });
    expect(await codeOf(secugenReader({}))).toBe('permission-denied');
    expect(await secugenReader({}).status()).toEqual({ agent: 'blocked', reader: 'unknown' });
  });

  test('an answer that is no JSON is unknown; a cancelled one is cancelled', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('<html>')),
    );
    expect(await codeOf(secugenReader({}))).toBe('unknown');
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new DOMException('aborted', 'AbortError'))),
    );
    expect(await codeOf(secugenReader({}), AbortSignal.abort())).toBe('cancelled');
  });

  test.each([
    [54, 'ready'],
    [55, 'absent'],
  ])('with error %i its reader is %s', async (ErrorCode, reader) => {
    answering({ ErrorCode });
    expect(await secugenReader({}).status()).toMatchObject({ agent: 'ok', reader });
  });
});

describe('DigitalPersona', () => {
  test.each<[string, FingerprintErrorCode]>([
    ['Timeout', 'timeout'],
    ['NoReader', 'no-reader'],
    ['Error', 'unknown'],
  ])('tells %s of its service as %s', async (captureStatus, code) => {
    answering({ captureStatus });
    vi.stubGlobal('window', {});
    expect(await codeOf(digitalPersonaReader({}))).toBe(code);
  });

  test('reads from its service', async () => {
    const fetched = answering({
      captureStatus: 'Ok',
      Image: 'AAAA',
      Width: 2,
      Height: 2,
      Dpi: 500,
    });
    vi.stubGlobal('window', {});
    expect(await capture(digitalPersonaReader({}))).toMatchObject({
      imageBase64: 'AAAA',
      dpi: 500,
    });
    expect(fetched.mock.calls[0][0]).toBe('https://127.0.0.1:8442/api/v1/fingerprint/capture');
  });

  interface Client {
    onSamplesAcquired?: (event: { samples: string }) => void;
    onQualityReported?: (event: { quality: number }) => void;
  }
  const library = (devices: string[], action: (client: Client) => void) => {
    const stopped = vi.fn(async () => undefined);
    class WebApi implements Client {
      declare onSamplesAcquired?: Client['onSamplesAcquired'];
      declare onQualityReported?: Client['onQualityReported'];
      enumerateDevices = async () => devices;
      startAcquisition = async () => action(this);
      stopAcquisition = stopped;
    }
    vi.stubGlobal('window', { Fingerprint: { SampleFormat: { PngImage: 5 }, WebApi } });
    return stopped;
  };

  test('reads by the vendor’s library, and turns the reader off again', async () => {
    const stopped = library(['uid-1'], (client) =>
      client.onSamplesAcquired?.({ samples: '["iVBO-_w"]' }),
    );
    expect(await capture(digitalPersonaReader({}))).toMatchObject({
      imageBase64: 'iVBO+/w',
      imageMime: 'image/png',
      device: 'uid-1',
    });
    expect(stopped).toHaveBeenCalledWith('uid-1');
  });

  test('tells a bad finger from none', async () => {
    library(['uid-1'], (client) => client.onQualityReported?.({ quality: 3 }));
    const soon = { timeoutMs: 5, minQuality: 50, signal: never() };
    const failed = (reader: FingerprintReader) =>
      reader.capture(soon).catch(({ code }: { code: string }) => code);
    expect(await failed(digitalPersonaReader({}))).toBe('low-quality');
    library(['uid-1'], () => undefined);
    expect(await failed(digitalPersonaReader({}))).toBe('timeout');
    library([], () => undefined);
    expect(await failed(digitalPersonaReader({}))).toBe('no-reader');
    expect(await digitalPersonaReader({}).status()).toEqual({ agent: 'ok', reader: 'absent' });
  });
});

describe('the simulated reader', () => {
  const quick = (fault?: ReturnType<typeof simulatedFault>) => simulatedReader(() => fault, [1, 2]);

  test('makes ridges, the same ones for the same read', async () => {
    const one = await capture(quick());
    expect(one.imageBase64).toBe(ridgePicture(1).base64);
    expect(one).toMatchObject({ imageMime: 'image/png', width: 192, height: 256, quality: 86 });
    expect(ridgePicture(2).base64).not.toBe(ridgePicture(1).base64);
    expect(atob(ridgePicture(1).base64).slice(1, 4)).toBe('PNG');
  });

  test.each([
    ['?fp=timeout', 'timeout'],
    ['?fp=no-reader', 'no-reader'],
    ['?fp=low', 'low-quality'],
    ['?fp=broken', 'unknown'],
  ])('%s fails as %s', async (search, code) => {
    expect(await codeOf(quick(simulatedFault(search)))).toBe(code);
  });

  test('knows no other failures, and can be cancelled', async () => {
    expect(simulatedFault('?fp=constructor')).toBeUndefined();
    expect(simulatedFault('')).toBeUndefined();
    const controller = new AbortController();
    const failing = codeOf(
      simulatedReader(() => undefined, [5_000, 6_000]),
      controller.signal,
    );
    controller.abort();
    expect(await failing).toBe('cancelled');
  });
});

test('the configuration chooses the driver', () => {
  expect(configuredReader(null)).toBeUndefined();
  expect(configuredReader({ driver: 'secugen' })?.id).toBe('secugen');
  expect(configuredReader({ driver: 'digitalpersona' })?.id).toBe('digitalpersona');
  expect(configuredReader({ driver: 'simulated' })?.simulated).toBe(true);
});
