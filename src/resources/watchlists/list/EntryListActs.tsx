import { CreateLink } from '../../../crud/list/ListBody';
import entity from '../bwList';
import { ImportButton } from '../import/ImportButton';

/** Adds one entry, or many from a file. */
export const EntryListActs = () => (
  <>
    <ImportButton />
    <CreateLink entity={entity} />
  </>
);
