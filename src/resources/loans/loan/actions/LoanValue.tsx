import { FieldValue } from '../../../../framework/FieldValue';
import type { AssetClassification, LoanState } from '../../../../domain/enums/loans';
import entity from '../loan.entity';

interface Props {
  field: 'state' | 'classification';
  value: LoanState | AssetClassification;
}

/** A state or a class as the loan's page shows it: in its colour, the class with its number. */
export const LoanValue = ({ field, value }: Props) => (
  <FieldValue entity={entity} field={field} record={{ id: 0, [field]: value }} />
);
