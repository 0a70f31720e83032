import { Suspense, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useFieldLabel } from '../../../../framework/useLabels';
import { LIVE_CONTRACT_STATES } from '../../../../domain/contracts/contractStates';
import { reference } from '../../../../fields';
import { kindViews } from '../../../../fields/views';
import type { ContractDraft } from './ContractDraft';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { FieldGrid, FieldGroup } from '../../../../ui/FieldGroup/FieldGroup';

/** The contract that an amendment amends: one of the customer's own that is in force (docs/domain/contracts.md 1.1). */
export function ParentSection() {
  const translate = useTranslate();
  const label = useFieldLabel('contract');
  const { customerId, type } = useWatch<ContractDraft>();
  const field = useMemo(
    () =>
      reference('contract', {
        required: true,
        filter: {
          customerId,
          type: ['LEND_MARKET_PLACE', 'LEND_MARKET_PLACE_SALARY'],
          state: LIVE_CONTRACT_STATES,
          isArchive: false,
        },
      }),
    [customerId],
  );
  if (type !== 'LEND_MARKET_PLACE_AMEND' || !customerId) return null;
  const { Input } = kindViews.reference;
  return (
    <FieldGroup legend={translate('resources.contract.sections.parent')}>
      <FieldGrid>
        <Suspense fallback={<Skeleton />}>
          <Input
            key={String(customerId)}
            field={field}
            source="parentId"
            label={label('parentId')}
            resource="contract"
          />
        </Suspense>
      </FieldGrid>
    </FieldGroup>
  );
}
