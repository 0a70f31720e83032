import { useGetOne } from 'ra-core';
import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { WaitingChanges } from '../../../framework/changes/WaitingChanges';
import { EntityFormPage } from '../../../framework/form/EntityFormPage';
import { useEntity } from '../../../framework/loadEntity';
import { EntityShowPage } from '../../../framework/record/EntityShowPage';
import { RecordHistory } from '../../../framework/record/RecordHistory';
import { useMayWrite } from '../../../framework/useMayWrite';
import { Muted } from '../../../ui/Text/Text';
import { Split, Stack } from '../../../ui/Stack/Stack';

const RESOURCE = 'car-loan/prices';

/** One allowed price with its history: changed by users who may set prices, read by the others. */
export function PricePage() {
  const { entity } = useEntity(RESOURCE);
  const translate = useTranslate();
  const mayWrite = useMayWrite();
  const { id = '' } = useParams();
  const isEditor = mayWrite(entity, 'edit');
  const { data } = useGetOne(RESOURCE, { id }, { enabled: isEditor, retry: false });
  if (!isEditor) return <EntityShowPage name={RESOURCE} />;
  return (
    <Split>
      <Stack gap={16} data-part="record-main">
        {data && <WaitingChanges entity={entity} record={data} />}
        <EntityFormPage name={RESOURCE} kind="edit" />
        <Muted as="p">{translate('carLoans.recomputed')}</Muted>
      </Stack>
      {data && <RecordHistory entity={entity} record={data} />}
    </Split>
  );
}
