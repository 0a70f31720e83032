import type { RaRecord } from 'ra-core';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { FieldValue } from '../../../framework/FieldValue';
import { RecordHistory } from '../../../framework/record/RecordHistory';
import { useFieldLabel } from '../../../framework/useLabels';
import { isBlank } from '../../../entity/Field';
import type { AnyEntity } from '../../../entity/entity';
import type { StoredFile } from '../../../fields/file/schema';
import { StoredStage } from '../../../fields/file/StoredStage';
import { Columns } from '../../../ui/Stack/Stack';
import stageStyles from '../../../ui/ImageStage/ImageStage.module.css';
import { Panel } from '../../../ui/Card/Card';
import { KeyFacts } from '../../../ui/Facts/KeyFacts';

const SIDES = [
  ['signature', 'new_signature', 'new_alt', 'no_signature'],
  ['specimen', 'specimen', 'specimen_alt', 'no_specimen'],
] as const;
const FACTS = ['similarity', 'contractState', 'scan', 'photo'];

/** The new signature and the approved specimen side by side, each to be examined closely, and what is known of both. */
export function SignaturePair({ entity, record }: { entity: AnyEntity; record: RaRecord }) {
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const text = (key: KeyBelow<'customerLists.signature'>) =>
    translate(`customerLists.signature.${key}`);
  const facts = FACTS.filter((field) => entity.fields[field] && !isBlank(record[field]));
  return (
    <>
      <Columns min={240} className={stageStyles.low}>
        {SIDES.map(([field, title, alt, none]) => (
          <StoredStage
            key={field}
            image={record[field] as StoredFile | null}
            label={text(title)}
            alt={text(alt)}
            none={text(none)}
          />
        ))}
      </Columns>
      {facts.length > 0 && (
        <Panel data-part="facts">
          <KeyFacts
            facts={facts.map((field) => ({
              key: field,
              label: label(field),
              value: <FieldValue entity={entity} field={field} record={record} place="page" />,
            }))}
          />
        </Panel>
      )}
      {/* A list over another's records has no history of its own: it is on the record's page. */}
      {!entity.of && <RecordHistory entity={entity} record={record} />}
    </>
  );
}
