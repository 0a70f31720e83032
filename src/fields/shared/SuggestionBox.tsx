import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState, type KeyboardEvent } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { normaliseSearch } from '../../domain/text';

type Box<T, Several extends boolean> = AutocompleteProps<T, Several, false, false>;

interface Props<T, Several extends boolean> extends Pick<
  Box<T, Several>,
  | 'id'
  | 'options'
  | 'value'
  | 'onChange'
  | 'onBlur'
  | 'disabled'
  | 'loading'
  | 'multiple'
  | 'isOptionEqualToValue'
  | 'getOptionLabel'
  | 'getOptionKey'
  | 'filterOptions'
  | 'renderOption'
  | 'disableCloseOnSelect'
> {
  /** The text field that is typed into. */
  field: Pick<
    TextFieldProps,
    | 'name'
    | 'label'
    | 'required'
    | 'autoFocus'
    | 'error'
    | 'helperText'
    | 'inputRef'
    | 'placeholder'
  >;
  /** Said where nothing fits; default: "no results". */
  noneText?: string;
  /** The options do not answer what is typed yet: keys take none of them. */
  isBehind?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Hears what is typed; empty after a choice. */
  onType?: (typed: string) => void;
}

/**
 * The one field with a list of suggestions. An open list has the keys, and nothing around it (docs/domain/input.md 1.5):
 * Enter takes what is highlighted and never sends the form, Escape closes the list alone, Tab takes what was typed for.
 */
export function SuggestionBox<T, Several extends boolean = false>({
  field,
  noneText,
  isBehind = false,
  onOpenChange,
  onType,
  ...box
}: Props<T, Several>) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const open = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const type = (words: string) => {
    setTyped(words);
    onType?.(words);
  };
  const isTyped = typed.trim() !== '';
  const isEmpty = [box.value].flat().every((one) => one === null || one === undefined);

  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    setLeft(event.key === 'Tab' && isTyped && !isBehind);
    if (event.key !== 'Enter' || (!isOpen && !isTyped)) return;
    // Whether something is highlighted or not: what is typed and not chosen would be lost by sending the form.
    event.preventDefault();
    event.defaultMuiPrevented = isBehind;
    if (!isOpen) open(true);
    // MUI keeps the list open for whoever holds Ctrl, who answers a dialog with it: the next press does.
    else if (!isBehind && (event.ctrlKey || event.metaKey)) open(false);
  };

  return (
    <Autocomplete<T, Several>
      size="small"
      fullWidth
      filterSelectedOptions={box.multiple}
      filterOptions={fitting}
      {...box}
      open={isOpen}
      onOpen={() => open(true)}
      onClose={(_event, reason) => {
        open(false);
        // The name of what is chosen may be what was typed, and then no change of the text tells of the choice.
        if (reason === 'selectOption') type('');
      }}
      onInputChange={(_event, next, reason) => type(reason === 'input' ? next : '')}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        setLeft(false);
        type('');
        box.onBlur?.(event);
      }}
      // Nothing typed: what is chosen stays, whatever else is in the list.
      autoHighlight={isTyped || isEmpty}
      autoSelect={isLeft}
      noOptionsText={noneText ?? translate('common.no_results')}
      // The words of MUI's box, which has none in Mongolian.
      loadingText={translate('common.loading')}
      clearText={translate('action.clear')}
      openText={translate('action.open')}
      closeText={translate('action.close')}
      renderInput={(params) => <TextField {...params} {...field} />}
    />
  );
}

/** What has the typed words anywhere in its name, those that begin with them first. */
function fitting<T>(
  options: T[],
  { inputValue, getOptionLabel }: { inputValue: string; getOptionLabel: (option: T) => string },
): T[] {
  const wanted = normaliseSearch(inputValue);
  const place = (option: T) => normaliseSearch(getOptionLabel(option)).indexOf(wanted);
  const found = options.filter((option) => place(option) >= 0);
  return [
    ...found.filter((option) => place(option) === 0),
    ...found.filter((option) => place(option) > 0),
  ];
}
