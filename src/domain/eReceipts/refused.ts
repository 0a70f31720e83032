/** What a receipt says of its sending. */
interface Sent {
  readonly state?: unknown;
  readonly lastError?: unknown;
}

/**
 * Whether the tax service has refused a receipt: then it is known that none was made, and it stands in nobody's way. No
 * answer is another thing: one may have been made (docs/domain/money.md 8.1).
 */
export const isRefused = ({ state, lastError }: Sent): boolean =>
  state === 'FAILED' && lastError === 'TAXPAYER_UNKNOWN';
