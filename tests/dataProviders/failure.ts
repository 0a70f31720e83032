import { afterEach, vi } from 'vitest';
import type { GatewayError } from '../../src/http/GatewayError';
import { resetClock } from '../../src/domain/clock';

/** The error that a call is refused with. @throws when it is not */
export const failure = (promise: Promise<unknown>): Promise<GatewayError> =>
  promise.then(
    () => Promise.reject(new Error('it succeeded')),
    (error: GatewayError) => error,
  );

/** Puts timers, globals, mocks and the clock back after each test of the file. Call it at the top of the file. */
export function restoreAfterEach(): void {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    resetClock();
  });
}
