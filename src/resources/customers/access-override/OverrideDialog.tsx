import { useMemo } from 'react';
import { useTranslate, type Identifier } from 'ra-core';
import { useController } from 'react-hook-form';
import { codeSchema } from '../../../framework/record/answerSchemas';
import { today } from '../../../domain/clock';
import { addDays } from '../../../domain/dates';
import { ACCESS } from '../../../domain/settings';
import entity from './accessOverride.entity';
import { CodeField } from '../../../ui/ConfirmDialog/CodeField';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';
import type { ACCESS_FLAGS } from '../customer/accessFlags';
import { useAccessWords } from '../customer/tabs/AccessRow';
import { EntityDialog } from '../customer/EntityDialog';
import type { AccessState } from '../customer/api';

/** Name of the typed confirmation; the gateway leaves it alone. */
const CODE = 'confirmationCode';

interface Props {
  customerId: Identifier;
  access: (typeof ACCESS_FLAGS)[number]['access'];
  state: AccessState;
  onClose: () => void;
}

/**
 * A lead lifts an automatic hold until a day: what changes, the customer's number typed again
 * (docs/domain/customers.md 6.4).
 */
export function OverrideDialog({ customerId, access, state, onClose }: Props) {
  const translate = useTranslate();
  const words = useAccessWords();
  const code = String(customerId);
  const extra = useMemo(() => ({ [CODE]: codeSchema(code) }), [code]);
  return (
    <EntityDialog
      entity={entity}
      title={`${translate('people.access.override')}: ${translate(`enums.CustomerAccess.${access}`)}`}
      submitLabel={translate('people.access.override')}
      customerId={customerId}
      defaults={{ access, until: addDays(today(), 1), [CODE]: '' }}
      omit={['access']}
      danger
      extra={extra}
      onClose={onClose}
    >
      <p>{translate('people.access.override_text', { days: ACCESS.overrideDaysMax })}</p>
      <DiffTable
        rows={[
          {
            label: translate(`enums.CustomerAccess.${access}`),
            before: words(state.value),
            after: words(state.manual),
          },
        ]}
      />
      <Code code={code} />
    </EntityDialog>
  );
}

function Code({ code }: { code: string }) {
  const translate = useTranslate();
  const { field, fieldState } = useController({ name: CODE, defaultValue: '' });
  return (
    <CodeField
      consequence={{ rows: [], code, codeLabel: translate('resources.common.fields.customerId') }}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      error={fieldState.invalid}
    />
  );
}
