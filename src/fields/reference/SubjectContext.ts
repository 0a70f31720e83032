import type { RaRecord } from 'ra-core';
import { createContext } from 'react';

/**
 * The record that a form is about without being filled from it: of an action, the record that it is done to. Nothing
 * where a form makes or edits its own record.
 */
export const SubjectContext = createContext<RaRecord | undefined>(undefined);
