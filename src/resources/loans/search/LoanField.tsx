import { FieldValue } from '../../../framework/FieldValue';
import entity from '../loan/loan.entity';

/** A value as the list of loans shows it; a dash where there is none. */
export const LoanField = ({
  field,
  value,
}: {
  field: keyof typeof entity.fields;
  value: unknown;
}) => <FieldValue entity={entity} field={field} record={{ id: 0, [field]: value }} />;
