import { useTranslate, type RaRecord } from 'ra-core';
import { FieldValue } from '../../../framework/FieldValue';
import { RecordHistory } from '../../../framework/record/RecordHistory';
import { useFieldLabel } from '../../../framework/useLabels';
import { isBlank } from '../../../entity/Field';
import type { AnyEntity } from '../../../entity/entity';
import { type StoredFile, fileAddress } from '../../../fields/file/schema';
import { ImageStage } from '../../../ui/ImageStage/ImageStage';
import { Columns } from '../../../ui/Stack/Stack';
import { CardHead, CardTitle, Panel, Surface } from '../../../ui/Card/Card';
import styles from './SignaturePair.module.css';
import { Muted } from '../../../ui/Text/Text';
import keyFactsStyles from '../../../ui/Facts/KeyFacts.module.css';

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
      <Columns min={240} className={styles.pair}>
        {SIDES.map(([field, title, alt, none]) => {
          const src = addressOf(record[field]);
          return src ? (
            <ImageStage key={field} src={src} label={text(title)} alt={text(alt)} />
          ) : (
            <Surface key={field} as="section" aria-label={text(title)}>
              <CardHead>
                <CardTitle>{text(title)}</CardTitle>
              </CardHead>
              <Muted as="p">{text(none)}</Muted>
            </Surface>
          );
        })}
      </Columns>
      {facts.length > 0 && (
        <Panel className={keyFactsStyles.facts} as="dl" data-part="facts">
          {facts.map((field) => (
            <div key={field}>
              <dt>{label(field)}</dt>
              <dd>
                <FieldValue entity={entity} field={field} record={record} place="page" />
              </dd>
            </div>
          ))}
        </Panel>
      )}
      {/* A list over another's records has no history of its own: it stands on the record's page. */}
      {!entity.of && <RecordHistory entity={entity} record={record} />}
    </>
  );
}
