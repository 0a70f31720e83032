/**
 * For requests that a test makes itself: a connection that was kept may be closed by the server in the moment in which it
 * is used again. A browser asks again by itself.
 */
export const keptConnection = { maxRetries: 2 } as const;
