import type { EntityPages } from '../../../framework/loadEntity';
import { RemoveButton } from '../../../framework/record/RemoveButton';
import percents from './percent.entity';

/** A percent is taken out where it is looked at: cars of its years then fall under the one before it. */
export const pages: EntityPages<typeof percents> = {
  HeaderActions: () => <RemoveButton entity={percents} />,
};
