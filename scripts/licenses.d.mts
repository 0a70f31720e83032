/** What is wrong with a lock file; empty when all is well. */
export function findingsOf(lock: { packages: Record<string, Record<string, unknown>> }): string[];

/** The findings for this project's own lock file. */
export function projectFindings(): string[];
