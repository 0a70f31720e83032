import { Form, useTranslate } from 'ra-core';
import { Suspense, useMemo, useState } from 'react';
import { actionLabelKey } from '../../../framework/record/actionLabel';
import { displayError } from '../../../framework/record/displayError';
import { useAct } from '../../../framework/record/useAct';
import { useActionBlock } from '../../../framework/record/useActionBlock';
import { checkOf } from '../../../framework/record/useOutcome';
import { useSchemaForm } from '../../../framework/form/useSchemaForm';
import { useFieldLabel } from '../../../framework/useLabels';
import { useIdempotencyKeys } from '../../../dataProviders/useIdempotencyKeys';
import { askedSchema } from '../../../entity/validate';
import { kindViews } from '../../../fields/views';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import type { ContractRecord } from '../contract/ContractRecord';
import contract from '../contract/contract.entity';
import { contractLifecycle } from '../contract/lifecycle';
import { CardHead, Surface } from '../../../ui/Card/Card';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Button } from '../../../ui/Button/Button';
import { Muted } from '../../../ui/Text/Text';
import formStyles from '../../../framework/form/Form.module.css';
import cardStyles from '../../../ui/Card/Card.module.css';

const entity = contract;
const ACT = 'amend';

/** The amendment of a contract as a page: what the act asks for, and its confirmation with the reason. */
export function AmendForm({ record }: { record: ContractRecord }) {
  const translate = useTranslate();
  const label = useFieldLabel('contract');
  const act = useAct(entity);
  const actionBlock = useActionBlock(entity)(record, ACT);
  const keys = useIdempotencyKeys(`contract.${record.id}.${ACT}`);
  const [asked, setAsked] = useState<Record<string, unknown>>();
  const validation = useSchemaForm(
    useMemo(() => askedSchema(contractLifecycle, ACT, record), [record]),
  );
  const text = translate(actionLabelKey('contract', ACT));
  const { amendment, newLimit } = contractLifecycle.inputs[ACT];
  const inputs = [
    ['amendment', amendment],
    ['newLimit', newLimit],
  ] as const;
  return (
    <>
      <Form
        className={formStyles.form}
        {...validation}
        defaultValues={{ amendment: null, newLimit: record.limit ?? null }}
        mode="onBlur"
        reValidateMode="onChange"
        disableInvalidFormNotification
        noValidate
        onSubmit={(values: object) => setAsked(values as Record<string, unknown>)}
      >
        <Surface
          className={formStyles.fieldset}
          as="fieldset"
          data-part="fieldset"
          disabled={actionBlock !== null}
        >
          <CardHead className={cardStyles.title} as="legend">
            {text}
          </CardHead>
          <div className={formStyles.fields}>
            <Suspense fallback={<Skeleton />}>
              {inputs.map(([name, field]) => {
                const { Input } = kindViews[field.kind.name];
                return (
                  <div key={name} className={field.kind.wide ? formStyles.wide : undefined}>
                    <Input
                      field={field}
                      source={name}
                      label={label(name)}
                      resource="contract"
                      disabled={actionBlock !== null}
                    />
                  </div>
                );
              })}
            </Suspense>
          </div>
        </Surface>
        <div className={formStyles.foot} data-part="form-foot">
          <Button type="submit" variant="primary" disabled={actionBlock !== null}>
            {text}
          </Button>
          <Muted>{actionBlock?.hidden ? translate('error.forbidden') : actionBlock?.words}</Muted>
        </div>
      </Form>
      {asked && (
        <ConfirmDialog
          open
          kind="reason"
          title={`${text}: ${record.contractNumber ?? record.id}`}
          confirmLabel={text}
          tell={(error) => displayError(error, translate)}
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
