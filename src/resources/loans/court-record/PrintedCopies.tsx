import { useTranslate } from '../../../i18n/useTranslate';
import { useUserName } from '../../../dataProviders/useUserName';
import { Button } from '../../../ui/Button/Button';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';
import { Stack } from '../../../ui/Stack/Stack';
import { DateTimeText } from '../../../ui/Text/DateText';
import { Hidden, Muted } from '../../../ui/Text/Text';
import type { PrintedNotice } from '../../settings/document/noticeApi';
import { LetterFrame } from './LetterFrame';

/** The start of a hash is enough to tell copies apart; all of it is in the title. */
const HASH_SHOWN = 12;

interface Props<C extends PrintedNotice> {
  copies: readonly C[];
  /** What the copies are called when they are opened and printed. */
  name: string;
  /** What copies of this kind say beside their version, moment and hash. */
  own: Column<C>;
  /** Version of the copy that is open. */
  opened: number | undefined;
  onOpen: (version: number | undefined) => void;
}

/** Printed copies: never changed, each with its version and hash, one of them open below. */
export function PrintedCopies<C extends PrintedNotice>(props: Props<C>) {
  const { copies, name, own, opened, onOpen } = props;
  const translate = useTranslate();
  const shown = copies.find(({ version }) => version === opened);
  if (copies.length === 0) return <Muted as="p">{translate('printed.none')}</Muted>;
  return (
    <Stack gap={16}>
      <DataTable
        inner
        caption={translate('printed.copies')}
        rows={copies}
        keyOf={({ version }) => version}
        columns={[
          {
            key: 'version',
            head: translate('printed.version'),
            isName: true,
            cell: ({ version }) => version,
          },
          {
            key: 'at',
            head: translate('printed.at'),
            cell: ({ at, by }) => (
              <>
                <DateTimeText value={at} /> <Printer id={by} />
              </>
            ),
          },
          own,
          {
            key: 'hash',
            head: translate('printed.hash'),
            cell: ({ hash }) => <code title={hash}>{hash.slice(0, HASH_SHOWN)}</code>,
          },
          {
            key: 'actions',
            head: <Hidden>{translate('printed.open')}</Hidden>,
            actions: true,
            cell: ({ version }) => {
              const isOpen = version === opened;
              return (
                <Button
                  variant="text"
                  size="small"
                  aria-expanded={isOpen}
                  onClick={() => onOpen(isOpen ? undefined : version)}
                >
                  {translate(isOpen ? 'printed.close' : 'printed.open')}
                </Button>
              );
            },
          },
        ]}
      />
      {shown && <LetterFrame name={`${name}-${shown.version}`} html={shown.html} />}
    </Stack>
  );
}

const Printer = ({ id }: { id: string | null }) => <Muted>{useUserName(id ?? undefined)}</Muted>;
