import { useTranslate } from '../../../i18n/useTranslate';
import { recordPath } from '../../../entity/paths';
import { Chip } from '../../../ui/Chip/Chip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Muted, NoWrap } from '../../../ui/Text/Text';
import type { LoanExclusion, LoanMessageRow } from './api';

/** One line for each message: to whom, what, at which price; or why there is none. */
export function LoanMessageTable({ rows }: { rows: readonly LoanMessageRow[] }) {
  const translate = useTranslate();
  const reason = (exclusion: LoanExclusion) =>
    exclusion === 'NO_NUMBER' || exclusion === 'SAME_NUMBER' || exclusion === 'SENT_TODAY'
      ? translate(`loanMessage.exclusions.${exclusion}`)
      : translate(`enums.SmsFailure.${exclusion}`);
  return (
    <DataTable
      inner
      wrap
      tall
      caption={translate('loanMessage.preview_title')}
      rows={rows}
      keyOf={(_, at) => at}
      columns={[
        {
          key: 'code',
          head: translate('resources.common.fields.loanCode'),
          isName: true,
          cell: ({ loanId, code }) => (
            <NoWrap>
              <Link to={recordPath('loans', 'show', loanId) ?? ''}>{code}</Link>
            </NoWrap>
          ),
        },
        {
          key: 'name',
          head: translate('loanMessage.receiver'),
          cell: ({ name, role }) => (
            <>
              {name} <Muted>{translate(`loanMessage.${role}`)}</Muted>
            </>
          ),
        },
        {
          key: 'phone',
          head: translate('resources.common.fields.phone'),
          cell: ({ phone }) => phone ?? <Muted>—</Muted>,
        },
        {
          key: 'text',
          head: translate('loanMessage.text'),
          long: true,
          cell: ({ text, exclusion }) =>
            exclusion ? <Chip tone="caution">{reason(exclusion)}</Chip> : text,
        },
        {
          key: 'price',
          head: translate('messaging.sms.price'),
          numeric: true,
          cell: ({ price }) => <MoneyText value={price} />,
        },
      ]}
    />
  );
}
