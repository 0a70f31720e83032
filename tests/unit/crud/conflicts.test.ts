import { describe, expect, it } from 'vitest';
import { differencesOf, mergeChoices } from '../../../src/crud/form/conflicts';
import { conflictOf } from '../../../src/crud/form/saveTrouble';
import { GatewayError } from '../../../src/dataProviders/GatewayError';
import entity from '../../../src/resources/users/users';

const before = { id: 'u', loginName: 'bat', lastName: 'Бат', firstName: 'Болд', email: 'a@b.mn' };

describe('the differences of a conflict', () => {
  it('lists what differs; the person decides where both have changed', () => {
    const mine = { ...before, lastName: 'Дорж', firstName: 'Сүх' };
    const theirs = { ...before, lastName: 'Ганбат', email: 'c@d.mn' };
    expect(differencesOf(entity, mine, theirs, before)).toEqual([
      { field: 'lastName' },
      { field: 'firstName', preset: 'mine' },
      { field: 'email', preset: 'theirs' },
    ]);
  });

  it('finds none where both typed the same, in empty values, or in what the form does not have', () => {
    const mine = { lastName: 'Дорж', email: '', enabled: undefined };
    const theirs = { ...before, lastName: 'Дорж', email: null, enabled: true };
    expect(differencesOf(entity, mine, theirs, before)).toEqual([]);
  });

  it('merges the choices on top of what was typed', () => {
    const mine = { lastName: 'Дорж', firstName: 'Сүх', email: 'me@b.mn' };
    const theirs = { ...before, lastName: 'Ганбат', email: undefined };
    expect(
      mergeChoices(mine, theirs, { lastName: 'theirs', firstName: 'mine', email: 'theirs' }),
    ).toEqual({ lastName: 'Ганбат', firstName: 'Сүх', email: null });
  });
});

describe('the conflict behind a failed save', () => {
  const attempt = { id: 'u', data: {}, previousData: before };

  it('is somebody else’s change, with their record when it came along', () => {
    const stale = new GatewayError({ status: 409, code: 'CHANGED_ELSEWHERE', current: before });
    expect(conflictOf(stale, attempt)).toMatchObject({ theirs: before, deleted: false });
    const refused = new GatewayError({ status: 412, current: 'nothing' });
    expect(conflictOf(refused, attempt)).toMatchObject({ theirs: undefined, deleted: false });
  });

  it('is the deletion of the record', () => {
    expect(conflictOf(new GatewayError({ status: 404 }), attempt)).toMatchObject({ deleted: true });
  });

  it('is nothing else: no duplicate, no server error, no new record', () => {
    expect(
      conflictOf(new GatewayError({ status: 409, code: 'DUPLICATE' }), attempt),
    ).toBeUndefined();
    expect(conflictOf(new GatewayError({ status: 500 }), attempt)).toBeUndefined();
    expect(conflictOf(new GatewayError({ status: 404 }), { data: {} })).toBeUndefined();
  });
});
