import { vi } from 'vitest';
import { createIdentityProvider } from '../../../mocks/identity';

const ORIGIN = 'http://console.example';

/** Storage whose items are own fields, as keycloak-js expects. */
class FakeStorage {
  [key: string]: unknown;
  get length(): number {
    return Object.keys(this).length;
  }
  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

/** One for all: making its keys takes long. */
const provider = createIdentityProvider();

/** Number of the page that lives; what an earlier page still waits for never comes. */
let living = 0;

export type Permissions = (authorization: string | null) => Response | Promise<Response>;

/**
 * A browser tab in Node: addresses, storages, cookies and hidden frames, over the embedded identity provider. Pages are
 * loaded with fresh modules, so a reload is a reload; keycloak-js runs unmodified.
 */
export class FakeBrowser {
  readonly provider = provider;
  readonly control = provider.control;
  session = new FakeStorage();
  local = new FakeStorage();
  /** Addresses of the authorization end point that the tab itself went to. */
  visits: URL[] = [];
  /** Calls of gateways. */
  calls: string[] = [];
  permissions: Permissions = () => Response.json(['news:list']);
  /** Ends of the channel between tabs: this page, and what tests put there. */
  private readonly tabs = new Set<EventTarget>();
  private cookies = new Map<string, string>();
  private url = new URL(ORIGIN);
  private leave: (address: string) => void = () => undefined;

  constructor() {
    provider.control.reset();
  }

  get address(): string {
    return this.url.href.slice(ORIGIN.length);
  }

  /** Opens an address of the console and follows every redirect, signing in as `person` when asked. */
  async open(address: string, person?: string) {
    let next = ORIGIN + address;
    for (let hop = 0; hop < 12; hop += 1) {
      const { pathname } = new URL(next);
      if (!pathname.startsWith('/realms/')) {
        const page = await this.load(next);
        if (page.kind === 'page') return page;
        next = page.left;
        continue;
      }
      const arrived = await this.visit(next, person);
      if (!arrived) return { kind: 'sign-in page' as const };
      next = arrived;
    }
    throw new Error('a redirect loop');
  }

  reload = (person?: string) => this.open(this.address, person);

  /** A page of the provider: where it sends the tab, or nothing when it shows a page. */
  private async visit(address: string, person?: string): Promise<string | undefined> {
    if (address.includes('/openid-connect/auth')) this.visits.push(new URL(address));
    const answer = await this.fetch(address, {});
    const location = answer.headers.get('location');
    if (location) return location;
    if (!person || !address.includes('/openid-connect/auth')) return undefined;
    const form = new URL(address);
    form.pathname = '/realms/urtuu/login-actions/authenticate';
    const body = new URLSearchParams({ username: person, password: 'demo' });
    const signedIn = await this.fetch(form.href, {
      method: 'POST',
      body,
      headers: { origin: ORIGIN },
    });
    return signedIn.headers.get('location') ?? undefined;
  }

  private async load(address: string) {
    this.url = new URL(address);
    const left = new Promise<string>((resolve) => {
      this.leave = resolve;
    });
    living += 1;
    this.tabs.clear();
    this.stub();
    vi.resetModules();
    const { loadConfig } = await import('../../../src/config/config');
    await loadConfig();
    const page = await modules();
    const first = await Promise.race([left, page.startAuth()]);
    return typeof first === 'string'
      ? { kind: 'left' as const, left: first }
      : { kind: 'page' as const, left$: left, ...page };
  }

