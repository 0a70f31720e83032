import { describe, expect, it } from 'vitest';
import { Refusal, readEnvironment } from '../../deploy/console/environment';

const GATEWAYS = {
  URTUU_GATEWAYS_MAIN: 'https://gw.example/lab',
  URTUU_GATEWAYS_ACCOUNTING: 'https://gw.example/accounting',
  URTUU_GATEWAYS_CUSTOMER: 'https://gw.example/customer',
  URTUU_GATEWAYS_IDENTITY: 'https://gw.example/identity',
  URTUU_GATEWAYS_MERCHANT_WEB: 'https://gw.example/merchant',
  URTUU_GATEWAYS_ORG: 'https://gw.example/org',
  URTUU_GATEWAYS_ZMS: 'https://gw.example/zms',
  URTUU_GATEWAYS_CUSTOMER_FINDER: 'https://gw.example/finder',
};

const LEAST = {
  ...GATEWAYS,
  CONSOLE_ORIGIN: 'https://console.example',
  URTUU_IDENTITY_URL: 'https://login.example',
  URTUU_IDENTITY_REALM: 'urtuu',
  URTUU_IDENTITY_CLIENT_ID: 'urtuu-console',
  URTUU_MAIN_TENANT: 'pocketmn',
};

const refused = (environment: Record<string, string>): string[] => {
  try {
    readEnvironment({ ...LEAST, ...environment });
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message.split('\n');
  }
};

describe('the environment of a host', () => {
  it('says every field of the configuration', () => {
    const { config, origin, port, upstreams } = readEnvironment({
      ...LEAST,
      PATH: '/bin',
      PORT: '8443',
      UPSTREAMS: '/gateway-=http://gateways:8190  /realms/=http://keycloak:8080',
      URTUU_TILES_URL: 'https://tile.example/{z}/{x}/{y}.png',
      URTUU_TILES_ATTRIBUTION: '© Example',
      URTUU_IDLE_MINUTES: '20',
      URTUU_DEADLINES_READ: '1000',
      URTUU_DEADLINES_WRITE: '2000',
      URTUU_DEADLINES_UPLOAD: '3000',
      URTUU_REPORTS_URL: 'https://reports.example/in',
      URTUU_FINGERPRINT_DRIVER: 'secugen',
      URTUU_FINGERPRINT_URL: 'https://127.0.0.1:8443',
      URTUU_FINGERPRINT_LICENCE: 'L',
      URTUU_PUSH_API_KEY: 'a',
      URTUU_PUSH_PROJECT_ID: 'b',
      URTUU_PUSH_APP_ID: 'c',
      URTUU_PUSH_MESSAGING_SENDER_ID: 'd',
      URTUU_PUSH_VAPID_KEY: 'e',
      URTUU_FLAGS_DEMO: 'false',
    });
    expect([origin, port]).toEqual(['https://console.example', 8443]);
    expect(upstreams).toEqual({
      '/gateway-': 'http://gateways:8190',
      '/realms/': 'http://keycloak:8080',
    });
    expect(JSON.parse(config)).toEqual({
      identity: { url: 'https://login.example', realm: 'urtuu', clientId: 'urtuu-console' },
      gateways: {
        main: 'https://gw.example/lab',
        accounting: 'https://gw.example/accounting',
        customer: 'https://gw.example/customer',
        identity: 'https://gw.example/identity',
        merchantWeb: 'https://gw.example/merchant',
        org: 'https://gw.example/org',
        zms: 'https://gw.example/zms',
        customerFinder: 'https://gw.example/finder',
      },
      mainTenant: 'pocketmn',
      tiles: { url: 'https://tile.example/{z}/{x}/{y}.png', attribution: '© Example' },
      idleMinutes: 20,
      deadlines: { read: 1000, write: 2000, upload: 3000 },
      reports: { url: 'https://reports.example/in' },
      fingerprint: { driver: 'secugen', url: 'https://127.0.0.1:8443', licence: 'L' },
      push: { apiKey: 'a', projectId: 'b', appId: 'c', messagingSenderId: 'd', vapidKey: 'e' },
      flags: { demo: false },
    });
  });

  it.each([
    [{ URTUU_IDLE_MINUTES: 'ten' }, ['URTUU_IDLE_MINUTES: must be a whole number, not negative']],
    [{ URTUU_MAIN_TENANT: '' }, ['URTUU_MAIN_TENANT: a value is missing']],
    [{ URTUU_TILES_URL: 'https://a.example' }, ['URTUU_TILES_ATTRIBUTION: a value is missing']],
    [{ URTUU_FLAGS_DEMO: 'yes' }, ['URTUU_FLAGS_…: may only be true or false']],
    [
      { URTUU_FINGERPRINT_DRIVER: 'simulated' },
      ['URTUU_FINGERPRINT_DRIVER: a simulated device is for demonstrations only'],
    ],
    [{ URTUU_TITLE: 'x' }, ['URTUU_TITLE: there is no such setting']],
    [
      { CONSOLE_ORIGIN: 'https://console.example/path' },
      ['CONSOLE_ORIGIN: must be the console’s own address, as https://console.example'],
    ],
    [{ PORT: '0' }, ['PORT: must be the number of a port']],
    [
      { UPSTREAMS: '/gateway-=http://a; root /' },
      [
        'UPSTREAMS: must be as /gateway-=http://gateways:8190, and is /gateway-=http://a;',
        'UPSTREAMS: must be as /gateway-=http://gateways:8190, and is root',
        'UPSTREAMS: must be as /gateway-=http://gateways:8190, and is /',
      ],
    ],
  ])('%j is refused by name', (environment, lines) => {
    expect(refused(environment)).toEqual(lines);
  });
});
