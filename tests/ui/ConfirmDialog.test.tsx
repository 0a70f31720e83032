// @vitest-environment jsdom
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AddNotificationContext, type NotificationPayload } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ConfirmDialog,
  type ConfirmDialogProps,
  type DisplayedError,
} from '../../src/ui/ConfirmDialog/ConfirmDialog';

const onConfirm = vi.fn();
const onClose = vi.fn();
const show = (props: Partial<ConfirmDialogProps>) =>
  render(
    <ConfirmDialog
      open
      kind="yes-no"
      title="Close"
      onConfirm={onConfirm}
      onClose={onClose}
      {...props}
    />,
  );
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'action.confirm' });
const arm = () =>
  act(() => {
    vi.advanceTimersByTime(400);
  });
const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });

beforeEach(() => {
  vi.useFakeTimers();
  onConfirm.mockReset().mockResolvedValue(undefined);
  onClose.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a failure', () => {
  /** What is said as a toast when a question that has failed so is closed. */
  async function leftBehind(failure: Partial<DisplayedError>) {
    const told: NotificationPayload[] = [];
    onConfirm.mockRejectedValue(new Error('refused'));
    const tell = () => ({ message: 'why', ...failure });
    const shown = render(
      <AddNotificationContext.Provider value={(note) => void told.push(note)}>
        <ConfirmDialog
          {...{ open: true, kind: 'yes-no', title: 'Close', onConfirm, onClose, tell }}
        />
      </AddNotificationContext.Provider>,
    );
    arm();
    await act(async () => void fireEvent.click(confirm()));
    expect(screen.getByText('why')).toBeDefined();
    expect(told).toEqual([]);
    shown.unmount();
    return told.map(({ message, type: tone, notificationOptions }) => ({
      message,
      tone,
      ...notificationOptions,
    }));
  }

  it('that stays until it is seen outlives the dialog', async () => {
    expect(await leftBehind({ stays: 'conflict', detail: 'theirs' })).toEqual([
      {
        message: 'why',
        tone: 'warning',
        key: 'conflict',
        detail: 'theirs',
        reference: undefined,
        autoHideDuration: null,
      },
    ]);
  });

  it('of another kind goes with it', async () => {
    expect(await leftBehind({ failed: 'what' })).toEqual([]);
  });

  it('says what has failed before why', async () => {
    onConfirm.mockRejectedValue(new Error('refused'));
    show({ tell: () => ({ failed: 'what', message: 'why' }) });
    arm();
    await act(async () => void fireEvent.click(confirm()));
    const words = document.querySelector('[role=alertdialog]')?.textContent ?? '';
    expect(words).toMatch(/what.*why/);
  });
});

