/** Finds an nginx, or gets one; undefined when none can be had. */
export function findNginx(): Promise<string | undefined>;
