import { rowsOf, textIn } from '../../dataProviders/looseAnswer';

/** One message to the signed-in person (docs/domain/content-and-messaging.md 3.1). */
export interface PersonalNotice {
  id: string;
  title: string;
  body: string;
  isSeen: boolean;
  isReceived: boolean;
  /** ISO instant. */
  createdAt?: string;
  /** Address in the console that it leads to. */
  route?: string;
}

/** `GET /notification/me`, checked at the border: a message without an id is left out. */
export function noticesIn(answer: unknown): PersonalNotice[] {
  return rowsOf(answer).flatMap((row): PersonalNotice[] => {
    if (typeof row.id !== 'string' && typeof row.id !== 'number') return [];
    return [
      {
        id: String(row.id),
        title: textIn(row.title) ?? '—',
        body: textIn(row.body) ?? '',
        isSeen: row.isSeen === true,
        isReceived: row.isReceived === true || row.isSeen === true,
        createdAt: textIn(row.createdAt),
        route: textIn(row.route),
      },
    ];
  });
}
