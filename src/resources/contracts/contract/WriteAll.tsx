import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { CreateLink } from '../../../framework/list/ListBody';
import { useMay } from '../../../framework/useMay';
import { WriteAllDialog } from '../../credit-registry/write/WriteAllDialog';
import { writeAllContracts } from './api';
import contract from './contract.entity';
import { WRITE_REGISTRY } from '../rights';
import { Button } from '../../../ui/Button/Button';

const entity = contract;

/** Beside the list's title: a new contract, and the writing of all that the filter shows to the credit registry. */
export function WriteAll() {
  const translate = useTranslate();
  const may = useMay();
  const [asked, setAsked] = useState(false);
  return (
    <>
      {may(WRITE_REGISTRY) && (
        <Button onClick={() => setAsked(true)}>{translate('action.write_all_to_zms')}</Button>
      )}
      <CreateLink entity={entity} />
      {asked && (
        <WriteAllDialog
          resource="contract"
          writeAll={writeAllContracts}
          action="write_to_zms"
          texts="contracts.registry.write_all"
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
