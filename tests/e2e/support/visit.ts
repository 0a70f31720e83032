import { openConsole, type OpenConsole, type OpenOptions } from './console';

/** Longest wait for one step of a test, ms: whatever takes longer is broken. */
const STEP = 8_000;

/** Opens the console like `openConsole`, with steps that give up soon. */
export async function visit(options: OpenOptions): Promise<OpenConsole> {
  const opened = await openConsole(options);
  opened.context.setDefaultTimeout(STEP);
  return opened;
}
