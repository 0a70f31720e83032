import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate';
import { Gender } from '../../domain/enums/common';
import { labelKeyOf } from '../../domain/enums/readEnum';
import { readRegisterNumber } from '../../domain/registerNumber';
import { isBlank } from '../../entity/Field';
import { Notice } from '../../ui/Notice/Notice';
import { Button } from '../../ui/Button/Button';

/** Names of the fields of the form with the facts of a register number. */
export interface FactFields {
  birthDate: string;
  sex: string;
}

interface Props {
  /** The register number as it is typed. */
  value: string;
  fields: FactFields;
}

/**
 * Compares birth date and sex in the form with those in the register number: a warning where they disagree, a button
 * where they are empty; nothing is filled in silence (docs/domain/input.md 2.2).
 */
export function RegisterNumberMatch({ value, fields }: Props) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [birthDate, sex]: unknown[] = useWatch({ name: [fields.birthDate, fields.sex] });
  const facts = readRegisterNumber(value);
  if (!facts) return null;
  const sexWords = translate(labelKeyOf(Gender, facts.sex));
  const differs = [
    !isBlank(birthDate) &&
      facts.birthDate !== undefined &&
      birthDate !== facts.birthDate &&
      translate('kinds.register.other_birth', { date: facts.birthDate }),
    !isBlank(sex) && sex !== facts.sex && translate('kinds.register.other_sex', { sex: sexWords }),
  ].filter(Boolean);
  const missing: [string, string][] = [];
  if (isBlank(birthDate) && facts.birthDate !== undefined)
    missing.push([fields.birthDate, facts.birthDate]);
  if (isBlank(sex)) missing.push([fields.sex, facts.sex]);
  const fill = () => {
    for (const [name, fact] of missing)
      setValue(name, fact, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return (
    <>
      {differs.length > 0 && (
        <Notice tone="caution" role="status">
          {differs.join(' ')}
        </Notice>
      )}
      {missing.length > 0 && (
        <Button variant="text" size="small" onClick={fill}>
          {translate('kinds.register.fill')}
        </Button>
      )}
    </>
  );
}
