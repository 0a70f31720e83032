import { describe, expect, it } from 'vitest';
import { decide, differencesOf } from '../../src/framework/form/conflicts';
import { conflictOf } from '../../src/framework/form/saveTrouble';
import { GatewayError } from '../../src/http/GatewayError';
import familyRelation from '../../src/resources/customers/family-relation/familyRelation.entity';
import entity from '../../src/resources/users/user/user.entity';

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

  it('shows no mask as a side that could be chosen', () => {
    const relative = familyRelation;
    const seen = { id: 3, phone: '9****233', regnum: '*К***71614' };
    const theirs = { ...seen, phone: '8****999', regnum: '*Б***10111' };
    expect(differencesOf(relative, { ...seen, phone: '88112233' }, theirs, seen)).toEqual([
      { field: 'phone' },
    ]);
  });

  it('sends the choices that are mine, and keeps what the form then holds', () => {
    const mine = { lastName: 'Дорж', firstName: 'Сүх', email: 'me@b.mn' };
    const theirs = { ...before, lastName: 'Ганбат', email: undefined };
    expect(
      decide(mine, mine, theirs, { lastName: 'theirs', firstName: 'mine', email: 'theirs' }),
    ).toEqual({
      values: { lastName: 'Ганбат', firstName: 'Сүх', email: null },
      data: { firstName: 'Сүх' },
    });
  });

  it('takes a field that was left alone as it was seen, and rows as they were sent', () => {
    const mine = { email: 'a@b.mn', shareholders: [{ id: 1, regnum: '*К***71614', percent: 40 }] };
    const sent = { shareholders: [{ id: 1, percent: 40 }] };
    expect(decide(mine, sent, before, { email: 'mine', shareholders: 'mine' }).data).toEqual({
      email: 'a@b.mn',
      shareholders: [{ id: 1, percent: 40 }],
    });
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
