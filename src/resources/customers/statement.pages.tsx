import type { EntityPages } from '../../crud/loadEntity';
import { ExportStatement } from './lists/ExportStatement';
import { StatementBody } from './lists/StatementBody';
import { WhoseSubtitle } from './lists/WhoseSubtitle';
import entity from './statement';

/** A statement with its check and its movements. */
export const pages: EntityPages<typeof entity> = {
  Subtitle: () => <WhoseSubtitle entity={entity} fields={['regnum']} />,
  HeaderActions: ExportStatement,
  Body: StatementBody,
};
