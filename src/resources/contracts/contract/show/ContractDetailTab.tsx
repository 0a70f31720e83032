import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../../i18n/useTranslate';
import { RecordSections } from '../../../../framework/record/RecordSections';
import entity from '../contract.entity';
import type { ContractRecord } from '../ContractRecord';
import { GateBoard } from '../create/GateBoard';
import { CardBody, CardHead, CardTitle, Surface } from '../../../../ui/Card/Card';
import { Muted } from '../../../../ui/Text/Text';

/** Every fact about the contract, and the gates as they were when it was made. */
export function ContractDetailTab() {
  const record = useRecordContext<ContractRecord>();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <>
      <RecordSections entity={entity} record={record} />
      <Surface as="section">
        <CardHead>
          <CardTitle>{translate('contracts.gates.at_making')}</CardTitle>
        </CardHead>
        <CardBody>
          {record.gates && record.gates.length > 0 ? (
            <GateBoard gates={record.gates} />
          ) : (
            <Muted as="p">{translate('contracts.gates.none_kept')}</Muted>
          )}
        </CardBody>
      </Surface>
    </>
  );
}
