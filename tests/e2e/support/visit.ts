import { openConsole, type OpenConsole, type OpenOptions } from './console';

/** Longest wait for one step of a test, ms; with room for a machine that is busy with other things. */
const STEP = 20_000;

/** Opens the console like `openConsole`, with steps that give up soon. */
export async function visit(options: OpenOptions): Promise<OpenConsole> {
  const opened = await openConsole(options);
  opened.context.setDefaultTimeout(STEP);
  return opened;
}
