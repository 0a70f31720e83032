import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { today } from '../../../../domain/clock';
import { dayOf } from '../../../../domain/dates';
import { useSubmitHold } from '../../../../framework/form/submitHold';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { DiffTable } from '../../../../ui/DiffTable/DiffTable';
import { Notice } from '../../../../ui/Notice/Notice';
import { MoneyText } from '../../../../ui/Text/MoneyText';
import type { ContractRecord } from '../ContractRecord';
import { useCession } from '../useCession';
import { useTenants } from '../../../../dataProviders/useTenants';

/**
 * The balance by the books of the old owner and by the ledger that the new one takes over, and whose the repayments are
 * (docs/domain/contracts.md 8.1, 8.3).
 */
export function CedePreview({ record }: { record: ContractRecord }) {
  const translate = useTranslate();
  const to = useWatch({ name: 'cedeTo' }) as string | null | undefined;
  return (
    <>
      <Balances record={record} to={to ?? null} />
      <p>{translate('contracts.cession.note')}</p>
    </>
  );
}

/** The claim goes back; no receipt was booked since, so the balances are those of the cession. */
export function UndoCessionPreview({ record }: { record: ContractRecord }) {
  const translate = useTranslate();
  return (
    <>
      <Balances record={record} to={record.cededFrom ?? null} />
      <p>{translate('contracts.cession.undo_note')}</p>
    </>
  );
}

function Balances({ record, to }: { record: ContractRecord; to: string | null }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { data: tenants } = useTenants();
  const day = dayOf(useWatch({ name: 'cededOn' }) as string | null) ?? today();
  const { data, error } = useCession(record.id, day);
  useSubmitHold(!data && !error);
  const nameOf = (alias: string | null | undefined) =>
    tenants?.find((tenant) => tenant.alias === alias)?.name ?? alias;
  if (error) return <Notice tone="caution">{translate('contracts.cession.unknown')}</Notice>;
  return (
    <DiffTable
      rows={[
        {
          label: translate('contracts.cession.owner'),
          before: nameOf(record.owner),
          after: nameOf(to),
        },
        ...(data
          ? [
              {
                label: heading(translate('contracts.cession.balance')),
                before: <MoneyText value={data.balance} />,
                after: <MoneyText value={data.ledger} />,
              },
              {
                label: heading(translate('contracts.cession.repaid')),
                before: <MoneyText value={data.before.repaid} />,
                after: <MoneyText value={data.after.repaid} />,
              },
              {
                label: translate('contracts.cession.loans'),
                before: data.loans,
                after: data.loans,
              },
            ]
          : []),
      ]}
    />
  );
}
