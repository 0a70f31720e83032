import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { useIdempotencyKeys } from '../../../dataProviders/useIdempotencyKeys';
import type { RecordOf } from '../../../entity/entity';
import { recordSchema } from '../../../entity/validate';
import { drawable } from '../../../framework/drawable';
import { FormDialog } from '../../../framework/form/FormDialog';
import { FormSections } from '../../../framework/form/FormSections';
import { RecordSaving } from '../../../framework/form/RecordSaving';
import { useSaving } from '../../../framework/form/useSaving';
import { FormFieldsContext } from '../../../fields/shared/FormFieldsContext';
import { SmsPreview } from '../../messaging/sms/SmsPreview';
import entity from './smsTest.entity';

type Test = RecordOf<typeof entity>;

const schema = recordSchema(entity);
const nameOf = ({ phone }: Test) => phone;

/** A test: a number, a text, and what it costs; it goes out as any other message does. */
export function NewTestDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const keys = useIdempotencyKeys(`${entity.name}.new`);
  const saving = useSaving({
    resource: entity.name,
    keys,
    nameOf,
    onSaved: onClose,
    savedKey: 'toast.sms_sent',
  });
  return (
    <RecordSaving saving={saving} entity={entity}>
      <FormDialog
        title={translate('smsTest.new')}
        submitLabel={translate('action.send_sms')}
        schema={schema}
        acts
        wide
        onClose={onClose}
      >
        <FormFieldsContext value={entity.fields}>
          <FormSections entity={entity} />
        </FormFieldsContext>
        <Typed />
      </FormDialog>
    </RecordSaving>
  );
}

/** What is typed, with its operator, size and price, a moment later: typing comes first. */
const Typed = () => <SmsPreview record={drawable(entity, useDeferredValue(useWatch()))} />;
