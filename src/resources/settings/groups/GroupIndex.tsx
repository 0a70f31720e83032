import { useTranslate } from '../../../i18n/useTranslate';
import { useWaitingChanges } from '../../../framework/changes/WaitingChanges';
import { Card } from '../../../framework/parts/Card';
import { useFieldHeading } from '../../../framework/useLabels';
import type { MessageKey } from '../../../i18n/Catalogue';
import { Link } from '../../../ui/Link/Link';
import { Stack } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import { AffectedNote } from './AffectedNote';
import { changeOf, type SettingGroups, type SettingsRecord } from './settingGroups';
import styles from './SettingGroupsPage.module.css';

interface Props {
  settings: SettingGroups;
  record: SettingsRecord;
  title: MessageKey;
  /** Name of a group's card (`SettingGroupsPage`). */
  partOf: (group: string) => string;
}

/** Goes to a group: its card comes to the top, and the keyboard goes on from its button. */
function goTo(name: string): void {
  const card = document.querySelector<HTMLElement>(`[data-part="${name}"]`);
  card?.scrollIntoView({ block: 'start' });
  card?.querySelector('button')?.focus({ preventScroll: true });
}

/** The groups of a long page of settings: what each rules, whom it concerns now, and whether a change of it waits. */
export function GroupIndex({ settings, record, title, partOf }: Props) {
  const { entity, groups, titleOf } = settings;
  const translate = useTranslate();
  const heading = useFieldHeading(entity);
  const waiting = useWaitingChanges(entity.name, record.id) ?? [];
  return (
    <Card title={translate(title)} data-part="group-index">
      <ul className={styles.index}>
        {Object.entries(groups).map(([group, fields]) => (
          <li key={group}>
            <Stack gap={4}>
              <Link
                to={`#${partOf(group)}`}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(partOf(group));
                }}
              >
                {translate(titleOf(group))}
              </Link>
              {waiting.some(({ action }) => action === changeOf(group)) && (
                <strong>{translate('settingChange.waits')}</strong>
              )}
              <Muted as="small">{Object.keys(fields).map(heading).join(' · ')}</Muted>
              <AffectedNote settings={settings} group={group} record={record} />
            </Stack>
          </li>
        ))}
      </ul>
    </Card>
  );
}
