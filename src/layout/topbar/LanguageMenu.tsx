import { useLocaleState } from 'ra-core';
import { useTranslate } from '../../i18n/useTranslate';
import { LANGUAGES } from '../../domain/settings';
import { Menu } from '../../ui/Menu/Menu';

const codes: Record<string, string> = { mn: 'МН', en: 'EN', ru: 'RU' };

/** Three languages by their own names; the change needs no reload and is remembered by the i18n provider. */
export function LanguageMenu() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  return (
    <Menu
      label={translate('common.language_switch')}
      langOf={(key) => key}
      items={LANGUAGES.map((language) => ({
        key: language,
        label: translate(`common.language_${language}`),
        checked: language === locale,
        onSelect: () => setLocale(language),
      }))}
    >
      <span lang={locale}>{codes[locale] ?? locale}</span>
    </Menu>
  );
}
