import { use, useState } from 'react';
import { today } from '../../domain/clock';
import {
  ageOn,
  readRegisterNumber,
  repairRegisterNumber,
  type Repair,
} from '../../domain/registerNumber';
import { Gender } from '../../domain/enums/common';
import { labelKeyOf } from '../../domain/enums/readEnum';
import type { KindInputProps } from '../KindView';
import { type Fields, type Translate, optionsOf } from '../../entity/Field';
import type { RegisterNumberOptions } from './schema';
import { BoundTextField } from '../shared/BoundTextField';
import { FormFieldsContext } from '../shared/FormFieldsContext';
import { RegisterNumberMatch, type FactFields } from './RegisterNumberMatch';
import { useKindInput } from '../shared/useKindInput';

/** Birth date, age and sex in the digits: a hint, never a reason to refuse (docs/domain/input.md 2.2). */
function factsText(value: string, translate: Translate): string | undefined {
  const facts = readRegisterNumber(value);
  if (!facts) return undefined;
  const sex = translate(labelKeyOf(Gender, facts.sex));
  if (!facts.birthDate) return `${translate('kinds.register.no_date')} · ${sex}`;
  const age = ageOn(facts.birthDate, today());
  const years =
    age === undefined
      ? translate('kinds.register.ahead')
      : translate('unit.age_years', { smart_count: age });
  return `${translate('kinds.register.birth', { date: facts.birthDate })} · ${years} · ${sex}`;
}

const repairsText = (repairs: readonly Repair[], translate: Translate): string =>
  translate('kinds.register.repaired', {
    changes: repairs.map(({ from, to }) => `${from} → ${to}`).join(', '),
  });

/**
 * The fields of the same form with the facts that the number holds, named after it: `birthDate` and `gender` of `regnum`.
 * Undefined where the form asks for no such facts.
 */
function factFieldsOf(source: string, fields: Fields): FactFields | undefined {
  const isOwn = source === 'regnum' && 'birthDate' in fields && 'gender' in fields;
  return isOwn ? { birthDate: 'birthDate', sex: 'gender' } : undefined;
}

/** A register number: letters that only look Cyrillic are replaced in sight, the rest is upper-cased. */
export function RegisterNumberInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const { translate } = bound;
  const [repairs, setRepairs] = useState<readonly Repair[]>([]);
  const shown = typeof bound.value === 'string' ? bound.value : '';
  const type = (typed: string) => {
    const { value, repaired } = repairRegisterNumber(typed);
    // A letter that was replaced before is named for as long as it is in the text.
    const still = repairs.filter(
      ({ index, to }) => value[index] === to && !repaired.some((one) => one.index === index),
    );
    setRepairs([...still, ...repaired]);
    bound.change(value || null);
  };
  const hints = [
    repairs.length > 0 && repairsText(repairs, translate),
    factsText(shown, translate),
  ].filter(Boolean);
  const { example } = optionsOf<RegisterNumberOptions>(props.field);
  const facts = factFieldsOf(props.source, use(FormFieldsContext));
  return (
    <>
      <BoundTextField
        bound={bound}
        label={props.label}
        shown={shown}
        onType={type}
        hint={hints.length > 0 ? <span role="status">{hints.join(' · ')}</span> : undefined}
        placeholder={example}
        discreet
        capitals
      />
      {facts && <RegisterNumberMatch value={shown} fields={facts} />}
    </>
  );
}
