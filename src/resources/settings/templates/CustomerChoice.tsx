import { useTranslate } from '../../../i18n/useTranslate';
import { ReferenceSearch } from '../../../fields/reference/ReferenceSearch';
import { useMay } from '../../../framework/useMay';
import { Note } from '../../../ui/Text/Text';

interface Props {
  customer: number | string | undefined;
  onChange: (customer: number | string | undefined) => void;
}

/** The customer for whom a template is previewed, for who may see customers; without one it is shown by examples. */
export function CustomerChoice({ customer, onChange }: Props) {
  const translate = useTranslate();
  const may = useMay();
  return (
    <>
      {may('customer:view') && may('customer:list') && (
        <ReferenceSearch
          resource="customers"
          label={translate('messageTemplate.customer')}
          ids={customer === undefined ? [] : [customer]}
          multiple={false}
          onChange={([chosen]) => onChange(chosen)}
        />
      )}
      {customer === undefined && <Note>{translate('messageTemplate.example')}</Note>}
    </>
  );
}
