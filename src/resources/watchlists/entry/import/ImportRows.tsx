import { useTranslate } from 'ra-core';
import { labelKeyOf, toneOf } from '../../../../domain/enums/readEnum';
import { BlackWhiteListType } from '../../../../domain/enums/watchlists';
import { maskRegisterNumber } from '../../../../domain/mask';
import { PlainTable } from '../../../../ui/DataTable/PlainTable';
import { Chip } from '../../../../ui/Chip/Chip';
import type { TriedEntry } from '../api';
import type { SentEntries } from './useImportRun';
import { verdictOf } from './verdict';
import type { ReadWatchRow, WatchRow } from './watchRows';
import { NoWrap } from '../../../../ui/Text/Text';
import textStyles from '../../../../ui/Text/Text.module.css';

interface Props {
  rows: readonly ReadWatchRow[];
  tried: ReadonlyMap<number, TriedEntry>;
  sent: SentEntries;
}

/** Every row of the file with what is wrong with it, what it would come to and what became of it. */
export function ImportRows({ rows, tried, sent }: Props) {
  const translate = useTranslate();
  const column = (key: string) => translate(`watch.import.columns.${key}`);
  return (
    <PlainTable
      label={translate('sheet.rows')}
      figures={[0]}
      heads={[
        translate('sheet.row'),
        column('listType'),
        column('name'),
        column('regnum'),
        column('fromDate'),
        translate('sheet.outcome'),
      ]}
      rows={rows.map((one) => {
        const { row } = one;
        const { outcome, tone, why } = verdictOf(one, tried, sent, translate);
        return {
          key: row.row,
          cells: [
            row.row,
            <List key="list" type={row.listType} />,
            row.name || '—',
            <span key="regnum" className={textStyles.mask}>
              {row.companyRegnum ?? (row.regnum ? maskRegisterNumber(row.regnum) : '—')}
            </span>,
            <NoWrap key="date">{row.fromDate}</NoWrap>,
            <span key="outcome">
              <Chip tone={tone}>{translate(`sheet.outcomes.${outcome}`)}</Chip> {why}
            </span>,
          ],
        };
      })}
    />
  );
}

function List({ type }: { type: WatchRow['listType'] }) {
  const translate = useTranslate();
  if (type !== 1 && type !== 2) return <>—</>;
  return (
    <Chip tone={toneOf(BlackWhiteListType, type)}>
      {translate(labelKeyOf(BlackWhiteListType, type))}
    </Chip>
  );
}
