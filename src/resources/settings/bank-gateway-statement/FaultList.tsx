import type { StatementFault } from '../../../domain/bankStatements/StatementFault';
import { formatMoney } from '../../../domain/money';
import { useTranslate } from '../../../i18n/useTranslate';
import { Notice } from '../../../ui/Notice/Notice';

/** Values of a sentence that are amounts. */
const AMOUNTS: ReadonlySet<string> = new Set(['expected', 'given', 'difference', 'amount']);

const shown = (values: StatementFault['values'] = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      AMOUNTS.has(key) ? formatMoney(value) : value,
    ]),
  );

/** What is wrong with a statement, sentence by sentence, each with the row of the file. */
export function FaultList({ faults }: { faults: readonly StatementFault[] }) {
  const translate = useTranslate();
  return (
    <Notice tone="danger" role="alert">
      {faults.map(({ code, row, values }) => (
        <p key={`${code} ${row} ${JSON.stringify(values)}`}>
          {row !== undefined && <b>{translate('statementFile.row', { row })} </b>}
          {translate(`statementFile.faults.${code}`, shown(values))}
        </p>
      ))}
    </Notice>
  );
}
