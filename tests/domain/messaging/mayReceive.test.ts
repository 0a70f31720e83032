import { describe, expect, test } from 'vitest';
import {
  isGuardedBy,
  mayReceive,
  MESSAGE_GUARDS,
  type MessageKind,
} from '../../../src/domain/messaging/mayReceive';

const KINDS = Object.keys(MESSAGE_GUARDS) as MessageKind[];
const ordinary = {
  state: 815,
  isBlackListed: false,
  isPaused: false,
  phoneState: 'ACTIVE',
} as const;

describe('who gets no message', () => {
  test.each([
    ['an active number of a customer', {}, null],
    ['a number that nobody has said anything of', { phoneState: undefined }, null],
    ['the last step before a contract is cancelled', { state: 1999 }, null],
    ['a cancelled wallet contract', { state: 2000 }, 'CANCELLED'],
    ['a cancelled loan contract', { state: 2150 }, 'CANCELLED'],
    ['somebody on the black list', { isBlackListed: true }, 'BLACK_LISTED'],
    ['somebody in court', { isPaused: true }, 'MESSAGES_PAUSED'],
    ['an inactive number', { phoneState: 'INACTIVE' as const }, 'NUMBER_INACTIVE'],
    [
      'all of it: the heaviest is said',
      { isBlackListed: true, isPaused: true, phoneState: 'INACTIVE' as const },
      'BLACK_LISTED',
    ],
    ['nothing is known', { state: undefined, phoneState: null }, null],
  ])('%s', (_, differs, reason) => {
    expect(mayReceive('SINGLE', { ...ordinary, ...differs })).toBe(reason);
  });

  test.each(KINDS)('a message of kind %s goes to nobody listed, cancelled or in court', (kind) => {
    expect(mayReceive(kind, { ...ordinary, state: 2050 })).toBe('CANCELLED');
    expect(mayReceive(kind, { ...ordinary, isBlackListed: true })).toBe('BLACK_LISTED');
    expect(mayReceive(kind, { ...ordinary, isPaused: true })).toBe('MESSAGES_PAUSED');
  });

  test('a dead number is no reason against the app or a mail', () => {
    const dead = { ...ordinary, phoneState: 'INACTIVE' as const };
    expect(KINDS.filter((kind) => mayReceive(kind, dead) === null)).toEqual(['APP', 'MAIL']);
    expect(KINDS.filter((kind) => isGuardedBy(kind, 'QUIET_HOURS'))).toEqual([
      'SINGLE',
      'LOAN',
      'APP',
      'MAIL',
    ]);
  });
});
