import { describe, expect, it } from 'vitest';
import { describeError } from '../../src/dataProviders/describeError';
import { GatewayError } from '../../src/http/GatewayError';
import { plainMessage } from '../../src/http/plainMessage';

describe('the error catalogue', () => {
  it.each<[string, ConstructorParameters<typeof GatewayError>[0], object]>([
    ['no answer', { status: 0 }, { tone: 'danger', sticky: false, messageKey: 'error.connection' }],
    [
      '500 with words',
      { status: 500, serverMessage: 'Засвар' },
      { tone: 'danger', sticky: false, messageKey: 'Засвар' },
    ],
    ['503 without', { status: 503 }, { tone: 'danger', sticky: false, messageKey: 'error.server' }],
    [
      '403',
      { status: 403, serverMessage: 'Лимит' },
      { tone: 'danger', sticky: false, messageKey: 'error.forbidden', serverMessage: 'Лимит' },
    ],
    [
      '401',
      { status: 401, serverMessage: 'expired' },
      { tone: 'warning', sticky: true, messageKey: 'error.session_expired' },
    ],
    [
      '409',
      { status: 409, serverMessage: 'Давхар' },
      { tone: 'warning', sticky: true, messageKey: 'error.conflict', serverMessage: 'Давхар' },
    ],
    [
      '412',
      { status: 412 },
      { tone: 'warning', sticky: true, messageKey: 'errors.changed_elsewhere' },
    ],
    [
      '404 with words',
      { status: 404, serverMessage: 'Байхгүй' },
      { tone: 'danger', sticky: false, messageKey: 'Байхгүй' },
    ],
    [
      '404 without',
      { status: 404 },
      { tone: 'danger', sticky: false, messageKey: 'error.not_found' },
    ],
    ['418', { status: 418 }, { tone: 'danger', sticky: false, messageKey: 'error.unknown' }],
    [
      'a bad answer',
      { status: 200, code: 'BAD_BODY' },
      { tone: 'danger', sticky: false, messageKey: 'errors.bad_answer' },
    ],
  ])('%s', (_name, options, expected) => {
    expect(describeError(new GatewayError(options))).toMatchObject(expected);
  });

  it('adds what an unknown outcome means and the number of the call', () => {
    expect(
      describeError(new GatewayError({ status: 0, unknownOutcome: true, requestId: 'r-1' })),
    ).toMatchObject({
      noteKey: 'errors.outcome_unknown',
      reference: 'r-1',
    });
  });

  it('gives twenty failures of one cause one key, and two conflicts two', () => {
    const keys = Array.from(
      { length: 20 },
      (_, id) => describeError(new GatewayError({ status: 0, requestId: `r${id}` })).key,
    );
    expect(new Set(keys).size).toBe(1);
    const conflict = (serverMessage: string) =>
      describeError(new GatewayError({ status: 409, serverMessage })).key;
    expect(conflict('a')).not.toBe(conflict('b'));
  });

  it.each([
    new TypeError("Cannot read properties of undefined (reading 'x')"),
    'oops',
    undefined,
    { a: 1 },
  ])('shows no words of programmers: %s', (error) =>
    expect(describeError(error).messageKey).toBe('error.unknown'),
  );
});

describe('messages of servers', () => {
  it.each([
    'java.lang.NullPointerException: null',
    'Error at com.bank.Loan.pay(Loan.java:42)',
    'could not execute statement; SQL [n/a]; constraint [uk_1]',
    'select * from customers where id = 1',
    'INSERT INTO loans VALUES (1)',
    'ORA-00001: unique constraint violated',
    '<html><body>502</body></html>',
    '<script>alert(1)</script>',
    'connect ECONNREFUSED 10.0.3.14:5432',
    'see https://jira.example/x',
    'host db-1.internal is down',
    'postgres:5432 refused',
    'localhost refused',
    'Traceback (most recent call last)',
    '   ',
    '\u0000\u202e',
    42,
    null,
    { message: 'x' },
  ])('are not shown: %j', (text) => expect(plainMessage(text)).toBeUndefined());

  it.each([
    ['Зээлийн үлдэгдэл хүрэлцэхгүй байна.', 'Зээлийн үлдэгдэл хүрэлцэхгүй байна.'],
    [' Two \n\t lines ', 'Two lines'],
    ['abc\u202edef', 'abc def'],
    ['%{count} |||| x', '%{count} |||| x'],
    ['Update your data: 5 < 6', 'Update your data: 5 < 6'],
  ])('are shown: %j', (text, shown) => expect(plainMessage(text)).toBe(shown));

  it('are cut at 300 characters', () => {
    expect(Array.from(plainMessage('я'.repeat(1000)) ?? '')).toHaveLength(300);
  });
});
