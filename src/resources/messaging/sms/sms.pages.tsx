import { EntityFormPage } from '../../../framework/form/EntityFormPage';
import type { EntityPages } from '../../../framework/loadEntity';
import sms from './sms.entity';
import { SmsPreview } from './SmsPreview';

const SmsSendPage = () => (
  <EntityFormPage
    name={sms.name}
    kind="create"
    savedKey="toast.sms_sent"
    submitKey="action.send_sms"
  />
);

/** SMS: one is written with its size, its price and the receiver's phone in sight. */
export const pages: EntityPages<typeof sms> = { Create: SmsSendPage, Preview: SmsPreview };
