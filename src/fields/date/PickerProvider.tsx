import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersLocaleText } from '@mui/x-date-pickers/locales';
import type { Locale as DateFnsLocale } from 'date-fns';
import { useLocaleState } from 'ra-core';
import { useEffect, useState, type ReactNode } from 'react';
import { loadDateFnsLocale } from '../../i18n/dateFnsLocale';
import { isLocale, type Locale } from '../../i18n/locale';
import { loadPickerTexts } from '../../i18n/pickers';
import { Skeleton } from '../../ui/Skeleton/Skeleton';

interface Words {
  locale: DateFnsLocale;
  texts: Partial<PickersLocaleText>;
}

const words = new Map<Locale, Words>();

async function load(locale: Locale): Promise<Words> {
  const [names, texts] = await Promise.all([loadDateFnsLocale(locale), loadPickerTexts(locale)]);
  const loaded = { locale: names, texts };
  words.set(locale, loaded);
  return loaded;
}

/** Names of months and weekdays and the pickers' texts in the language of the screen; Monday comes first. */
export function PickerProvider({ children }: { children: ReactNode }) {
  const [current] = useLocaleState();
  const locale: Locale = isLocale(current) ? current : 'mn';
  const [, setLoaded] = useState<Words>();
  const known = words.get(locale);
  useEffect(() => {
    let mounted = true;
    if (!known) void load(locale).then((loaded) => mounted && setLoaded(loaded));
    return () => {
      mounted = false;
    };
  }, [known, locale]);
  if (!known) return <Skeleton />;
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={known.locale}
      localeText={known.texts}
    >
      {children}
    </LocalizationProvider>
  );
}
