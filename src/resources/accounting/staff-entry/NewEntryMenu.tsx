import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { ENTRY_KINDS } from '../../../domain/ledger/entryKinds';
import { useMay } from '../../../framework/useMay';
import { Menu } from '../../../ui/Menu/Menu';
import { CORRECT_BOOKS } from '../rights';

/** The way to the form of each kind. */
export function NewEntryMenu() {
  const translate = useTranslate();
  const navigate = useNavigate();
  if (!useMay()(CORRECT_BOOKS)) return null;
  const label = translate('staffEntry.new');
  return (
    <Menu
      framed
      label={label}
      items={Object.values(ENTRY_KINDS).map(({ path, title }) => ({
        key: path,
        label: translate(title),
        onSelect: () => void navigate(`/accounting/${path}`),
      }))}
    >
      {label}
    </Menu>
  );
}
