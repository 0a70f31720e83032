import { useWatch } from 'react-hook-form';
import type { RecordOf } from '../../../entity/entity';
import { FieldValue } from '../../../framework/FieldValue';
import { useFieldHeading } from '../../../framework/useLabels';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';
import { Stack } from '../../../ui/Stack/Stack';
import { AffectedNote, type Affected } from './AffectedNote';
import { CRITERIA, type CriteriaGroup } from './criteria';
import entity from './loanCriteria.entity';

type Criteria = RecordOf<typeof entity> & { readonly affected?: Affected };

/** The preview of one group's change: what each criterion was and becomes, and whom that concerns. */
export const previewOf = (group: CriteriaGroup) =>
  function CriteriaPreview({ record }: { record: Criteria }) {
    const heading = useFieldHeading(entity);
    const typed = useWatch<Record<string, unknown>>();
    const fields = Object.keys(CRITERIA[group]) as (keyof typeof entity.fields)[];
    const moved = fields.filter((field) => String(typed[field]) !== String(record[field]));
    const value = (field: keyof typeof entity.fields, of: Criteria) => (
      <FieldValue entity={entity} field={field} record={of} />
    );
    return (
      <Stack gap={12}>
        {moved.length > 0 && (
          <DiffTable
            rows={moved.map((field) => ({
              label: heading(field),
              before: value(field, record),
              after: value(field, { ...record, [field]: typed[field] }),
            }))}
          />
        )}
        <AffectedNote group={group} affected={record.affected} />
      </Stack>
    );
  };
