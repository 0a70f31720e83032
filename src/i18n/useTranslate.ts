import { useTranslate as useAnyText } from 'ra-core';
import type { MessageKey } from './Catalogue';

/**
 * Turns message keys into texts. A key that no room has does not compile; what only the run can put together goes
 * through `dynamicKey`.
 */
export type Translate = (key: MessageKey, options?: Readonly<Record<string, unknown>>) => string;

/** React-admin's `useTranslate`, for the keys that there are. */
export const useTranslate: () => Translate = useAnyText;
