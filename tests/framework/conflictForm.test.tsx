// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '../../src/http/GatewayError';
import { EditUserDialog } from '../../src/resources/users/user/EditUserDialog';

vi.mock('../../src/auth/session', () => {
  // The same each time: who asks again is told whether it has changed.
  const [me, none] = [{ user: { id: 'me' } }, new Set()];
  return {
    session: {
      get: () => me,
      view: () => null,
      granted: () => none,
      subscribe: () => () => undefined,
    },
  };
});

vi.mock(import('../../src/config/config'), async (original) => ({
  ...(await original()),
  isMainTenant: () => true,
}));

const user = {
  id: 'u-1',
  loginName: 'bat',
  lastName: 'Bat',
  firstName: 'Bold',
  email: 'bat@example.mn',
  enabled: true,
  roles: ['worker' as const],
};
const theirs = { ...user, lastName: 'Ganbat', email: 'new@example.mn' };

const getOne = vi.fn();
const update = vi.fn();
const history = vi.fn();
const onClose = vi.fn();

const input = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const click = async (name: string) => {
  const found = await button(name);
  await act(async () => fireEvent.click(found));
};

async function openDialog() {
  const provider = { getOne, update, history } as unknown as DataProvider;
  render(
    <CoreAdminContext dataProvider={provider} queryClient={new QueryClient()}>
      <Suspense>
        <EditUserDialog user={user} own={false} onClose={onClose} />
      </Suspense>
    </CoreAdminContext>,
  );
  await waitFor(() => expect(input('lastName')?.value).toBe('Bat'));
}

/** The dialog with another last name typed, sent once. */
async function sendTyped() {
  await openDialog();
  fireEvent.change(input('lastName'), { target: { value: 'Dorj' } });
  fireEvent.change(input('firstName'), { target: { value: 'Sukh' } });
  await click('action.save');
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
}

beforeEach(() => {
  // react-admin writes each refused call into the console of a development build.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.clear();
  getOne.mockReset().mockResolvedValue({ data: user });
  update.mockReset();
  history.mockReset();
  onClose.mockReset();
});
afterEach(cleanup);

describe('a form overtaken by somebody else', () => {
  const overtaken = () =>
    new GatewayError({ status: 409, code: 'CHANGED_ELSEWHERE', current: theirs });

  it('asks field by field and saves the choice on top of their record', async () => {
    update.mockRejectedValueOnce(overtaken());
    await sendTyped();
    const save = await button('form.conflict.save');
    expect(save.disabled).toBe(true);
    const checked = () =>
      screen
        .getAllByRole<HTMLInputElement>('radio')
        .filter((radio) => radio.checked)
        .map((radio) => radio.getAttribute('aria-label'));
    expect(checked()).toEqual([
      expect.stringMatching(/firstName: form\.conflict\.mine$/),
      expect.stringMatching(/email: form\.conflict\.theirs$/),
    ]);
    fireEvent.click(screen.getByRole('radio', { name: /lastName: form\.conflict\.mine$/ }));
    expect(save.disabled).toBe(false);
    update.mockResolvedValue({ data: { ...theirs, lastName: 'Dorj', firstName: 'Sukh' } });
    await click('form.conflict.save');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(update.mock.calls[1]).toEqual([
      'users',
      expect.objectContaining({
        id: 'u-1',
        previousData: theirs,
        data: { lastName: 'Dorj', firstName: 'Sukh' },
      }),
    ]);
  });

  it('goes back to what was typed, and asks again when it is sent again', async () => {
    update.mockRejectedValue(overtaken());
    await sendTyped();
    await click('form.conflict.back');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([input('lastName').value, input('firstName').value]).toEqual(['Dorj', 'Sukh']);
    await click('action.save');
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  it('starts again from their record when mine is discarded', async () => {
    update.mockRejectedValueOnce(overtaken());
    await sendTyped();
    await click('form.conflict.discard');
    await waitFor(() => expect(input('lastName').value).toBe('Ganbat'));
    expect(input('firstName').value).toBe('Bold');
    expect(update).toHaveBeenCalledTimes(1);
  });

  it('reads their record when the gateway has not sent it, and says so when it is gone', async () => {
    update.mockRejectedValueOnce(new GatewayError({ status: 412 }));
    getOne
      .mockResolvedValueOnce({ data: user })
      .mockRejectedValue(new GatewayError({ status: 404 }));
    await sendTyped();
    expect(await screen.findByText('form.conflict.deleted')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'form.conflict.save' })).toBeNull();
    await click('form.conflict.back');
    expect(input('lastName').value).toBe('Dorj');
  });
});

describe('a form in which nothing was changed', () => {
  it('sends nothing and stays', async () => {
    await openDialog();
    await click('action.save');
    await waitFor(() => expect(button('action.save')).resolves.toMatchObject({ disabled: false }));
    expect(update).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is one in which a value was typed and taken back', async () => {
    await openDialog();
    fireEvent.change(input('lastName'), { target: { value: 'Dorj' } });
    fireEvent.change(input('lastName'), { target: { value: 'Bat' } });
    await click('action.save');
    await waitFor(() => expect(button('action.save')).resolves.toMatchObject({ disabled: false }));
    expect(update).not.toHaveBeenCalled();
  });
});

describe('a save of unknown outcome', () => {
  const lost = () => new GatewayError({ status: 0, code: 'TIMEOUT', unknownOutcome: true });

  it('is checked in the history before it can be sent again, under the same key', async () => {
    update.mockRejectedValueOnce(lost());
    await sendTyped();
    const check = await button('errors.check_outcome');
    expect(screen.queryByRole('button', { name: 'action.save' })).toBeNull();
    expect(input('lastName').closest('[inert]')).not.toBeNull();
    history.mockResolvedValue([]);
    await act(async () => fireEvent.click(check));
    update.mockResolvedValue({ data: { ...user, lastName: 'Dorj' } });
    await click('errors.send_again');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const [first, second] = update.mock.calls.map(
      ([, { data, meta }]) => [data, (meta as { idempotencyKey: string }).idempotencyKey] as const,
    );
    expect(first[0]).toEqual({ lastName: 'Dorj', firstName: 'Sukh' });
    expect(second).toEqual(first);
  });

  it('goes on as saved when the history has it', async () => {
    update.mockRejectedValueOnce(lost());
    await sendTyped();
    history.mockResolvedValue([
      { id: 1, at: new Date().toISOString(), by: 'me', action: 'update', origin: 'MANUAL' },
    ]);
    await click('errors.check_outcome');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(update).toHaveBeenCalledTimes(1);
  });
});
