import { useTranslate, type RaRecord } from 'ra-core';
import { FieldValue } from '../../../framework/FieldValue';
import { RecordHistory } from '../../../framework/record/RecordHistory';
import { useFieldLabel } from '../../../framework/useLabels';
import { isBlank } from '../../../entity/Field';
import type { AnyEntity } from '../../../entity/entity';
import { type StoredFile, fileAddress } from '../../../fields/file/schema';
import { ImageStage } from '../../../ui/ImageStage/ImageStage';
import { Columns } from '../../../ui/Stack/Stack';
import stageStyles from '../../../ui/ImageStage/ImageStage.module.css';
import { Muted } from '../../../ui/Text/Text';
import { Card, Panel } from '../../../ui/Card/Card';
import { KeyFacts } from '../../../ui/Facts/KeyFacts';

const SIDES = [
  ['signature', 'new_signature', 'new_alt', 'no_signature'],
  ['specimen', 'specimen', 'specimen_alt', 'no_specimen'],
] as const;
const FACTS = ['similarity', 'contractState', 'scan', 'photo'];

const addressOf = (image: unknown): string | undefined =>
  image ? fileAddress(image as StoredFile, 'image/') : undefined;

/** The new signature and the approved specimen side by side, each to be examined closely, and what is known of both. */
export function SignaturePair({ entity, record }: { entity: AnyEntity; record: RaRecord }) {
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const text = (key: string) => translate(`customerLists.signature.${key}`);
  const facts = FACTS.filter((field) => entity.fields[field] && !isBlank(record[field]));
  return (
    <>
      <Columns min={240} className={stageStyles.low}>
        {SIDES.map(([field, title, alt, none]) => {
          const src = addressOf(record[field]);
          return src ? (
            <ImageStage key={field} src={src} label={text(title)} alt={text(alt)} />
          ) : (
            <Card key={field} title={text(title)}>
              <Muted as="p">{text(none)}</Muted>
            </Card>
          );
        })}
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
