import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useSubmitHold } from '../../../../framework/form/submitHold';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { formatMoney } from '../../../../domain/money';
import { DiffTable } from '../../../../ui/DiffTable/DiffTable';
import { Facts } from '../../../../ui/Facts/Facts';
import { Notice } from '../../../../ui/Notice/Notice';
import { MoneyText } from '../../../../ui/Text/MoneyText';
import type { ContractRecord } from '../ContractRecord';
import { useCession } from '../useCession';
import { useTenants } from '../../../../dataProviders/useTenants';

/**
 * The balance by the loans and by the ledger that the new owner takes over, what is settled between the two lenders, what is
 * cancelled and what stays (docs/domain/ownership.md 2).
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

/** The claims go back as they are today: no money of the new owner has come. */
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
  const { data, error } = useCession(record.id);
  useSubmitHold(!data && !error);
  const nameOf = (alias: string | null | undefined) =>
    tenants?.find((tenant) => tenant.alias === alias)?.name ?? alias;
  if (error) return <Notice tone="caution">{translate('contracts.cession.unknown')}</Notice>;
  const isBack = record.isCessioned === true;
  return (
    <>
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
                  label: translate('contracts.cession.loans'),
                  before: data.loans,
                  after: data.loans,
                },
              ]
            : []),
        ]}
      />
      {data && (
        <Facts
          sums
          facts={[
            [heading(translate('contracts.cession.worth')), formatMoney(data.worth)],
            ...(isBack
              ? []
              : [
                  [translate('contracts.cession.requests'), data.requests] as const,
                  [translate('contracts.cession.staying'), data.staying] as const,
                ]),
          ]}
        />
      )}
    </>
  );
}
