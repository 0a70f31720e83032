import { useLocaleState } from 'ra-core';
import { banks } from '../../reference/banks';
import type { KindFilterProps } from '../KindView';
import { nameIn } from '../shared/nameIn';
import { OptionFilter } from '../shared/OptionFilter';

/** One bank, those of old records too. */
export function BankFilter(props: KindFilterProps) {
  const [locale] = useLocaleState();
  const options = banks.map((bank) => ({ value: bank.code, label: nameIn(locale, bank) }));
  return <OptionFilter {...props} options={options} read={Number} />;
}
