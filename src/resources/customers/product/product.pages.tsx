import type { EntityPages } from '../../../framework/loadEntity';
import { ProductBody } from './ProductBody';
import { OwnerSubtitle } from '../lists/OwnerSubtitle';
import entity from './product.entity';

/** A product that a customer holds, with the loans behind it. */
export const pages: EntityPages<typeof entity> = {
  Subtitle: () => <OwnerSubtitle entity={entity} fields={['regnum']} />,
  Body: ProductBody,
};
