import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useEntity } from '../../../../framework/loadEntity';
import { ActionButton } from '../../../../framework/record/ActionButton';
import { FieldValue } from '../../../../framework/FieldValue';
import { useFieldHeading } from '../../../../framework/useLabels';
import { today } from '../../../../domain/clock';
import { daysBetween } from '../../../../domain/dates';
import type customers from '../customer.entity';
import entity from '../../worki-info/workiInfo.entity';
import { Card } from '../../../../framework/parts/Card';
import { useOwned } from '../useOwned';
import { Pairs } from '../../../../ui/Facts/Facts';
import { Muted, Note } from '../../../../ui/Text/Text';
import type { RecordOf } from '../../../../entity/entity';

const FACTS = ['employer', 'position', 'since', 'salary', 'fetchedAt'] as const;

/**
 * Employment as the work register gives it, how old that is, and the way to ask again (docs/domain/registries.md 5.1).
 */
export function CustomerWorkiTab() {
  // Loaded with the page, so that the dialogs of its actions are there when they are asked for.
  useEntity('worki_info');
  const customer = useRecordContext<RecordOf<typeof customers>>();
  const translate = useTranslate();
  const heading = useFieldHeading(entity);
  const read = useOwned(entity, customer?.id, 'id');
  if (!customer) return null;
  const record = read.data?.at(0);
  const days = record?.since ? daysBetween(String(record.since), today()) : undefined;
  return (
    <Card
      title={translate('people.work.title')}
      aside={record && <ActionButton entity={entity} record={record} action="fetch_work" />}
      read={read}
      empty={{ when: read.data !== undefined && !record, title: translate('people.work.none') }}
    >
      {record && (
        <>
          <Pairs>
            <dt>{heading('state')}</dt>
            <dd>
              <FieldValue entity={entity} field="state" record={record} />
            </dd>
            {FACTS.map((field) => (
              <Pair key={field} label={heading(field)}>
                <FieldValue entity={entity} field={field} record={record} place="page" />
                {field === 'since' && days !== undefined && (
                  <Muted>
                    {' · '}
                    {translate('people.work.months', { smart_count: Math.floor(days / 30.44) })}
                  </Muted>
                )}
              </Pair>
            ))}
          </Pairs>
          {record.state === 'NONE' && <Note>{translate('people.work.never')}</Note>}
          {record.state === 'NOT_AVAILABLE' && <Note>{translate('people.work.unknown')}</Note>}
        </>
      )}
    </Card>
  );
}

function Pair({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