describe('the confirmation', () => {
  it('works only after 400 ms', () => {
    show({});
    expect(confirm().disabled).toBe(true);
    arm();
    expect(confirm().disabled).toBe(false);
  });

  it('does the action once however often it is clicked, then closes', async () => {
    show({});
    arm();
    const form = confirm().closest('form') as HTMLFormElement;
    await act(async () => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('wants a reason of ten characters without the blanks around it', async () => {
    show({ kind: 'reason' });
    arm();
    type('  123456789   ');
    expect(confirm().disabled).toBe(true);
    type('  1234567890 ');
    await act(async () => fireEvent.click(confirm()));
    expect(onConfirm).toHaveBeenCalledWith({ reason: '1234567890' });
  });

  it('begins with the reason that was kept, and tells what is typed', () => {
    const onReason = vi.fn();
    show({ kind: 'reason', reason: '1234567890', onReason });
    arm();
    expect(confirm().disabled).toBe(false);
    type('12345678901');
    expect(onReason.mock.calls).toEqual([['12345678901']]);
  });

  it('offers what helps after a failure, and keeps what is typed', async () => {
    const onClick = vi.fn();
    onConfirm.mockRejectedValue(new Error('nobody is signed in'));
    const action = { label: 'Sign in again', onClick };
    show({ kind: 'reason', tell: () => ({ message: 'Signed out', action }) });
    arm();
    type('1234567890');
    await act(async () => fireEvent.click(confirm()));
    fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByDisplayValue('1234567890')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows what changes, and wants nothing typed for it', () => {
    show({ kind: 'consequence', changes: [{ label: 'State', before: 'A', after: 'B' }] });
    arm();
    expect(screen.getByRole('row', { name: 'State A B' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(confirm().disabled).toBe(false);
  });

  it('wants the digits that it shows, and forgives blanks around them', () => {
    show({ kind: 'consequence', irreversible: true, typed: { code: '0022', label: 'Loan code' } });
    arm();
    expect(screen.getByRole('textbox', { name: /^Loan code/ })).toBeTruthy();
    expect(screen.getByText('shell.confirm.type_code')).toBeTruthy();
    expect(confirm().disabled).toBe(true);
    type('002');
    expect(confirm().disabled).toBe(true);
    type(' 0022 ');
    expect(confirm().disabled).toBe(false);
  });

  it('wants a reason and digits where both are asked for', () => {
    show({ kind: 'reason', typed: { code: '21', label: 'Count' } });
    arm();
    fireEvent.change(screen.getByRole('textbox', { name: /^Count/ }), { target: { value: '21' } });
    expect(confirm().disabled).toBe(true);
    fireEvent.change(screen.getByRole('textbox', { name: /^common.reason/ }), {
      target: { value: '1234567890' },
    });
    expect(confirm().disabled).toBe(false);
  });

  it('starts on cancel when the action cannot be undone', () => {
    show({ irreversible: true });
    expect(document.activeElement?.textContent).toBe('action.cancel');
  });

  it('keeps a failure and the typed text, and Escape then does not close', async () => {
    onConfirm.mockRejectedValue(new Error('Refused'));
    show({ kind: 'reason' });
    arm();
    type('1234567890');
    await act(async () => fireEvent.click(confirm()));
    expect(screen.getByText('Refused')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('1234567890');
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('Ctrl+Enter', () => {
  const press = (target: Element, more: object = {}) =>
    fireEvent.keyDown(target, { key: 'Enter', ctrlKey: true, ...more });
  const title = () => screen.getByText('Close');

  it('is named on the button', () => {
    show({});
    expect(confirm().title).toBe('Ctrl+Enter');
    expect(confirm().getAttribute('aria-keyshortcuts')).toBe('Control+Enter Meta+Enter');
  });

  it('answers from anywhere in the dialog, as a press on the button does', async () => {
    show({ kind: 'reason' });
    arm();
    press(screen.getByRole('textbox'));
    expect(onConfirm).not.toHaveBeenCalled();
    type('1234567890');
    await act(async () => void press(screen.getByRole('textbox')));
    expect(onConfirm.mock.calls).toEqual([[{ reason: '1234567890' }]]);
  });

  it('answers from a selection that is closed, which does not open', async () => {
    show({
      children: (
        <TextField select label="Cause" defaultValue="1">
          <MenuItem value="1">One</MenuItem>
        </TextField>
      ),
    });
    arm();
    const select = screen.getByRole('combobox', { name: 'Cause' });
    await act(async () => void press(select));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(select.getAttribute('aria-expanded')).toBe('false');
    fireEvent.keyDown(select, { key: 'Enter' });
    expect(select.getAttribute('aria-expanded')).toBe('true');
  });

  it('works with the other key of a Mac, and from a text', async () => {
    show({});
    arm();
    await act(async () => void press(title(), { ctrlKey: false, metaKey: true }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('waits as the button waits, and does nothing twice', async () => {
    show({});
    press(title());
    expect(onConfirm).not.toHaveBeenCalled();
    arm();
    onConfirm.mockReturnValue(new Promise(() => undefined));
    await act(async () => {
      press(title());
      press(title());
    });
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Enter alone', { ctrlKey: false }],
    ['with Shift', { shiftKey: true }],
    ['held down', { repeat: true }],
    ['another key', { key: 'a' }],
  ])('is not answered by %s', (_, more) => {
    show({});
    arm();
    press(title(), more);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('leaves a key alone that a field has taken', () => {
    show({ children: <input aria-label="own" onKeyDown={(event) => event.preventDefault()} /> });
    arm();
    press(screen.getByLabelText('own'));
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('does not answer the dialog below', async () => {
    const below = vi.fn();
    render(
      <ConfirmDialog open kind="yes-no" title="Below" onConfirm={below} onClose={onClose}>
        <ConfirmDialog open kind="yes-no" title="Close" onConfirm={onConfirm} onClose={onClose} />
      </ConfirmDialog>,
    );
    arm();
    await act(async () => void press(title()));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(below).not.toHaveBeenCalled();
  });
});

describe('an action that asks nothing', () => {
  it('is done at once, without a dialog', async () => {
    await act(async () => void show({ kind: 'none' }));
    expect(onConfirm.mock.calls).toEqual([[{}]]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is over only when a double click is, so that its second half does not undo it', async () => {
    await act(async () => void show({ kind: 'none' }));
    await act(async () => void vi.advanceTimersByTime(399));
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => void vi.advanceTimersByTime(1));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('says why where it fails, and is tried again from there', async () => {
    onConfirm.mockRejectedValueOnce(new Error('Refused'));
    await act(async () => void show({ kind: 'none' }));
    await act(async () => void vi.advanceTimersByTime(400));
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    expect(screen.getByText('Refused')).toBeTruthy();
    arm();
    await act(async () => fireEvent.click(confirm()));
    expect(onConfirm).toHaveBeenCalledTimes(2);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
