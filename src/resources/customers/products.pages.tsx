import type { EntityPages } from '../../crud/loadEntity';
import { ProductBody } from './lists/ProductBody';
import { WhoseSubtitle } from './lists/WhoseSubtitle';
import entity from './products';

/** A product that a customer holds, with the loans behind it. */
export const pages: EntityPages<typeof entity> = {
  Subtitle: () => <WhoseSubtitle entity={entity} fields={['regnum']} />,
  Body: ProductBody,
};
