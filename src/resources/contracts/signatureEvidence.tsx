import { useRecordContext, useTranslate } from 'ra-core';
import { FieldValue } from '../../crud/FieldValue';
import { useFieldLabel } from '../../crud/useLabels';
import { isBlank } from '../../entity/Field';
import entity from './signatureLibrary';
import type { RecordOf } from '../../entity/entity';

/** The new signature and the approved specimen beside each other, and how alike the comparison found them. */
export function SignatureEvidence({ record }: { record: RecordOf<typeof entity> }) {
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const held = (['similarity', 'validFrom', 'validTo', 'scan'] as const).filter(
    (field) => !isBlank(record[field]),
  );
  const sides = [
    ['signature', 'evidence.new_signature', 'evidence.no_signature'],
    ['specimen', 'evidence.specimen', 'evidence.no_specimen'],
  ] as const;
  return (
    <>
      <div className="u-queue-pair">
        {sides.map(([field, title, none]) => (
          <section key={field} className="u-card" aria-label={translate(title)}>
            <header className="u-section-head">
              <h2 className="u-card-title">{translate(title)}</h2>
            </header>
            <div className="u-section-body">
              {record[field] ? (
                <FieldValue entity={entity} field={field} record={record} place="page" />
              ) : (
                <p className="u-muted">{translate(none)}</p>
              )}
            </div>
          </section>
        ))}
      </div>
      {held.length > 0 && (
        <dl className="u-card u-card-body u-facts">
          {held.map((field) => (
            <div key={field}>
              <dt>{label(field)}</dt>
              <dd>
                <FieldValue entity={entity} field={field} record={record} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** The same on the request's own page. */
export function SignatureBody() {
  const record = useRecordContext<RecordOf<typeof entity>>();
  return record ? <SignatureEvidence record={record} /> : null;
}
