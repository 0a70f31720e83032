import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { KindInputProps } from '../KindView';
import { useKindInput } from '../shared/useKindInput';

/** A switch with its name beside it. */
export function FlagInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const helpId = `${bound.id}-helper-text`;
  return (
    <FormControl error={Boolean(bound.error)} disabled={bound.disabled}>
      <FormControlLabel
        label={props.label}
        control={
          <Switch
            id={bound.id}
            name={bound.name}
            checked={bound.value === true}
            onChange={(event) => bound.change(event.target.checked)}
            onBlur={bound.blur}
            slotProps={{
              input: {
                ref: bound.inputRef,
                'aria-describedby': bound.error ? helpId : undefined,
                autoFocus: props.autoFocus,
              },
            }}
          />
        }
      />
      <FormHelperText id={helpId}>{bound.error ?? ' '}</FormHelperText>
    </FormControl>
  );
}
