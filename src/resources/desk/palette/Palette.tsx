import useAutocomplete from '@mui/material/useAutocomplete';
import { useState, type HTMLAttributes, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MessageKey } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { useTellError } from '../../../dataProviders/useTellError';
import { Dialog, DialogTitle } from '../../../ui/Dialog/Dialog';
import { Input } from '../../../ui/Input/Input';
import { Hidden, Note, Problem, Sub } from '../../../ui/Text/Text';
import styles from './Palette.module.css';
import { GROUPS, usePaletteOptions, type PaletteOption } from './usePaletteOptions';
import { hosted } from '../../../domain/place';

interface Props {
  onClose: () => void;
}

/** What MUI gives the row of an option. */
type OptionRow = HTMLAttributes<HTMLLIElement> & { key: string };

/** Every option is one that fits: what was typed has already chosen them. */
const all = <O,>(options: O[]): O[] => options;

/**
 * One field for everything: recognises numbers, finds pages and records, does what the record in front can do. What is
 * typed stays out of the address (docs/domain/interface.md 3.6).
 */
export function Palette({ onClose }: Props) {
  const translate = useTranslate();
  return (
    <Dialog onClose={onClose} width="sm">
      <Hidden>
        <DialogTitle>{translate('palette.title')}</DialogTitle>
      </Hidden>
      <Choices onClose={onClose} />
    </Dialog>
  );
}

/** Within the dialog: MUI asks for the field when it mounts, and a dialog's content comes after the dialog. */
function Choices({ onClose }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const tellError = useTellError();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<MessageKey>();
  const [busy, setBusy] = useState(false);
  const { options: choices, waiting, failed } = usePaletteOptions(typed);
  const [chosen, setChosen] = useState({ typed: '', first: '' });
  // Until somebody has chosen with the keys the first one is highlighted, also when records come above it: MUI keeps the
  // highlight on an option that it knows by its label.
  const first = chosen.typed === typed ? chosen.first : (choices[0]?.key ?? '');
  const options = choices.map((option) => ({ ...option, knownAs: `${first} ${option.key}` }));

  const choose = async (event: SyntheticEvent, option: PaletteOption) => {
    const { ctrlKey = false, metaKey = false } = event as Partial<KeyboardEvent>;
    setMissing(undefined);
    setBusy(true);
    try {
      const outcome = await option.choose();
      if ('missing' in outcome) return setMissing(outcome.missing);
      onClose();
      if ('run' in outcome) outcome.run();
      else if (ctrlKey || metaKey) window.open(hosted(outcome.to), '_blank', 'noopener');
      else void navigate(outcome.to);
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
    }
  };

  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete({
    id: 'palette',
    open: true,
    options,
    value: null,
    inputValue: typed,
    autoHighlight: true,
    includeInputInList: false,
    clearOnBlur: false,
    clearOnEscape: false,
    disableCloseOnSelect: true,
    filterOptions: all,
    getOptionKey: ({ key }) => key,
    getOptionLabel: ({ knownAs }) => knownAs,
    onHighlightChange: (_event, _option, reason) => {
      if (reason === 'keyboard') setChosen({ typed, first });
    },
    onInputChange: (_event, value, reason) => {
      if (reason !== 'input') return;
      setTyped(value);
      setMissing(undefined);
    },
    onChange: (event, option) => {
      if (option && !busy) void choose(event, option);
    },
  });

  return (
    <div
      className={styles.palette}
      data-part="palette"
      // Escape closes the dialog: there is no list within it to close first.
      {...getRootProps({
        onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && onClose(),
      })}
    >
      <Input
        {...getInputProps()}
        className={styles.field}
        aria-label={translate('palette.title')}
        placeholder={translate('palette.hint')}
        aria-busy={busy || waiting}
        autoFocus
        autoComplete="off"
        spellCheck={false}
      />
      {missing && <Problem role="alert">{translate(missing)}</Problem>}
      <Hidden role="status">{translate('palette.count', { smart_count: options.length })}</Hidden>
      <ul {...getListboxProps()} className={styles.options} aria-label={translate('palette.title')}>
        {GROUPS.map((group) => {
          const own = options.filter((option) => option.group === group);
          if (own.length === 0) return null;
          return (
            <li key={group} role="presentation">
              <Note as="div" className={styles.group} id={`palette-${group}`}>
                {translate(`palette.groups.${group}`)}
              </Note>
              <ul role="group" className={styles.rows} aria-labelledby={`palette-${group}`}>
                {own.map((option) => {
                  const index = options.indexOf(option);
                  const { key, ...row } = getOptionProps({ option, index }) as OptionRow;
                  return (
                    <li key={key} {...row} className={styles.option}>
                      <span>{option.label}</span>
                      {option.sub && <Sub className={styles.says}>{option.sub}</Sub>}
                    </li>
                  );
                })}
              </ul>
            </li>
          );
        })}
      </ul>
      {failed && <Problem role="alert">{translate('palette.failed')}</Problem>}
      {options.length === 0 && typed.trim() !== '' && !waiting && (
        <Note className={styles.none}>{translate('palette.none')}</Note>
      )}
      <Note className={styles.keys}>{translate('palette.keys')}</Note>
    </div>
  );
}
