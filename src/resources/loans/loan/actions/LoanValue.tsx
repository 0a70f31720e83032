import { FieldValue } from '../../../../framework/FieldValue';
import type { AssetClassification, LoanState } from '../../../../domain/enums/loans';
import entity from '../loan.entity';

interface Props {
  field: 'state' | 'classification' | 'bankCode';
  value: LoanState | AssetClassification | number;
}

/** A state, a class or a bank as the loan's page shows it: in its colour, with its number, by its name. */
export const LoanValue = ({ field, value }: Props) => (
  <FieldValue entity={entity} field={field} record={{ id: 0, [field]: value }} />
);
