import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  clearUserNames,
  setUnknownUserReporter,
  subscribeToUserNames,
  userName,
} from '../../../src/dataProviders/userNames';
import { base, setupConsole } from './console';

const { seen, answer } = setupConsole();
const told = () =>
  new Promise<void>((resolve) => {
    const stop = subscribeToUserNames(() => {
      stop();
      resolve();
    });
  });

afterEach(clearUserNames);

describe('names behind user ids', () => {
  it('come by one call for the whole page, last name first; unknown ids are reported and shown', async () => {
    const report = vi.fn();
    setUnknownUserReporter(report);
    const users = [
      { id: 'a', firstName: 'Болд', lastName: 'Бат' },
      { id: 'b', username: 'worker' },
    ];
    answer(http.post(`${base('identity')}/graphql`, () => HttpResponse.json({ data: { users } })));
    expect(['a', 'b', 'a', 'x'].map(userName)).toEqual(['a', 'b', 'a', 'x']);
    await told();
    expect(['a', 'b', 'x'].map(userName)).toEqual(['Бат Болд', 'worker', 'x']);
    expect(seen).toHaveLength(1);
    expect(seen[0].body).toMatchObject({ variables: { ids: ['a', 'b', 'x'] } });
    expect(report.mock.calls).toEqual([['x']]);
    userName('x');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(seen).toHaveLength(1);
  });

  it('that could not be had leave the id and are asked for again', async () => {
    const report = vi.fn();
    setUnknownUserReporter(report);
    answer(http.post(`${base('identity')}/graphql`, () => HttpResponse.json({ errors: [] })));
    userName('a');
    await told();
    answer(
      http.post(`${base('identity')}/graphql`, () =>
        HttpResponse.json({ data: { users: [{ id: 'a', username: 'n' }] } }),
      ),
    );
    expect(userName('a')).toBe('a');
    await told();
    expect(userName('a')).toBe('n');
    expect(report).not.toHaveBeenCalled();
  });
});
