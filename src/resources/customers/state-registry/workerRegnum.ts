import { session } from '../../../auth/session';

/** In memory alone: gone with the page, and of no use to whoever signs in next. */
let kept: { userId: string; regnum: string } | undefined;

/** The employee's own register number as it was typed during this sign-in; '' before. */
export const rememberedWorker = (): string =>
  kept && kept.userId === session.get()?.user.id ? kept.regnum : '';

/** Keeps the register number for the next look-up of the same person. */
export function rememberWorker(regnum: string): void {
  const userId = session.get()?.user.id;
  kept = userId === undefined ? undefined : { userId, regnum };
}
