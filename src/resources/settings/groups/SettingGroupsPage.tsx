import { useGetOne, type Identifier } from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatMoney } from '../../../domain/money';
import { WaitingChanges } from '../../../framework/changes/WaitingChanges';
import { FieldValue } from '../../../framework/FieldValue';
import { useEntity } from '../../../framework/loadEntity';
import { Card } from '../../../framework/parts/Card';
import { ActionButton } from '../../../framework/record/ActionButton';
import { RecordHistory } from '../../../framework/record/RecordHistory';
import { useFieldHeading } from '../../../framework/useLabels';
import type { MessageKey } from '../../../i18n/Catalogue';
import { Pair, Pairs } from '../../../ui/Facts/Facts';
import { PageHead, PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Split, Stack } from '../../../ui/Stack/Stack';
import { Muted, Note } from '../../../ui/Text/Text';
import { AffectedNote } from './AffectedNote';
import { GroupIndex } from './GroupIndex';
import styles from './SettingGroupsPage.module.css';
import {
  changeOf,
  type SettingFields,
  type SettingGroups,
  type SettingsRecord,
} from './settingGroups';

/** There is one record of most sets of settings. */
const ONLY = 1;

interface Props {
  settings: SettingGroups;
  /** Which record, of a set that there are several of. */
  id?: Identifier;
  title: MessageKey;
  /** What a change means, below the groups. */
  help: MessageKey;
  /** Part of the name by which tests know a group's card: `<part>-<group>`. */
  part: string;
  /** Title of an index above the groups, where they are many. */
  index?: MessageKey;
  /** Below the groups: settings that are kept elsewhere. */
  children?: ReactNode;
}

/** The settings in force, group by group, with whom each concerns now, and how they changed. */
export function SettingGroupsPage(props: Props) {
  const { settings, id = ONLY, title, help, part, index, children } = props;
  const { entity, groups, titleOf } = settings;
  // Loaded with the page, so that the dialogs of its actions are there when they are asked for.
  useEntity(entity.name);
  const translate = useTranslate();
  const read = useGetOne<SettingsRecord>(entity.name, { id }, { retry: false });
  const record = read.data;
  return (
    <PageStack>
      <PageHead>
        <PageTitle>{translate(title)}</PageTitle>
      </PageHead>
      <Split>
        <Stack gap={16}>
          {record && <WaitingChanges entity={entity} record={record} />}
          {record && index && (
            <GroupIndex
              settings={settings}
              record={record}
              title={index}
              partOf={(group) => `${part}-${group}`}
            />
          )}
          {Object.entries(groups).map(([group, fields]) => (
            <Card
              key={group}
              title={translate(titleOf(group))}
              read={read}
              data-part={`${part}-${group}`}
              aside={
                record && <ActionButton entity={entity} record={record} action={changeOf(group)} />
              }
            >
              {record && (
                <Stack gap={12}>
                  <Values settings={settings} fields={fields} record={record} />
                  <AffectedNote settings={settings} group={group} record={record} />
                </Stack>
              )}
            </Card>
          ))}
          <Note>{translate(help)}</Note>
          {children}
        </Stack>
        {record && <RecordHistory entity={entity} record={record} />}
      </Split>
    </PageStack>
  );
}

interface ValuesProps {
  settings: SettingGroups;
  fields: SettingFields;
  record: SettingsRecord;
}

/** Each setting with what it may be set to, and its value: figure under figure. */
function Values({ settings: { entity }, fields, record }: ValuesProps) {
  const translate = useTranslate();
  const heading = useFieldHeading(entity);
  return (
    <Pairs className={styles.values}>
      {Object.entries(fields).map(([field, { options }]) => {
        const range = rangeOf(options as Readonly<Record<string, unknown>>);
        return (
          <Pair
            key={field}
            label={
              <>
                {heading(field)}{' '}
                {range && <Muted as="small">{translate('form.range', range)}</Muted>}
              </>
            }
          >
            <FieldValue entity={entity} field={field} record={record} place="page" />
          </Pair>
        );
      })}
    </Pairs>
  );
}

/** What a setting may be set to, in words; nothing for a choice, whose input lists it. */
function rangeOf({ min = 0, max }: Readonly<Record<string, unknown>>) {
  if (max === undefined) return undefined;
  const text = (bound: unknown) =>
    formatMoney(String(bound), { digits: Number.isInteger(Number(bound)) ? 0 : 2 });
  return { min: text(min), max: text(max) };
}
