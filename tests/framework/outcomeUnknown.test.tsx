// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../../src/ui/ConfirmDialog/ConfirmDialog';
import type { WriteOutcome } from '../../src/domain/writeOutcome';

const failure = new Error('error.connection');
const onConfirm = vi.fn();
const onClose = vi.fn();
const check = vi.fn<() => Promise<WriteOutcome>>();
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const click = (name: string) => act(async () => fireEvent.click(button(name) as HTMLElement));

async function failOnce(onUnknown = () => check as (() => Promise<WriteOutcome>) | undefined) {
  render(
    <ConfirmDialog
      open
      kind="reason"
      title="Close"
      onConfirm={onConfirm}
      onClose={onClose}
      onUnknown={onUnknown}
    />,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'because of the debt' } });
  act(() => {
    vi.advanceTimersByTime(400);
  });
  await act(async () => fireEvent.submit(screen.getByRole('textbox').closest('form') as Element));
}

beforeEach(() => {
  vi.useFakeTimers();
  onConfirm.mockReset().mockRejectedValue(failure);
  onClose.mockReset();
  check.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('an action of unknown outcome', () => {
  it('is checked, not sent again; what was typed stays and cannot be changed', async () => {
    await failOnce();
    expect(button('action.confirm')).toBeNull();
    expect(button('errors.send_again')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe(
      'error.connectionerrors.outcome_unknownerrors.check_outcome',
    );
    const reason = screen.getByRole<HTMLTextAreaElement>('textbox');
    expect([reason.value, reason.disabled]).toEqual(['because of the debt', true]);
    fireEvent.submit(reason.closest('form') as Element);
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('closes the dialog when it was booked', async () => {
    await failOnce();
    check.mockResolvedValue('booked');
    await click('errors.check_outcome');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('can be sent again when it was not booked', async () => {
    await failOnce();
    check.mockResolvedValue('not-found');
    await click('errors.check_outcome');
    expect(screen.getByRole('alert').textContent).toBe('error.connectionerrors.outcome_not_found');
    onConfirm.mockResolvedValue(undefined);
    await click('errors.send_again');
    expect(onConfirm.mock.calls).toEqual([
      [{ reason: 'because of the debt' }],
      [{ reason: 'because of the debt' }],
    ]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays in doubt when nobody can tell', async () => {
    await failOnce();
    check.mockResolvedValue('cannot-tell');
    await click('errors.check_outcome');
    expect(screen.getByRole('alert').textContent).toContain('errors.outcome_cannot_tell');
    expect(button('errors.check_outcome')).not.toBeNull();
    expect(button('errors.send_again')).toBeNull();
  });

  it('is told apart from a certain failure, which can be repeated at once', async () => {
    await failOnce(() => undefined);
    expect(button('action.confirm')?.disabled).toBe(false);
    expect(button('errors.check_outcome')).toBeNull();
  });
});
