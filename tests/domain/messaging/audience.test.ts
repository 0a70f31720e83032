import { describe, expect, it } from 'vitest';
import { exclusionOf, receiversOf, sampleOf } from '../../../src/domain/messaging/audience';
import { quietUntil } from '../../../src/domain/messaging/quietHours';

const bat = {
  id: 1,
  state: 815,
  isBlackListed: false,
  username: 'u1',
  email: 'bat@example.mn',
  phone: '99112233',
};

describe('who of an audience gets no message', () => {
  it.each([
    ['nothing is in the way', {}, 'APP', undefined],
    ['the wallet contract is cancelled', { state: 2000 }, 'APP', 'CANCELLED'],
    ['the loan contract is cancelled', { state: 2150 }, 'SMS', 'CANCELLED'],
    ['on the black list', { isBlackListed: true }, 'SMS', 'BLACK_LISTED'],
    ['without the app, by the app', { username: null }, 'APP', 'NO_APP'],
    ['without the app, by SMS', { username: null }, 'SMS', undefined],
    ['without an address, by mail', { email: '' }, 'MAIL', 'NO_EMAIL'],
    ['without a number, by SMS', { phone: null }, 'SMS', 'NO_PHONE'],
    ['cancelled and black-listed', { state: 2050, isBlackListed: true }, 'APP', 'CANCELLED'],
  ] as const)('%s', (_, differs, channel, reason) => {
    expect(exclusionOf({ ...bat, ...differs }, [channel])).toBe(reason);
  });

  it('one of two ways is enough; without both the first is named', () => {
    const noApp = { ...bat, username: null };
    expect(exclusionOf(noApp, ['APP', 'MAIL'])).toBeUndefined();
    expect(exclusionOf({ ...noApp, email: null }, ['APP', 'MAIL'])).toBe('NO_APP');
  });

  it('two loans of one customer: one message, or one for each', () => {
    const loans = [{ code: 'L1' }, { code: 'L2' }];
    expect(receiversOf(loans, () => bat, ['SMS'])).toEqual({
      receivers: [{ code: 'L1' }],
      excluded: [{ record: { code: 'L2' }, reason: 'TWICE' }],
    });
    expect(receiversOf(loans, () => bat, ['SMS'], true).receivers).toEqual(loans);
  });

  it('a record whose customer is gone', () => {
    expect(receiversOf([{ code: 'L1' }], () => undefined, ['APP'], true).excluded).toEqual([
      { record: { code: 'L1' }, reason: 'CANCELLED' },
    ]);
  });
});

describe('the sample of an audience', () => {
  it.each([
    [3, [0, 1, 2]],
    [10, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [25, [0, 2, 5, 7, 10, 12, 15, 17, 20, 22]],
  ])('of %s receivers', (count, places) => {
    expect(sampleOf(Array.from({ length: count }, (_, place) => place))).toEqual(places);
  });
});

describe('quiet hours', () => {
  it.each([
    ['the last minute before them', '2026-11-21T12:59:59Z', null],
    ['their first second', '2026-11-21T13:00:00Z', '2026-11-22T01:00:00.000Z'],
    ['midnight', '2026-11-21T16:00:00Z', '2026-11-22T01:00:00.000Z'],
    ['their last second', '2026-11-22T00:59:59Z', '2026-11-22T01:00:00.000Z'],
    ['the morning', '2026-11-22T01:00:00Z', null],
    ['the last night of the year', '2026-12-31T15:30:00Z', '2027-01-01T01:00:00.000Z'],
  ])('%s', (_, at, end) => {
    expect(quietUntil(at)).toBe(end);
  });
});
