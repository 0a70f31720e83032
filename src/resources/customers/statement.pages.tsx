import type { EntityPages } from '../../crud/loadEntity';
import { anyEntity } from '../../entity/entity';
import { ExportStatement } from './lists/ExportStatement';
import { StatementBody } from './lists/StatementBody';
import { WhoseSubtitle } from './lists/WhoseSubtitle';
import statement from './statement';

const entity = anyEntity(statement);

/** A statement with its check and its movements. */
export const pages: EntityPages = {
  Subtitle: () => <WhoseSubtitle entity={entity} fields={['regnum']} />,
  HeaderActions: ExportStatement,
  Body: StatementBody,
};
