/** Random bytes in hexadecimal. */
const random = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** The id of a new trace: one call of the console, with all its tries. */
export const newTraceId = (): string => random(16);

/**
 * The `traceparent` header of one try (W3C Trace Context, version 00, sampled), by which gateways find the call in
 * their journals. Each try is a span of its own.
 */
export const traceparentOf = (traceId: string): string => `00-${traceId}-${random(8)}-01`;
