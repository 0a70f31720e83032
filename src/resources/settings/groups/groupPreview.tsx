import type { RaRecord } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { FieldValue } from '../../../framework/FieldValue';
import { useFieldHeading } from '../../../framework/useLabels';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';
import { Stack } from '../../../ui/Stack/Stack';
import { AffectedNote } from './AffectedNote';
import { changeOf, type SettingGroups } from './settingGroups';

interface DifferenceProps {
  settings: SettingGroups;
  group: string;
  record: RaRecord;
  /** What the settings of the group become. */
  values: Readonly<Record<string, unknown>>;
}

/** What each setting of a group is and becomes, where that differs. */
function GroupDifference({ settings, group, record, values }: DifferenceProps) {
  const { entity, groups } = settings;
  const heading = useFieldHeading(entity);
  const moved = Object.keys(groups[group]).filter(
    (field) => String(values[field]) !== String(record[field]),
  );
  if (moved.length === 0) return null;
  return (
    <DiffTable
      rows={moved.map((field) => ({
        label: heading(field),
        before: <FieldValue entity={entity} field={field} record={record} />,
        after: (
          <FieldValue
            entity={entity}
            field={field}
            record={{ ...record, [field]: values[field] }}
          />
        ),
      }))}
    />
  );
}

/** The preview of one group's change: what each setting was and becomes, and whom that concerns. */
const groupPreview = (settings: SettingGroups, group: string) =>
  function GroupPreview({ record }: { record: RaRecord }) {
    const typed = useWatch<Record<string, unknown>>();
    return (
      <Stack gap={12}>
        <GroupDifference settings={settings} group={group} record={record} values={typed} />
        <AffectedNote settings={settings} group={group} record={record} />
      </Stack>
    );
  };

/** The previews of the changes of all groups, by their actions. */
export const groupPreviews = (
  settings: SettingGroups,
): Readonly<Record<string, ReturnType<typeof groupPreview>>> =>
  Object.fromEntries(
    Object.keys(settings.groups).map((group) => [changeOf(group), groupPreview(settings, group)]),
  );
