import { Form, useTranslate } from 'ra-core';
import { Suspense, useCallback, useState } from 'react';
import { actionLabelKey } from '../../../crud/record/actionLabel';
import { toldOf } from '../../../crud/record/toldOf';
import { useAct } from '../../../crud/record/useAct';
import { useHindrance } from '../../../crud/record/useHindrance';
import { checkOf } from '../../../crud/record/useOutcome';
import { errorTree } from '../../../crud/form/formErrors';
import { useFieldLabel } from '../../../crud/useLabels';
import { useIntentKeys } from '../../../dataProviders/useIntentKeys';
import { validateAsked } from '../../../entity/validate';
import { kindViews } from '../../../entity/views';
import { ConfirmDialog } from '../../../ui/base/ConfirmDialog';
import type { ContractRecord } from '../ContractRecord';
import contract from '../contract';
import { contractAsks } from '../contractAsks';
import { contractLife } from '../contractLife';

const entity = contract;
const ACT = 'amend';

/** The amendment of a contract as a page: what the act asks for, and its confirmation with the reason. */
export function AmendForm({ record }: { record: ContractRecord }) {
  const translate = useTranslate();
  const label = useFieldLabel('contract');
  const act = useAct(entity);
  const hindrance = useHindrance(entity)(record, ACT);
  const keys = useIntentKeys(`contract.${record.id}.${ACT}`);
  const [asked, setAsked] = useState<Record<string, unknown>>();
  const validate = useCallback(
    (values: object) =>
      errorTree(validateAsked(contractLife, ACT, values as Record<string, unknown>, record)),
    [record],
  );
  const text = translate(actionLabelKey('contract', ACT));
  const { amendment, newLimit } = contractAsks[ACT];
  const inputs = [
    ['amendment', amendment],
    ['newLimit', newLimit],
  ] as const;
  return (
    <>
      <Form
        className="u-form"
        validate={validate}
        defaultValues={{ amendment: null, newLimit: record.limit ?? null }}
        mode="onBlur"
        reValidateMode="onChange"
        disableInvalidFormNotification
        noValidate
        onSubmit={(values: object) => setAsked(values as Record<string, unknown>)}
      >
        <fieldset className="u-card u-fieldset" disabled={hindrance !== null}>
          <legend className="u-section-head u-card-title">{text}</legend>
          <div className="u-form-fields">
            <Suspense fallback={<span className="u-skeleton" />}>
              {inputs.map(([name, field]) => {
                const { Input } = kindViews[field.kind.name];
                return (
                  <div key={name} className={field.kind.wide ? 'u-form-wide' : undefined}>
                    <Input
                      field={field}
                      source={name}
                      label={label(name)}
                      resource="contract"
                      disabled={hindrance !== null}
                    />
                  </div>
                );
              })}
            </Suspense>
          </div>
        </fieldset>
        <div className="u-form-foot">
          <button type="submit" className="u-button" data-main disabled={hindrance !== null}>
            {text}
          </button>
          <span className="u-muted">
            {hindrance?.hidden ? translate('error.forbidden') : hindrance?.words}
          </span>
        </div>
      </Form>
      {asked && (
        <ConfirmDialog
          open
          kind="reason"
          title={`${text}: ${record.contractNumber ?? record.id}`}
          confirmLabel={text}
          tell={(error) => toldOf(error, translate)}
          onUnknown={checkOf}
          onConfirm={async (answer) => {
            const data = { ...asked, ...answer };
            await act(record, ACT, data, keys.keyFor(data));
            keys.done();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
