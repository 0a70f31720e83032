import { describe, expect, it } from 'vitest';
import { hint } from '../../mocks/host/hint';
import { readHostConfig } from '../../mocks/host/hostConfig';
import { securityHeaders } from '../../mocks/host/securityHeaders';
import { demoPeople } from '../../mocks/identity';

describe('configuration of the policy', () => {
  it('admits exactly the foreign origins that config.json names', () => {
    const config = {
      identity: { url: 'https://sso.example/auth' },
      gateways: { main: 'https://api.example/lab', zms: 'https://api.example/zms', org: '/org' },
      tiles: { url: 'https://tiles.example:8443/{z}/{x}/{y}.png' },
      push: { apiKey: 'x' },
    };
    expect(readHostConfig(JSON.stringify(config))).toEqual({
      connect: [
        'https://sso.example',
        'https://api.example',
        'https://fcmregistrations.googleapis.com',
        'https://firebaseinstallations.googleapis.com',
      ],
      images: ['https://tiles.example:8443'],
      frames: ['https://sso.example'],
    });
  });

  it('admits the sink of error reports when it is elsewhere', () => {
    const connect = (url: string) => readHostConfig(JSON.stringify({ reports: { url } })).connect;
    expect(connect('https://errors.example/api/7')).toEqual(['https://errors.example']);
    expect(connect('/reports')).toEqual([]);
  });

  it('reports violations to the sink of errors, in whatever way the browser knows', () => {
    const sent = (url: string) =>
      securityHeaders(
        '/',
        'https://a.example',
        readHostConfig(JSON.stringify({ reports: { url } })),
      );
    const headers = sent('https://errors.example/api/7');
    expect(headers['Reporting-Endpoints']).toBe('reports="https://errors.example/api/7"');
    expect(headers['Content-Security-Policy']).toMatch(
      /; report-uri https:\/\/errors\.example\/api\/7; report-to reports$/,
    );
    expect(sent('/reports')['Reporting-Endpoints']).toBe('reports="/reports"');
    for (const headers of [sent('/a"; b'), sent('//evil.example'), sent('a; script-src *')]) {
      expect(headers['Reporting-Endpoints']).toBeUndefined();
      expect(headers['Content-Security-Policy']).not.toMatch(/report-|script-src \*/);
    }
  });

  it('admits nothing for a broken configuration or an address that would break out', () => {
    const none = { connect: [], images: [], frames: [] };
    expect(readHostConfig('{')).toEqual(none);
    expect(readHostConfig('{"tiles":{"url":"https://a.example;script-src *"}}')).toEqual(none);
  });
});

it('names the demo people in plain text', () => {
  const text = hint(demoPeople);
  expect(text).toContain('    agent       12 permissions | pocket_agent | pocketmn\n');
  expect(text).toContain('    nobody      no permissions | pocketmn\n');
});

it('admits the program of a fingerprint reader where one is configured', () => {
  const connect = (fingerprint: object | null) =>
    readHostConfig(JSON.stringify({ fingerprint })).connect;
  expect(connect({ driver: 'secugen' })).toEqual(['https://localhost:8443']);
  expect(connect({ driver: 'secugen', url: 'https://localhost:9000/x' })).toEqual([
    'https://localhost:9000',
  ]);
  expect(connect({ driver: 'digitalpersona' })).toEqual([
    'https://127.0.0.1:8442',
    'https://127.0.0.1:52181',
    'wss://127.0.0.1:*',
  ]);
  expect(connect({ driver: 'simulated' })).toEqual([]);
  expect(connect(null)).toEqual([]);
});
