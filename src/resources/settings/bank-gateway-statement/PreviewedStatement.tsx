import { useTenantName } from '../../../dataProviders/useTenants';
import { StatementLineState } from '../../../domain/enums/bankMoney';
import { RowPages } from '../../../framework/import/RowPages';
import { WrongRows } from '../../../framework/import/WrongRows';
import { useTranslate } from '../../../i18n/useTranslate';
import { bankOf } from '../../../reference/banks';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { Facts } from '../../../ui/Facts/Facts';
import { Stack } from '../../../ui/Stack/Stack';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Muted, Subtitle } from '../../../ui/Text/Text';
import type { StatementPreview } from './api';
import { FaultList } from './FaultList';
import { StatementTable } from './StatementTable';

/** One statement of a file: whose it is, what it says, what is new, and what is against it. */
export function PreviewedStatement({ preview }: { preview: StatementPreview }) {
  const translate = useTranslate();
  const lender = useTenantName(preview.tenant ?? '');
  const { account, bankCode, from, to, opening, closing, credited, debited, pending } = preview;
  const bank = bankCode === null ? undefined : bankOf(bankCode)?.mn;
  const money = (value: string) => <MoneyText value={value} />;
  const field = (key: 'opening' | 'credited' | 'debited' | 'closing') =>
    translate(`resources.bank-gateways/statements.fields.${key}`);
  return (
    <Stack as="section" gap={12} aria-label={account}>
      <Subtitle as="h3">{[bank, account].filter(Boolean).join(', ')}</Subtitle>
      <Facts
        facts={[
          [translate('statementFile.lender'), preview.tenant === null ? '—' : lender],
          [translate('statementFile.days'), from === to ? from : `${from} – ${to}`],
          [field('opening'), money(opening)],
          [field('credited'), money(credited)],
          [field('debited'), money(debited)],
          [field('closing'), money(closing)],
        ]}
      />
      {preview.faults.length > 0 && <FaultList faults={preview.faults} />}
      {pending > 0 && <Muted>{translate('statementFile.pending', { smart_count: pending })}</Muted>}
      <Muted>
        {translate('statementFile.counts', { fresh: preview.newCount, known: preview.knownCount })}
      </Muted>
      <WrongRows rows={preview.lines} isWrong={({ state }) => state === 'REFUSED'}>
        {(wanted) => (
          <RowPages rows={wanted}>
            {(lines) => (
              <StatementTable
                caption={translate('statementFile.lines')}
                opening={opening}
                closing={closing}
                credited={credited}
                debited={debited}
                lines={lines.map(({ row, state, ...line }) => ({
                  ...line,
                  id: `${row} ${line.reference} ${line.amount}`,
                  when: line.date,
                  row,
                  verdict: <EnumChip of={StatementLineState} value={state} />,
                }))}
              />
            )}
          </RowPages>
        )}
      </WrongRows>
    </Stack>
  );
}
