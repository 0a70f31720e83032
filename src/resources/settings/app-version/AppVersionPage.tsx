import { useGetList } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { AppVersionState } from '../../../domain/enums/settings';
import type { RecordOf } from '../../../entity/entity';
import { FieldFacts } from '../../../framework/FieldFacts';
import { useEntity } from '../../../framework/loadEntity';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { ActionButton } from '../../../framework/record/ActionButton';
import { RecordHistory } from '../../../framework/record/RecordHistory';
import { Card } from '../../../ui/Card/Card';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { Actions, PageHead, PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Row, Split, Stack } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import entity from './appVersion.entity';
import { UsageTable } from './UsageTable';
import type { VersionUsage } from './usage';

type AppVersion = RecordOf<typeof entity> & { readonly usage?: readonly VersionUsage[] };

const BOTH = { page: 1, perPage: 10 };
const IN_ORDER = { field: 'id', order: 'ASC' } as const;

/** Both apps: their current version, what may still be used, who uses which version, and how they changed. */
export function Page() {
  // Loaded with the page, so that the dialogs of its actions are there when they are asked for.
  useEntity(entity.name);
  const translate = useTranslate();
  const read = useGetList<AppVersion>(
    entity.name,
    { pagination: BOTH, sort: IN_ORDER },
    { retry: false },
  );
  return (
    <PageStack>
      <PageHead>
        <PageTitle>{translate('menu.settings.app_version')}</PageTitle>
      </PageHead>
      <QueryStatus read={read}>
        <Split>
          <Stack gap={16}>
            {read.data?.map((record) => (
              <AppCard key={record.id} record={record} />
            ))}
          </Stack>
          <Stack gap={16}>
            {read.data?.map((record) => (
              <RecordHistory
                key={record.id}
                entity={entity}
                record={record}
                of={record.app ? translate(`enums.AppKind.${record.app}`) : undefined}
              />
            ))}
          </Stack>
        </Split>
      </QueryStatus>
    </PageStack>
  );
}

function AppCard({ record }: { record: AppVersion }) {
  const translate = useTranslate();
  const { app, state, usage = [] } = record;
  return (
    <Card
      title={
        <Row as="span">
          {app && translate(`enums.AppKind.${app}`)}
          {state && <EnumChip of={AppVersionState} value={state} />}
        </Row>
      }
      data-part={`app-${app}`}
    >
      <Stack gap={16}>
        <FieldFacts
          entity={entity}
          record={record}
          fields={['version', 'minimumVersion', 'releasedAt', 'users', 'outdated', 'lockedOut']}
        />
        <p>
          <Muted>{translate('appVersion.whats_new')}:</Muted> {record.whatsNew}
        </p>
        <Actions>
          <ActionButton entity={entity} record={record} action="release_version" main />
          {state === 'OPTIONAL' ? (
            <ActionButton entity={entity} record={record} action="require_version" />
          ) : (
            <ActionButton entity={entity} record={record} action="allow_older" />
          )}
        </Actions>
        {app && <UsageTable app={app} usage={usage} />}
      </Stack>
    </Card>
  );
}
