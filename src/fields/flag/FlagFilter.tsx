import { useTranslate } from '../../i18n/useTranslate';
import type { KindFilterProps } from '../KindView';
import { OptionFilter } from '../shared/OptionFilter';

/** Yes, no, or all. */
export function FlagFilter(props: KindFilterProps) {
  const translate = useTranslate();
  const options = [
    { value: 'true', label: translate('common.yes') },
    { value: 'false', label: translate('common.no') },
  ];
  return <OptionFilter {...props} options={options} read={(chosen) => chosen === 'true'} />;
}
