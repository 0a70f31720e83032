import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { recordPath } from '../../entity/paths';
import { GatewayError } from '../../http/GatewayError';
import type { ResourceName } from '../../i18n/Catalogue';
import type { ToastAction } from '../../ui/Toast/toasts';

/** The way to the record that has a value already, for the toast of a duplicate; none where the gateway names none. */
export function useOpenExisting(
  resource: ResourceName,
): (error: unknown) => ToastAction | undefined {
  const navigate = useNavigate();
  return useCallback(
    (error) => {
      const id = error instanceof GatewayError ? error.existingId : undefined;
      const path = id === undefined ? undefined : recordPath(resource, 'show', id);
      return path === undefined
        ? undefined
        : { labelKey: 'errors.open_existing', onClick: () => void navigate(path) };
    },
    [navigate, resource],
  );
}
