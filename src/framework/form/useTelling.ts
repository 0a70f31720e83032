import { useMemo, useRef } from 'react';
import { describeError } from '../../dataProviders/describeError';
import { useTellError } from '../../dataProviders/useTellError';
import { useForgetToast } from '../../ui/Toast/useForgetToast';

/**
 * Tells the failures of one form, and takes the message away once the form has succeeded: it stays on the screen until then
 * (docs/domain/calls.md 4.1), and would contradict the success.
 */
export function useTelling() {
  const tellError = useTellError();
  const forget = useForgetToast();
  const told = useRef<string>(undefined);
  return useMemo(
    () => ({
      tell: (...[error, telling]: Parameters<typeof tellError>) => {
        told.current = describeError(error).key;
        tellError(error, telling);
      },
      succeeded: () => {
        if (told.current !== undefined) forget(told.current);
        told.current = undefined;
      },
    }),
    [forget, tellError],
  );
}
