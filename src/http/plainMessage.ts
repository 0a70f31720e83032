import { CALLS } from '../domain/settings';

/** Signs that a text was written for programmers: markup, stacks, database words, addresses of machines. */
const technical: readonly RegExp[] = [
  /<[a-z!/]/i,
  /\bat [\w.$<>]+\([^)]*\)/,
  /\b\w*(Exception|Traceback|StackTrace)\b/,
  /\bCaused by\b/,
  /\b(java|javax|org|com)\.\w+\.\w+/,
  /\b(select|insert\s+into|update|delete\s+from)\b[\s\S]*\b(from|values|set|where)\b/i,
  /\b(ORA-\d+|SQLSTATE|SQL\b|JDBC|constraint\s+\[)/i,
  /\b\w+:\/\//,
  /\b\d{1,3}(\.\d{1,3}){3}\b/,
  /\blocalhost\b/i,
  /\b[\w-]+\.(local|internal|svc|lan|cluster)\b/i,
  /\b[a-z][\w.-]*:\d{2,5}\b/i,
];

/** Control characters and marks that turn the direction of writing. */

const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g;

/**
 * What a server says, fit to be shown: one line of plain text of at most 300 characters. Undefined for everything
 * that is no message for people (stacks, SQL, HTML, host names); the console then speaks for itself.
 */
export function plainMessage(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  // Longer than any message: no need to look at all of it.
  const text = given
    .slice(0, 4 * CALLS.serverMessageMax)
    .replace(invisible, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!text || technical.some((sign) => sign.test(text))) return undefined;
  const characters = Array.from(text);
  if (characters.length <= CALLS.serverMessageMax) return text;
  return `${characters
    .slice(0, CALLS.serverMessageMax - 1)
    .join('')
    .trimEnd()}…`;
}
