// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clockSkew, observe, resetClock } from '../../src/domain/clock';
import { isOwnPath, keepReturnTo, takeReturnTo } from '../../src/auth/returnTo';
import { session, type Session } from '../../src/auth/session';
import { countLoginRedirect, resetLoginRedirects } from '../../src/auth/loginRedirects';
import { sessionOf } from '../../src/auth/syncSession';

const good: Session = {
  accessToken: 'aa.bb.cc',
  expiresAt: 2_000,
  user: {
    id: '1',
    name: 'worker',
    firstName: 'Болд',
    lastName: 'Бат',
    fullName: 'Бат Болд',
    customerId: null,
    tenantAlias: 'pocketmn',
  },
  roles: ['worker'],
  permissions: ['news:list'],
};
const stored = (value: unknown) =>
  sessionStorage.setItem(
    'urtuu.session',
    typeof value === 'string' ? value : JSON.stringify(value),
  );

beforeEach(() => {
  resetClock();
  session.clear();
  sessionStorage.clear();
});

describe('the session store', () => {
  it('keeps what is given, tells listeners, and forgets', () => {
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.set(good);
    expect(session.get()).toEqual(good);
    expect([...session.granted()].sort()).toEqual(['news:list', 'worker']);
    expect(session.granted()).toBe(session.granted());
    session.clear();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(session.granted().size).toBe(0);
    expect(sessionStorage.length).toBe(0);
    stop();
  });

  it('allows nothing before the permissions have come', () => {
    session.set({ ...good, permissions: null });
    expect(session.granted().size).toBe(0);
  });

  it('stores no field that it does not know', () => {
    session.set({ ...good, refreshToken: 'secret' } as Session);
    expect(sessionStorage.getItem('urtuu.session')).not.toContain('secret');
  });

  it('restores what it stored until it is expired', () => {
    stored(good);
    expect(session.restore(1_999)).toEqual(good);
    stored(good);
    expect(session.restore(2_000)).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('knows after a reload how far the clock of this computer is off, before any answer', () => {
    observe('Sat, 21 Nov 2026 01:00:00 GMT', Date.parse('2026-11-29T01:00:00Z'));
    session.set(good);
    resetClock();
    expect(session.restore(1_999)).toEqual(good);
    expect(clockSkew()).toBe(-8 * 24 * 3_600_000);
    resetClock();
    stored({ ...good, skew: 'never' });
    expect(session.restore(1_999)).toEqual(good);
    expect(clockSkew()).toBe(0);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a spoilt text', '{'],
    ['null', null],
    ['a number', 7],
    ['no token', { ...good, accessToken: undefined }],
    ['a token of another kind', { ...good, accessToken: 'Bearer x\r\ny' }],
    ['an end that is a text', { ...good, expiresAt: '2000' }],
    ['no person', { ...good, user: null }],
    ['a person without id', { ...good, user: { ...good.user, id: '' } }],
    ['roles that are a text', { ...good, roles: 'admin' }],
    ['permissions that are no texts', { ...good, permissions: [1] }],
  ])('takes %s for no session', (_name, value) => {
    if (value !== undefined) stored(value);
    expect(session.restore(0)).toBeNull();
  });

  it('drops the token, but keeps who is here', () => {
    session.set(good);
    session.drop();
    expect(session.get()).toMatchObject({ accessToken: '', user: good.user });
    expect(session.granted().has('news:list')).toBe(true);
    expect(sessionStorage.length).toBe(0);
  });
});

describe('a session from a token', () => {
  it('has the last name first, and its end by this clock', () => {
    const claims = {
      sub: '7',
      exp: 1_000,
      realm_access: { roles: ['a', 7] },
      preferred_username: 'bold',
      given_name: 'Болд',
      family_name: 'Бат',
      customerId: 12,
    };
    expect(sessionOf('t', claims, -30, null)).toEqual({
      accessToken: 't',
      expiresAt: 970_000,
      roles: ['a'],
      permissions: null,
      user: {
        id: '7',
        name: 'bold',
        firstName: 'Болд',
        lastName: 'Бат',
        fullName: 'Бат Болд',
        customerId: '12',
        tenantAlias: null,
      },
    });
    expect(sessionOf('t', { sub: '7', preferred_username: 'bold' }, 0, null).user.fullName).toBe(
      'bold',
    );
  });
});

describe('the return address', () => {
  it.each(['/', '/customers/7?x=1#y', '/a//b', '/a?next=//evil.example'])(
    'may be %s',
    (address) => {
      expect(isOwnPath(address)).toBe(true);
      keepReturnTo(address);
      expect(takeReturnTo()).toBe(address);
      expect(takeReturnTo()).toBe('/');
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'customers',
    '',
    ' /x',
    '/x y',
    '/\tx',
    '/\n/evil.example',
    '/auth-callback',
    '/auth-callback#code=1',
    '/x\\y',
    '/.//evil.example',
    '/a/..//evil.example',
  ])('is never %j', (address) => {
    expect(isOwnPath(address)).toBe(false);
    sessionStorage.setItem('urtuu.returnTo', address);
    expect(takeReturnTo()).toBe('/');
  });

  it('must be known to the console', () => {
    keepReturnTo('/nowhere?x');
    expect(takeReturnTo((path) => path === '/customers')).toBe('/');
  });
});

describe('redirects to the sign-in page', () => {
  it('are two at most within a minute', () => {
    expect([0, 1, 2].map((at) => countLoginRedirect(at))).toEqual([true, true, false]);
    expect(countLoginRedirect(60_001)).toBe(true);
    resetLoginRedirects();
    expect(countLoginRedirect(60_002)).toBe(true);
  });
});

describe('the console as somebody else sees it', () => {
  const AGENT = { role: 'pocket_agent', rights: ['loan:view', 'customer:list'] } as const;

  it('holds the rights of the other one alone, and the own ones again afterwards', () => {
    session.set(good);
    session.viewAs(AGENT);
    expect([...session.granted()].sort()).toEqual(['customer:list', 'loan:view', 'pocket_agent']);
    expect(session.view()).toEqual({ ...AGENT, by: '1' });
    session.viewAs(null);
    expect([...session.granted()].sort()).toEqual(['news:list', 'worker']);
    expect(sessionStorage.getItem('urtuu.view')).toBeNull();
  });

  it('goes on with a renewed token and after a reload, for the same person', () => {
    session.set(good);
    session.viewAs({ rights: ['loan:view'] });
    session.set({ ...good, accessToken: 'dd.ee.ff' });
    expect([...session.granted()]).toEqual(['loan:view']);
    session.restore(1_000);
    expect([...session.granted()]).toEqual(['loan:view']);
  });

  it('ends with the session, and is nobody else’s', () => {
    session.set(good);
    session.viewAs(AGENT);
    session.set({ ...good, user: { ...good.user, id: '2' } });
    expect(session.view()).toBeNull();
    session.viewAs(AGENT);
    session.clear();
    expect(session.view()).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('is not taken from what is no view', () => {
    stored(good);
    sessionStorage.setItem('urtuu.view', JSON.stringify({ by: '1', rights: 'all' }));
    session.restore(1_000);
    expect(session.view()).toBeNull();
    expect([...session.granted()].sort()).toEqual(['news:list', 'worker']);
  });
});
