import { useTranslate } from '../../i18n/useTranslate';
import { formatCount } from '../../domain/formatCount';
import type { EmbeddedFieldOptions } from './schema';
import { kindViews } from '../views';
import { optionsOf } from '../../entity/Field';
import type { CellProps } from '../KindView';
import { fieldLabelKey } from '../../i18n/i18nProvider';
import { withUnit } from '../withUnit';
import { EmptyValue } from '../shared/EmptyValue';
import { Table, TableFrame } from '../../ui/DataTable/Table';
import textStyles from '../../ui/Text/Text.module.css';

/** Sub-records: how many in a table, all of them as a small table on a page. */
export function EmbeddedCell({ value, field, source, resource, place }: CellProps) {
  const translate = useTranslate();
  if (!Array.isArray(value) || value.length === 0) return <EmptyValue />;
  if (place === 'cell') return <span className={textStyles.num}>{formatCount(value.length)}</span>;
  const { fields, labels } = optionsOf<EmbeddedFieldOptions>(field);
  const names = Object.keys(fields);
  return (
    <TableFrame label={source && translate(fieldLabelKey(resource, source))}>
      <Table inner>
        <thead>
          <tr>
            {names.map((name) => (
              <th
                key={name}
                scope="col"
                className={fields[name].kind.numeric ? textStyles.num : undefined}
              >
                {withUnit(
                  fields[name],
                  translate(fieldLabelKey(labels ?? resource, name)),
                  translate,
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.map((row: Record<string, unknown>, index) => (
            <tr key={index}>
              {names.map((name) => {
                const { Cell } = kindViews[fields[name].kind.name];
                return (
                  <td key={name} className={fields[name].kind.numeric ? textStyles.num : undefined}>
                    <Cell
                      field={fields[name]}
                      value={row[name]}
                      record={row}
                      resource={resource}
                      place="cell"
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
