import { useTranslate } from '../../../i18n/useTranslate';
import { instantToWallTime } from '../../../domain/dates';
import { Person } from '../../../framework/parts/Person';
import { ActionButton } from '../../../framework/record/ActionButton';
import { Notice } from '../../../ui/Notice/Notice';
import { Row, Stack } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import { GroupDifference } from './groupPreview';
import { confirmOf, proposalOf, withdrawOf } from './proposals';
import type { SettingGroups, SettingsRecord } from './settingGroups';

interface Props {
  settings: SettingGroups;
  group: string;
  record: SettingsRecord;
}

/**
 * The change of a group that waits for a second person: who asked for it and why, what it changes, and the decision. It stands
 * above all groups, where whoever decides sees it at once.
 */
export function ProposalNotice({ settings, group, record }: Props) {
  const translate = useTranslate();
  const proposal = proposalOf(record, group);
  if (!proposal) return null;
  const { entity, titleOf } = settings;
  return (
    <Notice tone="caution" data-part={`proposal-${group}`}>
      <Stack gap={8}>
        <strong>
          {translate('settingProposal.title')}: {translate(titleOf(group))}
        </strong>
        <Muted as="p">
          <Person id={proposal.by} /> · {instantToWallTime(proposal.at)?.slice(0, 16)} ·{' '}
          {proposal.reason}
        </Muted>
        <GroupDifference
          settings={settings}
          group={group}
          record={record}
          values={proposal.values}
        />
        <Row>
          <ActionButton entity={entity} record={record} action={confirmOf(group)} main />
          <ActionButton entity={entity} record={record} action={withdrawOf(group)} />
        </Row>
      </Stack>
    </Notice>
  );
}
