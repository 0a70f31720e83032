import { useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { Gender } from '../../domain/enums/common';
import { labelKeyOf } from '../../domain/enums/readEnum';
import { readRegisterNumber } from '../../domain/registerNumber';
import { isBlank } from '../../entity/Field';
import type { RegisterNumberOptions } from './schema';
import { Notice } from '../../ui/Notice/Notice';
import { Button } from '../../ui/Button/Button';

interface Props {
  /** The register number as it is typed. */
  value: string;
  tells: NonNullable<RegisterNumberOptions['tells']>;
}

/**
 * Compares birth date and sex of the form with what the register number tells: a warning where they disagree, a button
 * where they are empty; nothing is filled in silence (docs/domain/input.md 2.2).
 */
export function RegisterNumberMatch({ value, tells }: Props) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [birthDate, sex]: unknown[] = useWatch({ name: [tells.birthDate, tells.sex] });
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
    missing.push([tells.birthDate, facts.birthDate]);
  if (isBlank(sex)) missing.push([tells.sex, facts.sex]);
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
