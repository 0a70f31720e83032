import type { KeyBelow } from '../../../../i18n/Catalogue';
import { useTranslate } from '../../../../i18n/useTranslate';
import { labelKeyOf, toneOf } from '../../../../domain/enums/readEnum';
import { BlackWhiteListType } from '../../../../domain/enums/watchlists';
import { maskRegisterNumber } from '../../../../domain/mask';
import { isRegisterNumber } from '../../../../domain/registerNumber';
import type { SentRows } from '../../../../framework/import/useRowRun';
import { WrongRows } from '../../../../framework/import/WrongRows';
import { DataTable } from '../../../../ui/DataTable/DataTable';
import { Chip } from '../../../../ui/Chip/Chip';
import type { TriedEntry } from '../api';
import { verdictOf } from './verdict';
import type { ReadWatchRow, WatchRow } from './watchRows';
import { Mask, NoWrap } from '../../../../ui/Text/Text';

interface Props {
  rows: readonly ReadWatchRow[];
  tried: ReadonlyMap<number, TriedEntry>;
  sent: SentRows;
}

const NOT_TAKEN: ReadonlySet<string> = new Set(['WRONG', 'REFUSED', 'UNKNOWN']);

/** Every row of the file with what is wrong with it, what it would come to and what became of it. */
export function ImportRows({ rows, tried, sent }: Props) {
  const translate = useTranslate();
  const isWrong = (row: ReadWatchRow) =>
    NOT_TAKEN.has(verdictOf(row, tried, sent, translate).outcome);
  return (
    <WrongRows rows={rows} isWrong={isWrong}>
      {(shown) => <Rows rows={shown} tried={tried} sent={sent} />}
    </WrongRows>
  );
}

function Rows({ rows, tried, sent }: Props) {
  const translate = useTranslate();
  const column = (key: KeyBelow<'watch.import.columns'>) =>
    translate(`watch.import.columns.${key}`);
  return (
    <DataTable
      wrap
      caption={translate('sheet.rows')}
      columns={[
        { key: 'row', head: translate('sheet.row'), numeric: true, cell: ({ row }) => row.row },
        {
          key: 'listType',
          head: column('listType'),
          cell: ({ row }) => <List type={row.listType} />,
        },
        { key: 'name', head: column('name'), cell: ({ row }) => row.name || '—' },
        {
          key: 'regnum',
          head: column('regnum'),
          cell: ({ row: { companyRegnum, regnum } }) => (
            <Mask>{companyRegnum ?? (regnum ? legible(regnum) : '—')}</Mask>
          ),
        },
        {
          key: 'fromDate',
          head: column('fromDate'),
          cell: ({ row }) => <NoWrap>{row.fromDate}</NoWrap>,
        },
        {
          key: 'outcome',
          head: translate('sheet.outcome'),
          cell: (one) => {
            const { outcome, tone, why } = verdictOf(one, tried, sent, translate);
            return (
              <>
                <Chip tone={tone}>{translate(`sheet.outcomes.${outcome}`)}</Chip> {why}
              </>
            );
          },
        },
      ]}
      rows={rows}
      keyOf={({ row }) => row.row}
      rowProps={({ row }) => ({ 'data-row': row.row })}
    />
  );
}

/** What is no register number is nobody's: who corrects the file sees it as it is. */
const legible = (regnum: string): string =>
  isRegisterNumber(regnum) ? maskRegisterNumber(regnum) : regnum;

function List({ type }: { type: WatchRow['listType'] }) {
  const translate = useTranslate();
  if (type !== 1 && type !== 2) return <>—</>;
  return (
    <Chip tone={toneOf(BlackWhiteListType, type)}>
      {translate(labelKeyOf(BlackWhiteListType, type))}
    </Chip>
  );
}
