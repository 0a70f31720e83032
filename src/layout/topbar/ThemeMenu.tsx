import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import SystemMode from '@mui/icons-material/SettingsBrightnessOutlined';
import { useStore, useStoreContext } from 'ra-core';
import { useTranslate } from '../../i18n/useTranslate';
import { Menu } from '../../ui/Menu/Menu';

type Choice = 'light' | 'dark' | 'system';

const choices: readonly Choice[] = ['light', 'dark', 'system'];
const signs = { light: LightMode, dark: DarkMode, system: SystemMode } as const;

/** Light, dark, or as the computer: react-admin's theme preference, which is absent for "as the computer". */
export function ThemeMenu() {
  const translate = useTranslate();
  const store = useStoreContext();
  const [stored] = useStore<'light' | 'dark'>('theme');
  const chosen: Choice = stored ?? 'system';
  const Sign = signs[chosen];
  const choose = (choice: Choice) => {
    if (choice === 'system') store.removeItem('theme');
    else store.setItem('theme', choice);
  };
  return (
    <Menu
      label={translate('shell.theme.label')}
      items={choices.map((choice) => {
        const Icon = signs[choice];
        return {
          key: choice,
          label: translate(`shell.theme.${choice}`),
          icon: <Icon />,
          checked: choice === chosen,
          onSelect: () => choose(choice),
        };
      })}
    >
      <Sign />
    </Menu>
  );
}
