import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import Switch from '@mui/material/Switch';
import { useFormContext } from 'react-hook-form';
import { optionsOf } from '../../entity/Field';
import type { KindInputProps } from '../KindView';
import type { FlagOptions } from './schema';
import { useKindInput } from '../shared/useKindInput';

/** A switch with its name beside it; a radio button where one row of a list alone may have it. */
export function FlagInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const chooseAlone = useAlone(props.source);
  const { alone } = optionsOf<FlagOptions>(props.field);
  const helpId = `${bound.id}-helper-text`;
  const control = {
    id: bound.id,
    checked: bound.value === true,
    onBlur: bound.blur,
    slotProps: {
      input: {
        ref: bound.inputRef,
        'aria-invalid': bound.error ? true : undefined,
        'aria-describedby': bound.error ? helpId : undefined,
      },
    },
  };
  return (
    <FormControl error={Boolean(bound.error)} disabled={bound.disabled}>
      <FormControlLabel
        label={props.label}
        control={
          alone ? (
            <Radio {...control} name={chooseAlone.group} onChange={chooseAlone.choose} />
          ) : (
            <Switch
              {...control}
              name={bound.name}
              onChange={(event) => bound.change(event.target.checked)}
            />
          )
        }
      />
      <FormHelperText id={helpId}>{bound.error ?? ' '}</FormHelperText>
    </FormControl>
  );
}

/** The radio buttons of a list's rows: `variants.1.isMaster` is one of `variants`. */
function useAlone(source: string) {
  const { getValues, setValue } = useFormContext();
  const [list, own, name] = source.split('.');
  const choose = () => {
    const rows = (getValues(list) ?? []) as readonly unknown[];
    rows.forEach((_, row) =>
      setValue(`${list}.${row}.${name}`, String(row) === own, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: true,
      }),
    );
  };
  return { group: `${list}-${name}`, choose };
}
