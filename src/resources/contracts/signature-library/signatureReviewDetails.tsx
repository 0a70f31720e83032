import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { FieldValue } from '../../../framework/FieldValue';
import { useFieldLabel } from '../../../framework/useLabels';
import { isBlank } from '../../../entity/Field';
import entity from './signatureLibrary.entity';
import { Columns } from '../../../ui/Stack/Stack';
import { CardBody, CardHead, CardTitle, Panel, Surface } from '../../../ui/Card/Card';
import { Muted } from '../../../ui/Text/Text';
import type { RecordOf } from '../../../entity/entity';
import { KeyFacts } from '../../../ui/Facts/KeyFacts';

/** The new signature and the approved specimen beside each other, and how alike the comparison found them. */
export function SignatureReviewDetails({ record }: { record: RecordOf<typeof entity> }) {
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
      <Columns min={220}>
        {sides.map(([field, title, none]) => (
          <Surface key={field} as="section" aria-label={translate(title)}>
            <CardHead>
              <CardTitle>{translate(title)}</CardTitle>
            </CardHead>
            <CardBody>
              {record[field] ? (
                <FieldValue entity={entity} field={field} record={record} place="page" />
              ) : (
                <Muted as="p">{translate(none)}</Muted>
              )}
            </CardBody>
          </Surface>
        ))}
      </Columns>
      {held.length > 0 && (
        <Panel data-part="facts">
          <KeyFacts
            facts={held.map((field) => ({
              key: field,
              label: label(field),
              value: <FieldValue entity={entity} field={field} record={record} />,
            }))}
          />
        </Panel>
      )}
    </>
  );
}

/** The same on the request's own page. */
export function SignatureBody() {
  const record = useRecordContext<RecordOf<typeof entity>>();
  return record ? <SignatureReviewDetails record={record} /> : null;
}
