import { session } from '../../../auth/session';

/** Kept in memory only: lost when the page is closed, and not usable by the next user who signs in. */
let kept: { userId: string; regnum: string } | undefined;

/** The employee's own register number as it was typed during this sign-in; '' before. */
export const rememberedWorker = (): string =>
  kept && kept.userId === session.get()?.user.id ? kept.regnum : '';

/** Keeps the register number for the next look-up of the same person. */
export function rememberWorker(regnum: string): void {
  const userId = session.get()?.user.id;
  kept = userId === undefined ? undefined : { userId, regnum };
}
