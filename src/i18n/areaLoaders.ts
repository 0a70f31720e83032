import { flatten, type Phrases } from './flatten';
import type { Locale } from './locale';

/** The areas of the console: folders of `src/resources` whose texts are loaded together. */
export type Area =
  | 'accounting'
  | 'car-loans'
  | 'content'
  | 'contracts'
  | 'coupons'
  | 'credit-registry'
  | 'customers'
  | 'e-receipts'
  | 'loans'
  | 'merchants'
  | 'messaging'
  | 'organization'
  | 'settings'
  | 'tenant-reports'
  | 'users'
  | 'wallets'
  | 'watchlists';

type Loaders = Readonly<Record<string, () => Promise<object>>>;

/** Every file of labels, found by its name: a new one needs no line here. */
const files: Readonly<Record<Locale, Loaders>> = {
  mn: import.meta.glob<object>('../resources/**/labels.mn.ts', { import: 'labels' }),
  en: import.meta.glob<object>('../resources/**/labels.en.ts', { import: 'labels' }),
  ru: import.meta.glob<object>('../resources/**/labels.ru.ts', { import: 'labels' }),
};

/** Loads the texts of an area in a language: those of all its entities and those they share, by dotted key. */
export async function loadAreaMessages(locale: Locale, area: Area): Promise<Phrases> {
  const loads = Object.entries(files[locale])
    .filter(([path]) => path.startsWith(`../resources/${area}/`))
    .map(([, load]) => load());
  return (await Promise.all(loads)).reduce<Phrases>((all, tree) => flatten(tree, all), {});
}