  private stub(): void {
    const target = new EventTarget();
    const go = (address: string) => this.leave(new URL(address, this.url).href);
    const url = () => this.url;
    const location = {
      get href() {
        return url().href;
      },
      get origin() {
        return url().origin;
      },
      get pathname() {
        return url().pathname;
      },
      get search() {
        return url().search;
      },
      get hash() {
        return url().hash;
      },
      assign: go,
      replace: go,
      reload: () => go(this.url.href),
    };
    const history = {
      state: null,
      replaceState: (_state: unknown, _title: string, address: string) => {
        this.url = new URL(address, this.url);
      },
    };
    const events = {
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
    };
    vi.stubGlobal('window', { location, history, setTimeout, ...events });
    vi.stubGlobal('location', location);
    vi.stubGlobal('document', { createElement: () => new FakeFrame(), body: this.bodyOf(target) });
    vi.stubGlobal('sessionStorage', this.session);
    vi.stubGlobal('localStorage', this.local);
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('BroadcastChannel', this.channel());
    vi.stubGlobal('fetch', this.fetch);
  }

  /** A `BroadcastChannel` that stays within this browser; also for tests, as another tab. */
  channel() {
    const { tabs } = this;
    return class extends EventTarget {
      constructor() {
        super();
        tabs.add(this);
      }
      postMessage(data: unknown): void {
        const others = [...tabs].filter((tab) => tab !== this);
        others.forEach((tab) => tab.dispatchEvent(new MessageEvent('message', { data })));
      }
    };
  }

  /** Hidden frames: the check of third-party cookies, and the silent sign-in. */
  private bodyOf(target: EventTarget) {
    const tell = (frame: FakeFrame, data: string) =>
      target.dispatchEvent(
        Object.assign(new Event('message'), { origin: ORIGIN, source: frame.contentWindow, data }),
      );
    return {
      removeChild: () => undefined,
      appendChild: (frame: FakeFrame) => {
        const { down, thirdPartyCookies } = this.control.settings;
        if (down !== 'ok') return;
        if (frame.src.includes('3p-cookies')) {
          setTimeout(() => tell(frame, thirdPartyCookies ? 'supported' : 'unsupported'));
          return;
        }
        void this.fetch(frame.src, {}).then((answer) =>
          tell(frame, answer.headers.get('location') ?? ''),
        );
      },
    };
  }

  private readonly fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const url = new URL(address, ORIGIN);
    const { signal, ...rest } = init;
    const page = living;
    const answer = this.answer(url, rest).finally(() =>
      page === living ? undefined : new Promise(() => undefined),
    );
    if (!signal) return answer;
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return Promise.race([answer, aborted]);
  };

  private async answer(url: URL, init: RequestInit): Promise<Response> {
    if (url.pathname === '/config.json') return Response.json(configuration);
    if (!url.pathname.startsWith('/realms/')) {
      this.calls.push(url.pathname);
      return this.permissions(new Headers(init.headers).get('authorization'));
    }
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const { method, body } = init;
    const request = new Request(url, { method, body, headers, redirect: 'manual' });
    const answer = await this.provider.handle(request);
    if (!answer || answer.type === 'error') throw new TypeError('Failed to fetch');
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return answer;
  }
}

class FakeFrame {
  src = '';
  style = {};
  contentWindow = {};
  setAttribute(name: string, value: string): void {
    if (name === 'src') this.src = value;
  }
}

/** The parts of one page, loaded together. */
async function modules() {
  const [start, tokens, session, status, lost, signIn, signOut, permissions, provider] =
    await Promise.all([
      import('../../../src/auth/start'),
      import('../../../src/auth/tokens'),
      import('../../../src/auth/session'),
      import('../../../src/auth/status'),
      import('../../../src/auth/sessionLost'),
      import('../../../src/auth/signIn'),
      import('../../../src/auth/signOut'),
      import('../../../src/auth/permissions'),
      import('../../../src/auth/authProvider'),
    ]);
  return {
    ...start,
    ...tokens,
    ...session,
    ...status,
    ...lost,
    ...signIn,
    ...signOut,
    ...permissions,
    ...provider,
  };
}

const configuration = {
  identity: { url: '/', realm: 'urtuu', clientId: 'urtuu-console' },
  gateways: {
    main: '/gateway-lab',
    accounting: '/a',
    customer: '/c',
    identity: '/i',
    merchantWeb: '/m',
    org: '/o',
    zms: '/z',
    customerFinder: '/f',
  },
  mainTenant: 'pocketmn',
};
