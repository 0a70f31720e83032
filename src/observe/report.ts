import { config } from '../config/config';
import { ownPath } from '../domain/place';

/** How a failure came to light. */
export type ReportKind =
  | 'error'
  | 'rejection'
  | 'violation'
  | 'render'
  | 'invalid-date'
  | 'unknown-user';

/** What the console knows beside the error itself. Nothing else gets into a report. */
export interface ReportContext {
  kind: ReportKind;
  /** The short code that the person was shown. */
  code?: string;
  /** Id of the person it is about; only its hash is sent. */
  subject?: string;
}

const reported = new WeakSet<object>();
let routeOf: (pathname: string) => string | undefined = () => undefined;

/** Sets how an address becomes the pattern of its route; addresses themselves are never reported. */
export function setRouteNaming(naming: typeof routeOf): void {
  routeOf = naming;
}

/**
 * Reports a failure of the program to the configured sink (`reports.url`), and nowhere else: scrubbed, each once, at
 * most 20 a minute (docs/domain/calls.md 5.4). Without a sink nothing happens; a sink that is down is no second
 * failure.
 */
export function reportError(error: unknown, context: ReportContext): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  const url = sink();
  if (!url) return;
  const route = routeOf(ownPath(window.location.pathname));
  const at = new Date();
  import('./sendReport')
    .then(({ sendReport }) => sendReport(url, error, { ...context, route, at }))
    .catch(() => undefined);
}

/** For `ErrorBoundary`'s `onError`. */
export const reportBroken = (error: Error, _info: unknown, code: string): void =>
  reportError(error, { kind: 'render', code });

/** The start itself may have failed before the configuration was there. */
function sink(): string | undefined {
  try {
    return config().reports?.url;
  } catch {
    return undefined;
  }
}
