import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { FieldValue } from '../../../framework/FieldValue';
import { useFieldLabel } from '../../../framework/useLabels';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { FamilyRelationType } from '../../../domain/enums/customers';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { XypPurpose } from '../../../domain/enums/stateRegistry';
import { RevealContext } from '../../../fields/shared/RevealContext';
import { DateText, DateTimeText } from '../../../ui/Text/DateText';
import { MaskedText } from '../../../ui/MaskedText/MaskedText';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { useTellError } from '../../../dataProviders/useTellError';
import { Card } from '../../../framework/parts/Card';
import { Facts } from '../../../ui/Facts/Facts';
import { Person } from '../../../framework/parts/Person';
import entity from '../customer/customer.entity';
import { RegistryTable } from './RegistryTable';
import { type RegistryAnswer, type RegistryDetail, revealXypDetail } from './api';
import { Stack } from '../../../ui/Stack/Stack';

interface Props {
  customerId: string;
  reading: NonNullable<RegistryDetail['reading']>;
}

const IDENTITY = [
  'lastName',
  'firstName',
  'surname',
  'regnum',
  'civilId',
  'birthDate',
  'gender',
  'bornPlace',
  'nationality',
  'maritalStatus',
] as const;

/** The answer section by section. Register numbers are masked; a reveal is a call of its own, which is logged. */
export function RegistrySections({ customerId, reading }: Props) {
  const translate = useTranslate();
  const label = useFieldLabel('customers');
  const reveal = useRegistryReveal(customerId);
  const { at, by, purpose, answer } = reading;
  const { identity, address, family, vehicles, property, employment } = answer;
  const text = (key: string) => translate(`xyp.detail.${key}`);
  return (
    <Stack gap={16}>
      <Card title={translate('xyp.tab.last')}>
        <Facts
          facts={[
            [translate('xyp.tab.read_at'), <DateTimeText key="at" value={at} />],
            [translate('xyp.tab.by'), <Person key="by" id={by} />],
            [translate('xyp.tab.purpose'), translate(labelKeyOf(XypPurpose, purpose))],
          ]}
        />
      </Card>
      <Card title={text('identity')}>
        <RevealContext value={{ reveal: () => reveal((whole) => whole.identity.regnum) }}>
          <Facts
            facts={IDENTITY.map((field) => [
              label(field),
              <FieldValue
                key={field}
                entity={entity}
                field={field}
                record={identity}
                place="page"
              />,
            ])}
          />
        </RevealContext>
      </Card>
      <Card title={text('address')}>
        <Facts
          facts={[
            [label('officialAddress'), address.officialAddress ?? '—'],
            [text('since'), <DateText key="since" value={address.since} />],
          ]}
        />
      </Card>
      <RegistryTable
        title={text('family')}
        heads={[text('relation'), text('name'), label('regnum')]}
        rows={family.map(({ relation, name, regnum }, index) => [
          translate(labelKeyOf(FamilyRelationType, relation as FamilyRelationType)),
          name,
          <MaskedText
            key="regnum"
            masked={regnum}
            onReveal={() => reveal((whole) => whole.family.at(index)?.regnum)}
          />,
        ])}
      />
      <RegistryTable
        title={text('vehicles')}
        heads={[text('plateNumber'), text('model'), text('year'), text('vin')]}
        rows={vehicles.map(({ plateNumber, model, year, vin }) => [plateNumber, model, year, vin])}
      />
      <RegistryTable
        title={text('property')}
        heads={[text('number'), text('kind'), text('address'), text('share')]}
        rows={property.map((one) => [one.number, one.kind, one.address, one.share])}
      />
      <RegistryTable
        title={text('employment')}
        heads={[text('employer'), text('since'), text('paidUntil'), text('salary')]}
        rows={employment.map(({ employer, since, paidUntil, salary }) => [
          employer,
          <DateText key="since" value={since} />,
          paidUntil,
          <MoneyText key="salary" value={salary} />,
        ])}
      />
    </Stack>
  );
}

/** Fetches the answer without masks for one value of it; the answer is not cached. */
function useRegistryReveal(customerId: string) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const tellError = useTellError();
  return useCallback(
    async (pick: (whole: RegistryAnswer) => string | null | undefined): Promise<string> => {
      try {
        const { reading } = await dataProvider.call(revealXypDetail, {
          params: { id: customerId },
        });
        void queryClient.invalidateQueries({ queryKey: ['customers', 'history', customerId] });
        return (reading && pick(reading.answer)) ?? '';
      } catch (error) {
        tellError(error);
        throw error;
      }
    },
    [customerId, dataProvider, queryClient, tellError],
  );
}
