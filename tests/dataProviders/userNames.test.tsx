// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { CoreAdminContext } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUnknownUserReporter, USER_NAMES } from '../../src/dataProviders/userNames';
import { useUserName } from '../../src/dataProviders/useUserName';
import { base, setupConsole } from './console';
import { provider } from './providerDesk';

const { seen, answer } = setupConsole();
const report = vi.fn();

const Name = ({ id }: { id?: string }) => <li>{useUserName(id)}</li>;
const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const show = (ids: readonly (string | undefined)[], queryClient = new QueryClient()) => {
  render(
    <CoreAdminContext dataProvider={provider} queryClient={queryClient}>
      {ids.map((id, index) => (
        <Name key={index} id={id} />
      ))}
    </CoreAdminContext>,
  );
  return queryClient;
};
const people = (...users: object[]) =>
  answer(http.post(`${base('identity')}/graphql`, () => HttpResponse.json({ data: { users } })));

beforeEach(() => {
  // react-admin writes each refused call into the console of a development build.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  report.mockReset();
  setUnknownUserReporter(report);
});
afterEach(cleanup);

describe('names behind user ids', () => {
  it('come by one call for the whole page, last name first; unknown ids are reported and shown', async () => {
    people({ id: 'a', firstName: 'Болд', lastName: 'Бат' }, { id: 'b', username: 'worker' });
    const known = show(['a', 'b', 'a', 'x', undefined]);
    // No id that turns into a name a moment later.
    expect(names()).toEqual(['…', '…', '…', '…', '']);
    await waitFor(() => expect(names()).toEqual(['Бат Болд', 'worker', 'Бат Болд', 'x', '']));
    expect(seen).toHaveLength(1);
    expect(seen[0].body).toMatchObject({ variables: { ids: ['a', 'b', 'x'] } });
    expect(seen[0].headers.has('idempotency-key')).toBe(false);
    expect(report.mock.calls).toEqual([['x']]);
    cleanup();
    show(['x', 'a'], known);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(names()).toEqual(['x', 'Бат Болд']);
    expect(seen).toHaveLength(1);
  });

  it('that could not be had leave the id and are asked for again', async () => {
    answer(http.post(`${base('identity')}/graphql`, () => HttpResponse.json({ errors: [] })));
    const known = show(['a']);
    await waitFor(() => expect(seen).toHaveLength(1));
    await waitFor(() => expect(names()).toEqual(['a']));
    cleanup();
    people({ id: 'a', username: 'n' });
    show(['a'], known);
    await waitFor(() => expect(names()).toEqual(['n']));
    expect(report).not.toHaveBeenCalled();
  });

  it('are asked for by a hundred at a time', async () => {
    people();
    const ids = Array.from({ length: 150 }, (_, id) => String(id));
    expect((await provider.getMany(USER_NAMES, { ids })).data).toEqual([]);
    expect(
      seen.map(({ body }) => (body as { variables: { ids: string[] } }).variables.ids.length),
    ).toEqual([100, 50]);
  });
});
