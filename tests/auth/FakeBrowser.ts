import { vi } from 'vitest';
import { createIdentityProvider } from '../../mocks/identity';
import { FakeForm } from './FakeForm';
import { FakeFrame, type FrameMessage } from './FakeFrame';
import { FakeStorage } from './FakeStorage';
import { polyfillWithResolvers } from './promiseWithResolvers';

polyfillWithResolvers();

const ORIGIN = 'http://console.example';

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
  /** What pages have sent as forms. */
  sent: Record<string, string>[] = [];
  /** Answers instead of the provider where a test says so. */
  instead: (url: URL, init: RequestInit) => Response | undefined = () => undefined;
  /** Hidden frames of all pages. */
  frames: FakeFrame[] = [];
  /** What a page hears when the frame of the silent check has come back; here tests lie. */
  messages: (arrived: FrameMessage) => FrameMessage[] = (arrived) => [arrived];
  /** How long the frame of the silent check takes. */
  untilAnswer = (): Promise<void> => Promise.resolve();
  /** Whether the provider sees its cookies in a frame. */
  thirdPartyCookies = true;
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

  /** Opens an address as somebody who signs in when asked. @throws Error when the sign-in page stays */
  async opened(address = '/', person = 'worker') {
    const page = await this.open(address, person);
    if (page.kind !== 'page') throw new Error('the sign-in page is shown');
    return page;
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
    const { loadConfig } = await import('../../src/config/config');
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
    const body = {
      appendChild: (element: FakeFrame | FakeForm) => {
        if (element instanceof FakeFrame) void this.show(element, target);
        else
          element.submit = () => {
            this.sent.push(element.fields);
            go(element.attributes.action);
          };
      },
      removeChild: (frame: FakeFrame) => {
        frame.isRemoved = true;
        frame.contentWindow = null;
      },
    };
    const createElement = (name: string) => (name === 'iframe' ? new FakeFrame() : new FakeForm());
    vi.stubGlobal('document', { createElement, body });
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

  /**
   * A hidden frame. In the silent check the console's page in it tells `target` where the provider has sent it; before
   * that a page of the provider tells whether it sees its cookies in a frame.
   */
  private async show(frame: FakeFrame, target: EventTarget): Promise<void> {
    this.frames.push(frame);
    const source = (frame.contentWindow = {});
    const { src } = frame.attributes;
    const headers = this.thirdPartyCookies ? undefined : { cookie: '' };
    const answer = await this.fetch(src, { headers }).catch(() => undefined);
    const tell = (message: FrameMessage) =>
      target.dispatchEvent(Object.assign(new Event('message'), message));
    if (src.endsWith('/3p-cookies/step1.html')) {
      const data = this.thirdPartyCookies ? 'supported' : 'unsupported';
      if (answer?.ok) tell({ origin: ORIGIN, source, data });
      return;
    }
    await this.untilAnswer();
    const data = answer?.headers.get('location');
    if (data) this.messages({ origin: ORIGIN, source, data }).forEach(tell);
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
    if (!headers.has('cookie'))
      headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    const instead = this.instead(url, init);
    if (instead) {
      if (instead.type === 'error') throw new TypeError('Failed to fetch');
      return instead;
    }
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

/** The parts of one page, loaded together. */
async function modules() {
  const [start, tokens, session, status, lost, signIn, signOut, permissions, provider] =
    await Promise.all([
      import('../../src/auth/start'),
      import('../../src/auth/tokens'),
      import('../../src/auth/session'),
      import('../../src/auth/status'),
      import('../../src/auth/sessionExpiry'),
      import('../../src/auth/signIn'),
      import('../../src/auth/signOut'),
      import('../../src/auth/permissions'),
      import('../../src/auth/authProvider'),
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

type Page = Awaited<ReturnType<FakeBrowser['opened']>>;

/** Where the sign-in is in what a browser shows. */
export const kindOf = (shown: Awaited<ReturnType<FakeBrowser['open']>>) =>
  shown.kind === 'page' ? shown.authStatus.get() : { kind: shown.kind };

/** The token has run out, by this browser's clock. */
export function ageToken({ session }: Page): void {
  const current = session.get();
  if (current) session.set({ ...current, expiresAt: Date.now() - 1 });
}

/** The access token of a page; empty for nobody. */
export const tokenOf = ({ session }: Page): string => session.get()?.accessToken ?? '';
