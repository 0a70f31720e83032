import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { OptionInput } from '../../../fields/shared/OptionInput';
import { useKindInput } from '../../../fields/shared/useKindInput';
import { useFieldLabel } from '../../../framework/useLabels';
import { FieldCell, FieldGrid, FieldGroup } from '../../../ui/FieldGroup/FieldGroup';
import { Notice } from '../../../ui/Notice/Notice';
import type { AudienceView } from '../audience/useAudienceViews';
import entity from './notification.entity';

const FIELD = { ...entity.fields.audience, required: true } as const;

/** The view whose customers get the notification: one of those that the person may see. */
export function AudienceInput({ views }: { views: readonly AudienceView[] }) {
  const translate = useTranslate();
  const label = useFieldLabel(entity.name)('audience');
  const bound = useKindInput({ field: FIELD, source: 'audience', label, resource: entity.name });
  const options = useMemo(() => views.map(({ name }) => ({ value: name, label: name })), [views]);
  return (
    <FieldGroup legend={translate('enums.NotificationReceiver.AUDIENCE')}>
      {views.length === 0 ? (
        <Notice tone="caution">{translate('messaging.notification.no_lists')}</Notice>
      ) : (
        <FieldGrid>
          <FieldCell wide>
            <OptionInput
              bound={bound}
              label={label}
              options={options}
              value={typeof bound.value === 'string' ? bound.value : null}
              onChange={bound.change}
            />
          </FieldCell>
        </FieldGrid>
      )}
    </FieldGroup>
  );
}
