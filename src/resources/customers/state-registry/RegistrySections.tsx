import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
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
  const text = (key: KeyBelow<'xyp.detail'>) => translate(`xyp.detail.${key}`);
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
        <RevealContext
          value={{
            reveal: () => reveal((whole) => whole.identity.regnum),
            // The answer of a registry is no record of ours: it has no id.
            of: { resource: entity.name, id: undefined },
          }}
        >
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
        columns={[
          {
            key: 'relation',
            head: text('relation'),
            cell: ({ relation }) =>
              translate(labelKeyOf(FamilyRelationType, relation as FamilyRelationType)),
          },
          { key: 'name', head: text('name'), cell: ({ name }) => name },
          {
            key: 'regnum',
            head: label('regnum'),
            cell: ({ regnum }, index) => (
              <MaskedText
                masked={regnum}
                onReveal={() => reveal((whole) => whole.family.at(index)?.regnum)}
              />
            ),
          },
        ]}
        rows={family}
      />
      <RegistryTable
        title={text('vehicles')}
        columns={(['plateNumber', 'model', 'year', 'vin'] as const).map((key) => ({
          key,
          head: text(key),
          cell: (vehicle: (typeof vehicles)[number]) => vehicle[key],
        }))}
        rows={vehicles}
      />
      <RegistryTable
        title={text('property')}
        columns={(['number', 'kind', 'address', 'share'] as const).map((key) => ({
          key,
          head: text(key),
          cell: (one: (typeof property)[number]) => one[key],
        }))}
        rows={property}
      />
      <RegistryTable
        title={text('employment')}
        columns={[
          { key: 'employer', head: text('employer'), cell: ({ employer }) => employer },
          { key: 'since', head: text('since'), cell: ({ since }) => <DateText value={since} /> },
          { key: 'paidUntil', head: text('paidUntil'), cell: ({ paidUntil }) => paidUntil },
          {
            key: 'salary',
            head: text('salary'),
            numeric: true,
            cell: ({ salary }) => <MoneyText value={salary} />,
          },
        ]}
        rows={employment}
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
