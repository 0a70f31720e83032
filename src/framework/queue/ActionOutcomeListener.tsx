import { DataProviderContext } from 'ra-core';
import { useContext, useMemo, type ReactNode } from 'react';
import { GatewayError } from '../../http/GatewayError';
import type { ActionParams, UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';

interface Props {
  /** An action was answered with success. */
  onDone: (action: ActionParams) => void;
  /** The record is no longer in a state of the action: somebody else was faster. */
  onTaken: (action: ActionParams) => void;
  children: ReactNode;
}

const isTaken = (error: unknown): boolean =>
  error instanceof GatewayError && error.status === 409 && error.code === 'TRANSITION_FORBIDDEN';

/** Hears what becomes of the actions of the dialogs inside; the dialogs themselves are the same as everywhere. */
export function ActionOutcomeListener({ onDone, onTaken, children }: Props) {
  const dataProvider = useContext(DataProviderContext) as UrtuuDataProvider;
  const watched = useMemo(
    (): UrtuuDataProvider => ({
      ...dataProvider,
      async action(resource, params) {
        try {
          const answer = await dataProvider.action(resource, params);
          onDone(params);
          return answer;
        } catch (error) {
          if (!isTaken(error)) throw error;
          onTaken(params);
          // The queue reports this itself, as its dialog is closed; a cancelled call shows no error.
          throw new DOMException('Decided by somebody else', 'AbortError');
        }
      },
    }),
    [dataProvider, onDone, onTaken],
  );
  return <DataProviderContext value={watched}>{children}</DataProviderContext>;
}
