import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { authStatus } from '../../src/auth/status';
import { session } from '../../src/auth/session';
import { loadConfig } from '../../src/config/config';
import { createConsole, Root } from '../../src/Root';
import { startGateways } from '../support/journeys/gateways';
import { signInAs } from '../support/journeys/openAt';

const lab = startGateways();

afterEach(() => act(() => authStatus.set({ kind: 'starting' })));

test('whoever signs out sees that it is done, though the provider does not answer', async () => {
  lab.server.use(http.all('*/realms/*', () => HttpResponse.error()));
  await loadConfig();
  signInAs({ person: 'admin' });
  authStatus.set({ kind: 'ready' });
  window.history.replaceState(null, '', '/profile');
  await act(async () => void render(<Root router={createConsole()} />));
  const me = await screen.findByRole('button', { name: /^Хэрэглэгчийн цэс: / });
  fireEvent.click(me);
  fireEvent.click(await screen.findByText('Гарах'));
  await screen.findByRole('heading', { name: 'Системээс гарлаа.' });
  expect(screen.getByText('Үргэлжлүүлэхийн тулд дахин нэвтэрнэ үү.')).toBeTruthy();
  await waitFor(() => expect(session.get()).toBeNull());
});
