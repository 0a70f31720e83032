import { useTranslate } from 'ra-core';
import { Suspense, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useFieldLabel } from '../../../crud/useLabels';
import { LIVE_CONTRACT_STATES } from '../../../domain/contracts/contractStates';
import { reference } from '../../../entity/kinds/reference';
import { kindViews } from '../../../entity/views';
import type { ContractDraft } from './ContractDraft';

/** The contract that an amendment amends: one of the customer's own that is in force (domain 4.9). */
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
    <fieldset className="u-card u-fieldset">
      <legend className="u-section-head u-card-title">
        {translate('resources.contract.sections.parent')}
      </legend>
      <div className="u-form-fields">
        <Suspense fallback={<span className="u-skeleton" />}>
          <Input
            key={String(customerId)}
            field={field}
            source="parentId"
            label={label('parentId')}
            resource="contract"
          />
        </Suspense>
      </div>
    </fieldset>
  );
}
