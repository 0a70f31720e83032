import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { FieldValue } from '../../../framework/FieldValue';
import { today } from '../../../domain/clock';
import { ageOn } from '../../../domain/registerNumber';
import { type RecordOf } from '../../../entity/entity';
import entity from './customer.entity';

type Customer = RecordOf<typeof entity>;

/** Citizen or company, level, register number, phone, age, place: enough to know one is talking to the right person. */
export function CustomerSubtitle() {
  const customer = useRecordContext<Customer>();
  const translate = useTranslate();
  if (!customer) return null;
  const company = customer.type === 'COMPANY';
  const age = customer.birthDate ? ageOn(customer.birthDate, today()) : undefined;
  const facts = [
    'type',
    'level',
    company ? 'companyRegnum' : 'regnum',
    'phone',
    'city',
    'district',
    'committee',
  ] as const;
  return (
    <>
      {facts
        .filter((field) => customer[field])
        .map((field) => (
          <span key={field}>
            <FieldValue entity={entity} field={field} record={customer} place="page" />
          </span>
        ))}
      {!company && age !== undefined && <span>{translate('customers.age', { age })}</span>}
    </>
  );
}
