import type { RootOptions } from 'react-dom/client';
import { setUnknownUserReporter } from '../dataProviders/userNames';
import { setDateReporter } from '../domain/dates';
import { reportError, setRouteNaming } from './report';

/**
 * Listens for everything that nobody caught (docs/domain/calls.md 5.4): errors, rejected promises, violations of the
 * security policy; and for what the console itself notices: values that are no dates, ids without a person.
 * @param routeOf the pattern of an address's route
 */
export function watchForErrors(routeOf: (pathname: string) => string | undefined): void {
  setRouteNaming(routeOf);
  window.addEventListener('error', ({ error, message }) =>
    reportError(error ?? message, { kind: 'error' }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    // A call that its caller gave up is nobody's failure.
    (reason as { name?: unknown } | undefined)?.name === 'AbortError'
      ? undefined
      : reportError(reason, { kind: 'rejection' }),
  );
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    reportError(`${effectiveDirective} ${originOf(blockedURI)}`, { kind: 'violation' }),
  );
  setDateReporter((value) => reportError(shapeOf(value), { kind: 'invalid-date' }));
  setUnknownUserReporter((id) =>
    reportError('unknown user', { kind: 'unknown-user', subject: id }),
  );
}

/**
 * What React's root does with errors. Reported here and not in the browser's console: the person sees the error
 * boundary's notice, and the report has what a programmer needs.
 * @param onBroken shows what is left to show when no boundary has caught the error
 */
export const rootErrors = (
  onBroken: () => void,
): Pick<RootOptions, 'onCaughtError' | 'onUncaughtError'> => ({
  // Later than the boundary itself, whose report has the code that the person sees.
  onCaughtError: (error) => queueMicrotask(() => reportError(error, { kind: 'render' })),
  onUncaughtError: (error) => {
    reportError(error, { kind: 'error' });
    onBroken();
  },
});

/** `inline`, `eval` and the like stay; of an address only the host's kind counts: own or foreign. */
function originOf(blocked: string): string {
  if (!blocked.includes(':')) return blocked;
  return blocked.startsWith(window.location.origin) ? 'own' : 'foreign';
}

/** How a value is built, without the value: digits become d, letters a. */
const shapeOf = (value: string): string => value.replace(/\p{L}/gu, 'a').replace(/\p{Nd}/gu, 'd');
