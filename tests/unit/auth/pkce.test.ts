import { describe, expect, it } from 'vitest';
import { challengeOf, newVerifier } from '../../../src/auth/pkce';

describe('the proof of a sign-in', () => {
  it('is the one of RFC 7636, appendix B', async () => {
    expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });

  it('has a new secret each time', () => {
    const secrets = Array.from({ length: 50 }, newVerifier);
    expect(secrets.filter((secret) => !/^[\w-]{43}$/.test(secret))).toEqual([]);
    expect(new Set(secrets).size).toBe(50);
  });
});
