import { Suspense, useMemo, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { actionLabelKey } from '../../../framework/record/actionLabel';
import { displayError } from '../../../framework/record/displayError';
import { useAction } from '../../../framework/record/useAction';
import { useActionBlock } from '../../../framework/record/useActionBlock';
import { checkOf } from '../../../framework/record/useOutcome';
import { PageForm } from '../../../framework/form/PageForm';
import { useFieldLabel } from '../../../framework/useLabels';
import { useIdempotencyKeys } from '../../../dataProviders/useIdempotencyKeys';
import { askedSchema } from '../../../entity/validate';
import { kindViews } from '../../../fields/views';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import type { ContractRecord } from '../contract/ContractRecord';
import contract from '../contract/contract.entity';
import { contractLifecycle } from '../contract/lifecycle';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Button } from '../../../ui/Button/Button';
import { Muted } from '../../../ui/Text/Text';
import { FieldCell, FieldGrid, FieldGroup, FormFoot } from '../../../ui/FieldGroup/FieldGroup';

const entity = contract;
const ACT = 'amend';

/** The amendment of a contract as a page: what the action asks for, and its confirmation with the reason. */
export function AmendForm({ record }: { record: ContractRecord }) {
  const translate = useTranslate();
  const label = useFieldLabel('contract');
  const action = useAction(entity);
  const actionBlock = useActionBlock(entity)(record, ACT);
  const keys = useIdempotencyKeys(`contract.${record.id}.${ACT}`);
  const [asked, setAsked] = useState<Record<string, unknown>>();
  const schema = useMemo(() => askedSchema(contractLifecycle, ACT, record), [record]);
  const text = translate(actionLabelKey('contract', ACT));
  const { amendment, newLimit } = contractLifecycle.inputs[ACT];
  const inputs = [
    ['amendment', amendment],
    ['newLimit', newLimit],
  ] as const;
  return (
    <>
      <PageForm
        schema={schema}
        defaultValues={{ amendment: null, newLimit: record.limit ?? null }}
        keepTyped
        onSubmit={(values) => setAsked({ ...values })}
      >
        <FieldGroup legend={text} disabled={actionBlock !== null}>
          <FieldGrid>
            <Suspense fallback={<Skeleton />}>
              {inputs.map(([name, field]) => {
                const { Input } = kindViews[field.kind.name];
                return (
                  <FieldCell key={name} wide={field.kind.wide}>
                    <Input
                      field={field}
                      source={name}
                      label={label(name)}
                      resource="contract"
                      disabled={actionBlock !== null}
                    />
                  </FieldCell>
                );
              })}
            </Suspense>
          </FieldGrid>
        </FieldGroup>
        <FormFoot>
          <Button type="submit" variant="primary" disabled={actionBlock !== null}>
            {text}
          </Button>
          <Muted>{actionBlock?.hidden ? translate('error.forbidden') : actionBlock?.words}</Muted>
        </FormFoot>
      </PageForm>
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
            await action(record, ACT, data, keys.keyFor(data));
            keys.done();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
