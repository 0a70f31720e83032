import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { normaliseSearch } from '../../domain/text';
import { optionsOf } from '../../entity/Field';
import type { KindFilterProps } from '../KindView';
import { canonical, type ChoiceOptions } from './schema';
import { FilterField } from '../shared/FilterField';
import { Panel, PanelRow } from '../shared/Panel';
import type { Option } from '../shared/OptionInput';
import { useChoices } from './useChoices';
import { Input } from '../../ui/Input/Input';
import { Note } from '../../ui/Text/Text';
import { Stack } from '../../ui/Stack/Stack';

/** More values than this can be searched. */
const SEARCH_FROM = 8;

/** Greatest height of the list, px. */
const LIST_HEIGHT = 300;

interface ListProps {
  label: string;
  options: readonly Option[];
  chosen: readonly unknown[];
  onToggle: (value: Option['value']) => void;
}

function CheckList({ label, options, chosen, onToggle }: ListProps) {
  const translate = useTranslate();
  const [words, setWords] = useState('');
  const searched = options.length > SEARCH_FROM;
  const wanted = normaliseSearch(words);
  const shown = options.filter((option) => normaliseSearch(option.label).includes(wanted));
  return (
    <>
      {searched && (
        <Input
          type="search"
          autoFocus
          aria-label={`${label}: ${translate('common.search')}`}
          placeholder={translate('common.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <Stack
        gap={0}
        role="group"
        aria-label={label}
        style={{ overflowY: 'auto', maxHeight: LIST_HEIGHT }}
      >
        {shown.map((option, index) => (
          <PanelRow key={option.value}>
            <input
              type="checkbox"
              autoFocus={!searched && index === 0}
              checked={chosen.includes(option.value)}
              onChange={() => onToggle(option.value)}
            />
            {option.label}
          </PanelRow>
        ))}
        {shown.length === 0 && <Note>{translate('common.no_results')}</Note>}
      </Stack>
    </>
  );
}

/** Any of several values of a closed list. */
export function ChoiceFilter({ field, label, value, onChange, autoFocus }: KindFilterProps) {
  const translate = useTranslate();
  const options = useChoices(field);
  const known = optionsOf<ChoiceOptions>(field);
  const chosen = value === undefined ? [] : [value].flat().map((one) => canonical(one, known));
  const names = options
    .filter((option) => chosen.includes(option.value))
    .map((option) => option.label);
  const toggle = (changed: Option['value']) => {
    const next = chosen.includes(changed)
      ? chosen.filter((one) => one !== changed)
      : [...chosen, changed];
    onChange(next.length > 0 ? next : undefined);
  };
  const said = names.join(', ') || translate('common.all');
  return (
    <FilterField label={label}>
      {(id) => (
        <Panel id={id} label={`${label}: ${said}`} autoFocus={autoFocus} value={said}>
          {() => <CheckList label={label} options={options} chosen={chosen} onToggle={toggle} />}
        </Panel>
      )}
    </FilterField>
  );
}
