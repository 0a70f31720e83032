// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NETWORK } from '../../src/domain/settings';
import { laterPart } from '../../src/layout/laterPart';
import { otherSettingsNow } from '../support/otherSettings';

const reported = vi.hoisted(() => vi.fn());
vi.mock('../../src/observe/report', () => ({ reportBroken: reported }));

const Bell = ({ unread }: { unread: number }) => <b>{`unread ${unread}`}</b>;

/** Loads after so many failures. */
function failing(times: number) {
  let left = times;
  return vi.fn(() =>
    (left -= 1) < 0
      ? Promise.resolve({ Bell })
      : Promise.reject(new Error('Failed to fetch dynamically imported module')),
  );
}

beforeEach(() => {
  reported.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a part of the frame', () => {
  it('comes when it is shown', async () => {
    const load = failing(0);
    const Part = laterPart(load, 'Bell');
    Part.preload();
    render(<Part unread={3} />);
    expect((await screen.findByText('unread 3')).tagName).toBe('B');
  });

  it('that cannot be had leaves the rest alone, and comes when the browser is online again', async () => {
    const load = failing(2);
    const Part = laterPart(load, 'Bell', <i>place</i>);
    const { rerender } = render(
      <p>
        menu <Part unread={1} />
      </p>,
    );
    await expect.poll(() => load.mock.calls.length).toBe(2);
    await expect.poll(() => document.body.textContent).toBe('menu place');
    rerender(
      <p>
        menu <Part unread={2} />
      </p>,
    );
    await act(async () => void fireEvent(window, new Event('online')));
    await expect.poll(() => document.body.textContent).toBe('menu unread 2');
    expect(load).toHaveBeenCalledTimes(3);
    expect(reported).not.toHaveBeenCalled();
  });

  it('that cannot be had is asked for again after a while', async () => {
    otherSettingsNow(NETWORK, { partAgainMs: 50 });
    const load = failing(4);
    const Part = laterPart(load, 'Bell');
    render(<Part unread={7} />);
    await screen.findByText('unread 7');
    expect(load).toHaveBeenCalledTimes(5);
  });

  it('that could not be had is asked for again when it is shown anew', async () => {
    const load = failing(2);
    const Part = laterPart(load, 'Bell');
    render(<Part unread={1} />);
    await expect.poll(() => load.mock.calls.length).toBe(2);
    cleanup();
    render(<Part unread={4} />);
    await screen.findByText('unread 4');
  });

  it('that breaks is reported, and takes nothing with it', async () => {
    const Broken = () => {
      throw new TypeError('broken');
    };
    const Part = laterPart(() => Promise.resolve({ Broken }), 'Broken');
    render(
      <p>
        menu <Part />
      </p>,
    );
    await expect.poll(() => reported.mock.calls.length).toBe(1);
    expect(document.body.textContent).toBe('menu ');
  });
});
