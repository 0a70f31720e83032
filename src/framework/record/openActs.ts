/** An action of the record in front that is open now. */
export interface OpenAct {
  key: string;
  /** In people's language. */
  label: string;
  run: () => void;
}

let offered: readonly OpenAct[] = [];

/** What can be done with the record in front; nothing where no record is. */
export const openActs = (): readonly OpenAct[] => offered;

/** Offers the open actions of the record in front to the palette. @returns takes them back */
export function offerActs(acts: readonly OpenAct[]): () => void {
  offered = acts;
  return () => {
    if (offered === acts) offered = [];
  };
}
