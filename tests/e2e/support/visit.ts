import { openConsole, type OpenConsole, type OpenOptions } from './console';

/** Longest wait for one step of a test, ms: whatever takes longer is broken. */
const STEP = 8_000;

/** keycloak-js restores the session in a frame whose attributes Chromium warns of; the library sets them itself. */
const SESSION_FRAME = /^An iframe which has both allow-scripts and allow-same-origin/;

/** Opens the console like `openConsole`, with steps that give up soon. */
export async function visit(options: OpenOptions): Promise<OpenConsole> {
  const opened = await openConsole({
    ...options,
    expects: [SESSION_FRAME, ...(options.expects ?? [])],
  });
  opened.context.setDefaultTimeout(STEP);
  return opened;
}
