/** The journal by which the money of a transfer of the sample lies between wallet and bank. */
export const waitingJournalOf = (number: string): string => `TW-${number}`;
