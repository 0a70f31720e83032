import { useFieldHeading } from '../../../crud/useLabels';
import entity from '../loans';

/** The label of a field of a loan over or beside its value, with its unit. */
export const useLoanHeading = () => useFieldHeading(entity);
