import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { normaliseSearch } from '../../domain/text';
import { Input } from '../../ui/Input/Input';
import { Stack } from '../../ui/Stack/Stack';
import { Note } from '../../ui/Text/Text';
import type { Option } from './OptionInput';
import { Panel, PanelRow } from './Panel';

/** More values than this can be searched. */
const SEARCH_FROM = 8;

/** Greatest height of the list, px. */
const LIST_HEIGHT = 300;

type Value = Option['value'];

interface Props {
  id?: string;
  label: string;
  options: readonly Option[];
  /** Nothing chosen asks for all. */
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
  /** Several at once, instead of one. */
  several?: boolean;
  autoFocus?: boolean;
}

/** The choice of a filter: a field that says what is chosen, and below it the list, to be searched when it is long. */
export function OptionPanel({ id, autoFocus, ...choice }: Props) {
  const translate = useTranslate();
  const { label, options, chosen } = choice;
  const names = options.filter(({ value }) => chosen.includes(value)).map((one) => one.label);
  const said = names.join(', ') || translate('common.all');
  return (
    <Panel
      id={id}
      label={`${label}: ${said}`}
      autoFocus={autoFocus}
      value={said}
      disabled={options.length === 0}
    >
      {(close) => <OptionList {...choice} onDone={close} />}
    </Panel>
  );
}

/** A long list begins where the choice is. */
const intoView = (chosen: HTMLInputElement | null): void =>
  chosen?.scrollIntoView({ block: 'nearest' });

/** Enter is used up: the button that gets the focus back would take it for a press and open the panel again. */
function onEnter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  act();
}

type ListProps = Omit<Props, 'id' | 'autoFocus'> & { onDone: () => void };

function OptionList({ label, options, chosen, onChange, several = false, onDone }: ListProps) {
  const translate = useTranslate();
  const name = useId();
  const [words, setWords] = useState('');
  const isSearched = options.length > SEARCH_FROM;
  const wanted = normaliseSearch(words);
  const shown = options.filter((option) => normaliseSearch(option.label).includes(wanted));
  // What Enter takes, as in every list that is typed for (docs/domain/input.md 1.5).
  const aimed = wanted === '' ? undefined : shown.at(0);
  const take = ({ value }: Option) => {
    if (!several) onChange([value]);
    else if (!chosen.includes(value)) onChange([...chosen, value]);
    if (several) setWords('');
    else onDone();
  };
  const row = ({ value, label }: { value?: Value; label: string }, isFirst: boolean) => {
    const isChosen = value === undefined ? chosen.length === 0 : chosen.includes(value);
    const choose = () => {
      if (value === undefined) onChange([]);
      else if (!several) onChange([value]);
      else onChange(isChosen ? chosen.filter((one) => one !== value) : [...chosen, value]);
    };
    return (
      <PanelRow
        key={value ?? ''}
        data-aimed={aimed !== undefined && aimed.value === value}
        // By mouse one of them ends the choice; arrow keys go through all of them.
        onClick={({ detail }) => !several && detail > 0 && onDone()}
      >
        <input
          type={several ? 'checkbox' : 'radio'}
          name={several ? undefined : name}
          autoFocus={!isSearched && (several ? isFirst : isChosen)}
          ref={isChosen && !several ? intoView : undefined}
          checked={isChosen}
          onChange={choose}
          onKeyDown={(event) => !several && onEnter(event, onDone)}
        />
        {label}
      </PanelRow>
    );
  };
  return (
    <>
      {isSearched && (
        <Input
          type="search"
          autoFocus
          aria-label={`${label}: ${translate('common.search')}`}
          placeholder={translate('common.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => aimed && onEnter(event, () => take(aimed))}
        />
      )}
      <Stack
        gap={0}
        role={several ? 'group' : 'radiogroup'}
        aria-label={label}
        style={{ overflowY: 'auto', maxHeight: LIST_HEIGHT }}
      >
        {!several && wanted === '' && row({ label: translate('common.all') }, false)}
        {shown.map((option, index) => row(option, index === 0))}
        {shown.length === 0 && <Note>{translate('common.no_results')}</Note>}
      </Stack>
    </>
  );
}
