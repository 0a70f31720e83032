import { useGetOne, useTranslate } from 'ra-core';
import { formatCount } from '../../../domain/formatCount';
import { formatMoney } from '../../../domain/money';
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
import { Muted, Note } from '../../../ui/Text/Text';
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

/** What a criterion may be set to, in words. */
function rangeOf(group: CriteriaGroup, field: string): { min: string; max: string } {
  const fields: Readonly<Record<string, { options: Readonly<Record<string, unknown>> }>> =
    CRITERIA[group];
  const { min = 0, max } = fields[field].options;
  const text = (bound: unknown) =>
    typeof bound === 'number' ? formatCount(bound) : formatMoney(String(bound), { digits: 0 });
  return { min: text(min), max: text(max) };
}

function Group({ group, criteria }: { group: CriteriaGroup; criteria: Criteria }) {
  const translate = useTranslate();
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
              <span key={field}>
                <FieldValue entity={entity} field={field} record={criteria} place="page" />{' '}
                <Muted as="small">{translate('loanCriteria.range', rangeOf(group, field))}</Muted>
              </span>,
            ] as const,
        )}
      />
      <AffectedNote group={group} affected={criteria.affected} />
    </Stack>
  );
}
