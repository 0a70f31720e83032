import { useTranslate } from '../../../i18n/useTranslate';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Muted } from '../../../ui/Text/Text';

/** A place of a template: how it is written, what it is, its value in the preview, and whether the text has it. */
export interface TemplateVariable {
  name: string;
  written: string;
  meaning: string;
  value: string | null | undefined;
  isUsed: boolean;
}

/** What a template may name. */
export function VariableTable({ variables }: { variables: readonly TemplateVariable[] }) {
  const translate = useTranslate();
  return (
    <DataTable
      inner
      caption={translate('messageTemplate.variables')}
      rows={variables}
      keyOf={({ name }) => name}
      columns={[
        {
          key: 'name',
          head: translate('messageTemplate.name'),
          isName: true,
          cell: ({ written }) => <code>{written}</code>,
        },
        {
          key: 'meaning',
          head: translate('messageTemplate.meaning'),
          cell: ({ meaning }) => meaning,
        },
        {
          key: 'value',
          head: translate('messageTemplate.value'),
          cell: ({ value }) => value ?? <Muted>—</Muted>,
        },
        {
          key: 'used',
          head: translate('messageTemplate.used'),
          cell: ({ isUsed }) => (isUsed ? translate('messageTemplate.is_used') : <Muted>—</Muted>),
        },
      ]}
    />
  );
}
