import { useTranslate, type RaRecord } from 'ra-core';
import { FieldValue } from '../../../crud/FieldValue';
import { RecordHistory } from '../../../crud/record/RecordHistory';
import { useFieldLabel } from '../../../crud/useLabels';
import { isBlank } from '../../../entity/Field';
import type { AnyEntity } from '../../../entity/entity';
import type { StoredFile } from '../../../entity/kinds/storedFile';
import { fileAddress } from '../../../entity/kinds/storedFile';
import { ImageStage } from '../../../ui/documents/ImageStage';
import './customerLists.css';

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
      <div className="cl-stage">
        {SIDES.map(([field, title, alt, none]) => {
          const src = addressOf(record[field]);
          return src ? (
            <ImageStage key={field} src={src} label={text(title)} alt={text(alt)} />
          ) : (
            <section key={field} className="u-card" aria-label={text(title)}>
              <header className="u-section-head">
                <h2 className="u-card-title">{text(title)}</h2>
              </header>
              <p className="cl-none">{text(none)}</p>
            </section>
          );
        })}
      </div>
      {facts.length > 0 && (
        <dl className="u-card u-card-body u-facts">
          {facts.map((field) => (
            <div key={field}>
              <dt>{label(field)}</dt>
              <dd>
                <FieldValue entity={entity} field={field} record={record} place="page" />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {/* A list over another's records has no history of its own: it stands on the record's page. */}
      {!entity.of && <RecordHistory entity={entity} record={record} />}
    </>
  );
}
