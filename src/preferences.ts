import { preferencesStore } from './preferencesStore';

/** What this browser keeps of the person's choices. */
export const preferences = preferencesStore();
