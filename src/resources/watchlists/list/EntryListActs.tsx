import { CreateLink } from '../../../crud/list/ListBody';
import { anyEntity } from '../../../entity/entity';
import bwList from '../bwList';
import { ImportButton } from '../import/ImportButton';

const entity = anyEntity(bwList);

/** Adds one entry, or many from a file. */
export const EntryListActs = () => (
  <>
    <ImportButton />
    <CreateLink entity={entity} />
  </>
);
