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
      <Balances record={record} to={to ?? null} going="next" />
      <p>{translate('contracts.cession.note')}</p>
    </>
  );
}

/** The claims go back as they are today: no money of the new owner has come. */
export function UndoCessionPreview({ record }: { record: ContractRecord }) {
  const translate = useTranslate();
  return (
    <>
      <Balances record={record} to={record.cededFrom ?? null} going="back" />
      <p>{translate('contracts.cession.undo_note')}</p>
    </>
  );
}

interface BalancesProps {
  record: ContractRecord;
  to: string | null;
  /** What would go now, or what went with the last cession and comes back. */
  going: 'next' | 'back';
}

function Balances({ record, to, going }: BalancesProps) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { data: tenants } = useTenants();
  const { data, error } = useCession(record.id);
  useSubmitHold(!data && !error);
  const nameOf = (alias: string | null | undefined) =>
    tenants?.find((tenant) => tenant.alias === alias)?.name ?? alias;
  if (error) return <Notice tone="caution">{translate('contracts.cession.unknown')}</Notice>;
  const claims = data && (going === 'next' ? data.next : data);
  return (
    <>
      <DiffTable
        rows={[
          {
            label: translate('contracts.cession.owner'),
            before: nameOf(record.owner),
            after: nameOf(to),
          },
          ...(claims
            ? [
                {
                  label: heading(translate('contracts.cession.balance')),
                  before: <MoneyText value={claims.balance} />,
                  after: <MoneyText value={claims.ledger} />,
                },
                {
                  label: translate('contracts.cession.loans'),
                  before: claims.loans,
                  after: claims.loans,
                },
              ]
            : []),
        ]}
      />
      {claims && (
        <Facts
          sums
          facts={[
            [heading(translate('contracts.cession.worth')), formatMoney(claims.worth)],
            ...('requests' in claims
              ? [
                  [translate('contracts.cession.requests'), claims.requests] as const,
                  [translate('contracts.cession.staying'), claims.staying] as const,
                ]
              : []),
          ]}
        />
      )}
    </>
  );
}
