import { describe, expect, it } from 'vitest';
import {
  compareVersions,
  isCompanyRegisterNumber,
  isDigits,
  normaliseDigits,
  normalisePhone,
  validateEmail,
  validatePhone,
  validateUrl,
  validateVersion,
} from '../../src/domain/identifiers';
import { uuid } from '../../src/domain/ids';

describe('numbers', () => {
  it.each([
    [7, '5012345', true],
    [7, '501234', false],
    [7, '50123456', false],
    [7, '50123a5', false],
    [7, '５０１２３４５', false],
    [7, '-501234', false],
    [10, '0123456789', true],
    [10, '012345678', false],
    [10, '01234 6789', false],
    [12, '123456789012', true],
    [12, '12345678901', false],
    [12, '١٢٣٤٥٦٧٨٩٠١٢', false],
  ])('%i digits: %j %s', (length, value, expected) => {
    expect(isDigits(value, length)).toBe(expected);
  });

  it.each([
    [validatePhone, '99112233', undefined],
    [validatePhone, '9911223', 'validation.phone'],
    [validatePhone, '99112233\n', 'validation.phone'],
    [validatePhone, '', 'validation.phone'],
  ] as const)('%o(%j)', (validate, value, message) => {
    expect(validate(value)).toBe(message);
  });

  it.each([
    ['9911 2233', '99112233'],
    ['+976 9911-2233', '99112233'],
    ['0097699112233', '99112233'],
    ['97699112233', '99112233'],
    ['97612345', '97612345'],
    ['(976)99112233', '99112233'],
    ['９９１１２２３３', '99112233'],
    ['\u202a99112233\u202c', '99112233'],
    ['call', 'call'],
  ])('phone %j → %s', (input, value) => {
    expect(normalisePhone(input)).toBe(value);
  });

  it('tells a company number from others', () => {
    expect(isCompanyRegisterNumber('5012345')).toBe(true);
    expect(isCompanyRegisterNumber('УК03271614')).toBe(false);
  });

  it('keeps leading zeros', () => {
    expect(normaliseDigits(' 00 123-45 ')).toBe('0012345');
  });
});

describe('addresses', () => {
  it.each([
    'bat@example.mn',
    'bat.dorj+loan@mail.example.mn',
    "o'neil@example.org",
    'a@b.co',
    'x@sub-domain.example.mn',
  ])('%s is an e-mail address', (value) => {
    expect(validateEmail(value)).toBeUndefined();
  });

  it.each([
    '',
    'bat',
    'bat@',
    '@example.mn',
    'bat@example',
    'bat@@example.mn',
    'bat@exa mple.mn',
    'bat@-example.mn',
    'bat@example..mn',
    'bat..dorj@example.mn',
    '.bat@example.mn',
    'bat.@example.mn',
    'bat@example.m',
    'bat@127.0.0.1',
    'bat@example.mn\n',
    'бат@example.mn',
    '<bat@example.mn>',
    `${'a'.repeat(65)}@example.mn`,
  ])('%j is no e-mail address', (value) => {
    expect(validateEmail(value)).toBe('validation.email');
  });

  it.each([
    'https://example.mn',
    'http://example.mn/path?q=1#x',
    'https://www.youtube.com/watch?v=abc',
    'https://example.mn:8443/',
    'HTTPS://EXAMPLE.MN',
    'https://өртөө.мон/',
  ])('%s is a link', (value) => {
    expect(validateUrl(value)).toBeUndefined();
  });

  it.each([
    '',
    'example.mn',
    '//example.mn',
    '/path',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'ftp://example.mn',
    'https:example.mn',
    'https:///example.mn',
    'https://',
    'https:\\\\example.mn',
    'https://user:password@example.mn',
    'https://example.mn@evil.example',
    'https://example.mn/a b',
    ' https://example.mn',
    'https://exam\tple.mn',
    'https://example.mn/\u202e',
    'https://[::1',
    `https://example.mn/${'a'.repeat(2_048)}`,
  ])('%j is no link', (value) => {
    expect(validateUrl(value)).toBe('validation.url');
  });

  it.each([
    ['1.2.3', undefined],
    ['0.0.1', undefined],
    ['10.20.30', undefined],
    ['1.2', 'validation.app_version'],
    ['1.2.3.4', 'validation.app_version'],
    ['v1.2.3', 'validation.app_version'],
    ['1.2.3-beta', 'validation.app_version'],
    ['01.2.3', 'validation.app_version'],
    ['1..3', 'validation.app_version'],
    ['', 'validation.app_version'],
  ])('version %j', (value, message) => {
    expect(validateVersion(value)).toBe(message);
  });

  it('orders versions by number', () => {
    expect(compareVersions('1.10.0', '1.9.9')).toBeGreaterThan(0);
    expect(compareVersions('2.0.0', '2.0.0')).toBe(0);
    expect(compareVersions('1.0.9', '1.1.0')).toBeLessThan(0);
  });
});

describe('uuid', () => {
  it('is a version 4 UUID, also without randomUUID', () => {
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(uuid()).toMatch(shape);
    const original = crypto.randomUUID;
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    expect(uuid()).toMatch(shape);
    Object.defineProperty(crypto, 'randomUUID', { value: original, configurable: true });
  });
});
