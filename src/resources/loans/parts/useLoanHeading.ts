import { useFieldHeading } from '../../../crud/useLabels';
import { anyEntity } from '../../../entity/entity';
import loans from '../loans';

const entity = anyEntity(loans);

/** The label of a field of a loan over or beside its value, with its unit. */
export const useLoanHeading = (): ((field: string) => string) => useFieldHeading(entity);
