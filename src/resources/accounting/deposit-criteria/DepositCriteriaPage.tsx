import { useGetOne } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { WaitingChanges } from '../../../framework/changes/WaitingChanges';
import { FieldValue } from '../../../framework/FieldValue';
import { useEntity } from '../../../framework/loadEntity';
import { Card } from '../../../framework/parts/Card';
import { RecordActions } from '../../../framework/record/RecordActions';
import { RecordHistory } from '../../../framework/record/RecordHistory';
import { useFieldHeading } from '../../../framework/useLabels';
import { Facts } from '../../../ui/Facts/Facts';
import { Actions, PageHead, PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Split, Stack } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import entity from './depositCriteria.entity';

/** There is one set of criteria. */
const ONLY = 1;
const SHOWN = ['nextPaymentMinDay', 'minBalance', 'updatedAt', 'updatedBy'] as const;

/** The criteria of repaying from temporary accounts: what they are, what they mean, how they changed. */
export function Page() {
  // Loaded with the page, so that the dialog of its action is there when it is asked for.
  useEntity(entity.name);
  const translate = useTranslate();
  const heading = useFieldHeading(entity);
  const read = useGetOne<RecordOf<typeof entity>>(entity.name, { id: ONLY }, { retry: false });
  const criteria = read.data;
  return (
    <PageStack>
      <PageHead>
        <PageTitle>{translate('menu.current_account.deposit_criteria')}</PageTitle>
        <Actions>{criteria && <RecordActions entity={entity} record={criteria} />}</Actions>
      </PageHead>
      <Split>
        <Stack gap={16}>
          {criteria && <WaitingChanges entity={entity} record={criteria} />}
          <Card title={translate('accounting.criteria.in_force')} read={read}>
            {criteria && (
              <Stack gap={12}>
                <Facts
                  facts={SHOWN.map(
                    (field) =>
                      [
                        heading(field),
                        <FieldValue
                          key={field}
                          entity={entity}
                          field={field}
                          record={criteria}
                          place="page"
                        />,
                      ] as const,
                  )}
                />
                <Note>{translate('accounting.criteria.help')}</Note>
              </Stack>
            )}
          </Card>
        </Stack>
        {criteria && <RecordHistory entity={entity} record={criteria} />}
      </Split>
    </PageStack>
  );
}
