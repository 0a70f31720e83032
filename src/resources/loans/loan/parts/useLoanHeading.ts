import { useFieldHeading } from '../../../../framework/useLabels';
import entity from '../loan.entity';

/** The label of a field of a loan over or beside its value, with its unit. */
export const useLoanHeading = () => useFieldHeading(entity);
