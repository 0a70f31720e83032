import type { Identifier } from 'ra-core';
import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { today } from '../../../domain/clock';
import { addDays } from '../../../domain/dates';
import entity, { lastDayWithin } from './accessOverride.entity';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';
import type { ACCESS_FLAGS } from '../customer/accessFlags';
import { useAccessWords } from '../customer/tabs/AccessRow';
import { EntityDialog } from '../customer/EntityDialog';
import { useSystemSettings } from '../../settings/system/useSystemSettings';
import type { AccessState } from '../customer/api';

interface Props {
  customerId: Identifier;
  access: (typeof ACCESS_FLAGS)[number]['access'];
  state: AccessState;
  onClose: () => void;
}

/**
 * A lead lifts an automatic hold until a day, with what changes (docs/domain/customers.md 6.4).
 */
export function OverrideDialog({ customerId, access, state, onClose }: Props) {
  const translate = useTranslate();
  const words = useAccessWords();
  const { overrideDays } = useSystemSettings();
  const bounded = useMemo(
    () => ({ ...entity, rules: lastDayWithin(overrideDays) }),
    [overrideDays],
  );
  return (
    <EntityDialog
      entity={bounded}
      title={`${translate('people.access.override')}: ${translate(`enums.CustomerAccess.${access}`)}`}
      submitLabel={translate('people.access.override')}
      customerId={customerId}
      defaults={{ access, until: addDays(today(), 1) }}
      omit={['access']}
      danger
      onClose={onClose}
    >
      <p>{translate('people.access.override_text', { days: overrideDays })}</p>
      <DiffTable
        rows={[
          {
            label: translate(`enums.CustomerAccess.${access}`),
            before: words(state.value),
            after: words(state.manual),
          },
        ]}
      />
    </EntityDialog>
  );
}
