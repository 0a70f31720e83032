import type { ThemeOptions } from '@mui/material/styles';

/**
 * What every list, form and table of the console does unless its own page says otherwise.
 * react-admin reads these as the default props of its components, so plain react-admin pages follow them too.
 * Writes wait for the gateway's answer (money and rights are never shown as done before they are).
 */
export const policy: NonNullable<ThemeOptions['components']> = {
  RaList: { defaultProps: { perPage: 20 } },
  RaEdit: { defaultProps: { mutationMode: 'pessimistic' } },
  RaSimpleForm: { defaultProps: { warnWhenUnsavedChanges: true } },
  RaDataTable: { defaultProps: { bulkActionButtons: false } },
};
