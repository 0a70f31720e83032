import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../../i18n/useTranslate';
import { defaultsOf } from '../../../../framework/form/defaults';
import { FormSections } from '../../../../framework/form/FormSections';
import { PageForm } from '../../../../framework/form/PageForm';
import { ContractType } from '../../../../domain/enums/contracts';
import { normalise } from '../../../../domain/enums/readEnum';
import { recordSchema } from '../../../../entity/validate';
import type { MessageKey } from '../../../../i18n/Catalogue';
import entity from '../contract.entity';
import { PageTitle } from '../../../../ui/Page/PageTitle';
import type { ContractDraft } from './ContractDraft';
import { GatePanel } from './GatePanel';
import { MakeDialog } from './MakeDialog';
import { ParentSection } from './ParentSection';
import { PageStack, PageHead } from '../../../../ui/Page/Page';

const schema = recordSchema(entity);

interface Props {
  /** Chosen beforehand, where the address is of another form than `?customerId=` and `?type=`. */
  customerId?: string;
  type?: ContractType;
  title?: MessageKey;
  /** Above the title. */
  head?: ReactNode;
}

/**
 * Makes a contract: whose and of which type, the gate board, and the making once every gate is open
 * (docs/domain/contracts.md 3.1, 3.2). `?customerId=` and `?type=` choose beforehand.
 */
export function ContractCreate({
  customerId: owner,
  type: wanted,
  title = 'menu.contracts.create',
  head,
}: Props) {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const [asked, setAsked] = useState<ContractDraft>();
  const defaults = useMemo(() => {
    const customerId = Number(owner ?? search.get('customerId'));
    const type = wanted ?? normalise(ContractType, search.get('type'));
    return {
      ...defaultsOf(entity),
      ...(Number.isSafeInteger(customerId) && customerId > 0 ? { customerId } : {}),
      ...(type ? { type } : {}),
    };
  }, [owner, search, wanted]);
  return (
    <PageStack>
      {head}
      <PageHead>
        <PageTitle>{translate(title)}</PageTitle>
      </PageHead>
      <PageForm
        schema={schema}
        defaultValues={defaults}
        onSubmit={(values: object) => setAsked(values as ContractDraft)}
      >
        <FormSections entity={entity} only={['parties']} />
        <FormSections entity={entity} only={['company']} />
        <ParentSection />
        <GatePanel />
      </PageForm>
      {asked && <MakeDialog draft={asked} onClose={() => setAsked(undefined)} />}
    </PageStack>
  );
}
