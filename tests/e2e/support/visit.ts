import { openConsole, type OpenConsole, type OpenOptions } from './console';

/** Longest wait for one step of a test, ms: only a hang takes so long, however busy the machine is with other things. */
const STEP = 60_000;

/** Opens the console like `openConsole`, with steps that give up before the test does. */
export async function visit(options: OpenOptions): Promise<OpenConsole> {
  const opened = await openConsole(options);
  opened.context.setDefaultTimeout(STEP);
  return opened;
}
