import { useGetOne, useTranslate } from 'ra-core';
import type { RecordOf } from '../../../entity/entity';
import { FieldValue } from '../../../framework/FieldValue';
import { useEntity } from '../../../framework/loadEntity';
import { Card } from '../../../framework/parts/Card';
import { ActionButton } from '../../../framework/record/ActionButton';
import { RecordHistory } from '../../../framework/record/RecordHistory';
import { useFieldHeading } from '../../../framework/useLabels';
import { Facts } from '../../../ui/Facts/Facts';
import { PageHead, PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Split, Stack } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import { AffectedNote, type Affected } from './AffectedNote';
import { CRITERIA, GROUPS, type CriteriaGroup } from './criteria';
import entity from './loanCriteria.entity';

/** There is one set of criteria. */
const ONLY = 1;

type Criteria = RecordOf<typeof entity> & { readonly affected?: Affected };

/** The criteria in force, group by group, with whom each concerns now, and how they changed. */
export function Page() {
  // Loaded with the page, so that the dialogs of its actions are there when they are asked for.
  useEntity(entity.name);
  const translate = useTranslate();
  const read = useGetOne<Criteria>(entity.name, { id: ONLY }, { retry: false });
  const criteria = read.data;
  return (
    <PageStack>
      <PageHead>
        <PageTitle>{translate('menu.settings.criteria')}</PageTitle>
      </PageHead>
      <Split>
        <Stack gap={16}>
          {GROUPS.map((group) => (
            <Card
              key={group}
              title={translate(`loanCriteria.groups.${group}`)}
              read={read}
              data-part={`criteria-${group}`}
              aside={
                criteria && (
                  <ActionButton entity={entity} record={criteria} action={`change_${group}`} />
                )
              }
            >
              {criteria && <Group group={group} criteria={criteria} />}
            </Card>
          ))}
          <Note>{translate('loanCriteria.help')}</Note>
        </Stack>
        {criteria && <RecordHistory entity={entity} record={criteria} />}
      </Split>
    </PageStack>
  );
}

function Group({ group, criteria }: { group: CriteriaGroup; criteria: Criteria }) {
  const heading = useFieldHeading(entity);
  const fields = Object.keys(CRITERIA[group]) as (keyof typeof entity.fields)[];
  return (
    <Stack gap={12}>
      <Facts
        sums
        facts={fields.map(
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
      <AffectedNote group={group} affected={criteria.affected} />
    </Stack>
  );
}
