import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, type RaRecord } from 'ra-core';
import { useId, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { uuid } from '../../../domain/ids';
import { Card } from '../../../framework/parts/Card';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { displayError } from '../../../framework/record/displayError';
import { checkOf, useOutcome } from '../../../framework/record/useOutcome';
import { useMay } from '../../../framework/useMay';
import { Button } from '../../../ui/Button/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { Notice } from '../../../ui/Notice/Notice';
import { Stack } from '../../../ui/Stack/Stack';
import { Hidden, Muted } from '../../../ui/Text/Text';
import { LetterFrame } from '../../loans/court-record/LetterFrame';
import { MissingVariables } from '../../loans/court-record/MissingVariables';
import { PrintedCopies } from '../../loans/court-record/PrintedCopies';
import { noticeCalls, type NoticedList, type Notices } from './noticeApi';

interface Props {
  list: NoticedList;
  record: RaRecord;
  /** What the copies are called when they are opened and printed. */
  name: string;
}

/**
 * The notices of a record: what was printed, and the way to print the next from the active template
 * (docs/domain/content-and-messaging.md 4.4). Nothing for somebody without the right, and nothing while there is neither a
 * copy nor a reason to print one.
 */
export function NoticeCard(props: Props) {
  const may = useMay();
  const { access } = noticeCalls[props.list].print;
  return access && may(access) ? <Known {...props} /> : null;
}

/** Not of this record's business now: there is nothing to say while nothing was printed. */
const IRRELEVANT: readonly unknown[] = ['printed.loan_not_risked'];

function Known({ list, record, name }: Props) {
  const translate = useTranslate();
  const read = useRecordPart(list, noticeCalls[list].read, record.id);
  const [opened, setOpened] = useState<number>();
  const { data } = read;
  if (data?.copies.length === 0 && IRRELEVANT.includes(data.block)) return null;
  return (
    <Card
      title={translate('printed.notice')}
      across
      read={read}
      aside={
        data && (
          <PrintButton
            list={list}
            record={record}
            notices={data}
            name={name}
            onPrinted={setOpened}
          />
        )
      }
    >
      {data && (
        <Stack gap={16}>
          {data.template && <Muted as="p">{translate('printed.template', data.template)}</Muted>}
          {data.letter && data.letter.missing > 0 && <MissingVariables letter={data.letter} />}
          {data.block && data.block !== 'printed.incomplete' && (
            <Notice tone="caution">{translate(data.block)}</Notice>
          )}
          <PrintedCopies
            copies={data.copies}
            name={name}
            own={{
              key: 'template',
              head: translate('printed.from_template'),
              numeric: true,
              cell: ({ templateVersion }) => templateVersion,
            }}
            opened={opened}
            onOpen={setOpened}
          />
        </Stack>
      )}
    </Card>
  );
}

interface PrintProps extends Props {
  notices: Notices;
  /** Hears the version of the new copy: it is opened, to be sent to the printer. */
  onPrinted: (version: number) => void;
}

function PrintButton({ list, record, notices, name, onPrinted }: PrintProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { guard } = useOutcome(list);
  const reason = useId();
  const [intent, setIntent] = useState<string>();
  const { block, letter, template, copies } = notices;
  const words = block ? translate(block) : undefined;
  const title = translate('action.print_notice');
  const print = async (idempotencyKey: string) => {
    const tellPrinted = (version: number) => {
      notify('printed.done', { type: 'success' });
      onPrinted(version);
    };
    const copy = await guard(
      {
        id: record.id,
        action: 'print_notice',
        idempotencyKey,
        seen: record,
        onBooked: () => tellPrinted(copies.length + 1),
      },
      () =>
        dataProvider.call(noticeCalls[list].print, {
          params: { id: record.id },
          idempotencyKey,
          seen: record,
        }),
    );
    void queryClient.invalidateQueries({ queryKey: [list] });
    tellPrinted(copy.version);
  };
  return (
    <>
      <Button
        size="small"
        aria-disabled={words ? true : undefined}
        aria-describedby={words ? reason : undefined}
        title={words}
        onClick={() => {
          // The key of the intent: a repeat after a lost answer prints nothing twice (docs/domain/calls.md 3.2).
          if (!words) setIntent(uuid());
        }}
      >
        {title}
      </Button>
      {words && <Hidden id={reason}>{words}</Hidden>}
      {intent && letter && template && (
        <ConfirmDialog
          open
          kind="consequence"
          title={`${title}: ${name}`}
          confirmLabel={title}
          tell={(failure) => displayError(failure, translate)}
          onUnknown={checkOf}
          onConfirm={() => print(intent)}
          onClose={() => setIntent(undefined)}
        >
          <Stack gap={12}>
            <p>{translate('printed.will', template)}</p>
            <LetterFrame isDraft name={name} html={letter.html} />
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
