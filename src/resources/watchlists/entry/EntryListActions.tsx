import { CreateLink } from '../../../framework/list/ListBody';
import entity from './entry.entity';
import { ImportButton } from './import/ImportButton';

/** Adds one entry, or many from a file. */
export const EntryListActions = () => (
  <>
    <ImportButton />
    <CreateLink entity={entity} />
  </>
);
