import { useTranslate } from '../../../i18n/useTranslate';
import { BY_HAND } from '../../../domain/messaging/smsTemplates';
import type { RecordOf } from '../../../entity/entity';
import type { EntityPages } from '../../../framework/loadEntity';
import { Notice } from '../../../ui/Notice/Notice';
import type messageTemplate from './messageTemplate.entity';
import { SentByTemplate } from './SentByTemplate';
import { TemplatePreview } from './TemplatePreview';

/** Who gets no message any more, before a template is turned off. */
function OffPreview({ record }: { record: RecordOf<typeof messageTemplate> }) {
  const translate = useTranslate();
  const isByHand = record.occasion ? BY_HAND.includes(record.occasion) : false;
  return (
    <Notice tone="warning">
      {translate(`messageTemplate.${isByHand ? 'off_by_hand' : 'off'}`)}
    </Notice>
  );
}

/** Templates of messages: their variables, size and price as a chosen customer would see them, and what went out by them. */
export const pages: EntityPages<typeof messageTemplate> = {
  Alerts: SentByTemplate,
  Preview: TemplatePreview,
  previews: { deactivate: OffPreview },
};
