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

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The rows of an answer: a plain array, or a page with `content`. Anything else has none. */
function rowsOf(answer: unknown): Fields[] {
  const rows = isFields(answer) && 'content' in answer ? answer.content : answer;
  return Array.isArray(rows) ? rows.filter(isFields) : [];
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** `GET /notification/me`, checked at the border: a message without an id is left out. */
export function noticesIn(answer: unknown): PersonalNotice[] {
  return rowsOf(answer).flatMap((row): PersonalNotice[] => {
    if (typeof row.id !== 'string' && typeof row.id !== 'number') return [];
    return [
      {
        id: String(row.id),
        title: text(row.title) ?? '—',
        body: text(row.body) ?? '',
        isSeen: row.isSeen === true,
        isReceived: row.isReceived === true || row.isSeen === true,
        createdAt: text(row.createdAt),
        route: text(row.route),
      },
    ];
  });
}

/** Name of the person's tenant: from the list of tenants by its alias, else from the tenant's own information. */
export function tenantNameIn(info: unknown, tenants: unknown, alias?: string): string | undefined {
  const own = isFields(info) ? info : {};
  const wanted = text(own.alias) ?? alias;
  const listed = rowsOf(tenants).find((tenant) => tenant.alias === wanted);
  return text(listed?.name) ?? text(own.name);
}
