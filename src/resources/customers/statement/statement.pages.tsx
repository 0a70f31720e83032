import type { EntityPages } from '../../../framework/loadEntity';
import { ExportStatement } from './ExportStatement';
import { StatementBody } from './StatementBody';
import { OwnerSubtitle } from '../lists/OwnerSubtitle';
import entity from './statement.entity';

/** A statement with its check and its movements. */
export const pages: EntityPages<typeof entity> = {
  Subtitle: () => <OwnerSubtitle entity={entity} fields={['regnum']} />,
  HeaderActions: ExportStatement,
  Body: StatementBody,
};
