import { session } from '../../../auth/session';

/** A sending whose answer has not come: its key, and what was sent, to name it. */
export interface SentBefore {
  key: string;
  title: string;
}

const keyOf = () => `urtuu.sent.notification.${session.get()?.user.id ?? ''}`;

/** Kept before it is sent, so that a page that was loaded again can ask what became of it. */
export function rememberSent(sent: SentBefore): void {
  try {
    sessionStorage.setItem(keyOf(), JSON.stringify(sent));
  } catch {
    // A full storage: the key of the intent still prevents a second sending.
  }
}

/** What became of it is known. */
export const forgetSent = (): void => sessionStorage.removeItem(keyOf());

/** The sending that nobody knows the end of; undefined where there is none. */
export function sentBefore(): SentBefore | undefined {
  try {
    const kept = JSON.parse(
      sessionStorage.getItem(keyOf()) ?? 'null',
    ) as Partial<SentBefore> | null;
    return typeof kept?.key === 'string' && typeof kept.title === 'string'
      ? { key: kept.key, title: kept.title }
      : undefined;
  } catch {
    return undefined;
  }
}
