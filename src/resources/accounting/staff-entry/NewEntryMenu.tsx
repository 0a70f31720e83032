import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMay } from '../../../framework/useMay';
import { Menu } from '../../../ui/Menu/Menu';
import { CORRECT_BOOKS } from '../rights';
import { ENTRY_FORMS, entryTitle, entryPath } from './entryForms';

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
      items={ENTRY_FORMS.map((kind) => ({
        key: kind,
        label: translate(entryTitle(kind)),
        onSelect: () => void navigate(entryPath(kind)),
      }))}
    >
      {label}
    </Menu>
  );
}
