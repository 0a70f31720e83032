import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { lazy, Suspense, useId, useState, type ClipboardEvent, type FormEvent } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { acceptOf, type FileIssue } from '../../../domain/file';
import { readEmv } from '../../../domain/qr/emv';
import { QR } from '../../../domain/settings';
import type { ReadFailure } from '../../../framework/parts/QueryResult';
import { Button } from '../../../ui/Button/Button';
import { Panel } from '../../../ui/Card/Card';
import { FileDrop } from '../../../ui/FileDrop/FileDrop';
import { FieldLabel, TextArea } from '../../../ui/Input/Input';
import { Notice } from '../../../ui/Notice/Notice';
import { PageHead, PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Row, Stack } from '../../../ui/Stack/Stack';
import { Note, Problem } from '../../../ui/Text/Text';
import { decodeQrText, type DecodedQr } from './api';
import { DecodedCard } from './DecodedCard';
import { EmvFields } from './EmvFields';
import { readPicture } from './readPicture';

const CameraScan = lazy(() =>
  import('../../../framework/parts/CameraScan').then((module) => ({ default: module.CameraScan })),
);

/** What is wrong with a text before it is read. */
function issueOf(text: string): FileIssue | undefined {
  if (text === '') return { key: 'qrDecode.empty' };
  return [...text].length > QR.textMax
    ? { key: 'qrDecode.too_long', params: { length: QR.textMax } }
    : undefined;
}

/**
 * Reads a QR code from text, a picture, the clipboard or the camera: its fields and checksum in the browser, then what the
 * gateway knows it as (docs/domain/wallets.md 6.2).
 */
export function Page() {
  const translate = useTranslate();
  const field = useId();
  const [typed, setTyped] = useState('');
  const [text, setText] = useState<string>();
  const [issue, setIssue] = useState<FileIssue>();
  const [scanning, setScanning] = useState(false);

  const look = (said: string) => {
    const wanted = said.trim();
    const wrong = issueOf(wanted);
    setScanning(false);
    setTyped(wanted);
    setIssue(wrong);
    setText(wrong ? undefined : wanted);
  };
  const lookAt = async (picture: Blob) => {
    const reading = await readPicture(picture);
    if ('text' in reading) return look(reading.text);
    setText(undefined);
    setIssue(reading.issue);
  };
  const paste = async () => {
    try {
      const items = await navigator.clipboard.read();
      for (const item of items) {
        const image = item.types.find((type) => type.startsWith('image/'));
        if (image) return await lookAt(await item.getType(image));
      }
      look(await navigator.clipboard.readText());
    } catch {
      setIssue({ key: 'qrDecode.no_clipboard' });
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const picture = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
    if (!picture) return;
    event.preventDefault();
    void lookAt(picture);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    look(typed);
  };

  return (
    <PageStack onPaste={onPaste}>
      <PageHead>
        <PageTitle>{translate('menu.qr.decode')}</PageTitle>
      </PageHead>
      <Panel as="section">
        <form onSubmit={submit} noValidate>
          <Stack gap={8}>
            <FieldLabel htmlFor={field}>{translate('qrDecode.text')}</FieldLabel>
            <TextArea
              id={field}
              rows={3}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              autoFocus
              aria-invalid={issue !== undefined || undefined}
              aria-describedby={`${field}-help`}
              onChange={(event) => {
                setTyped(event.target.value);
                setIssue(undefined);
              }}
            />
            {issue ? (
              <Problem id={`${field}-help`} role="alert">
                {translate(issue.key, issue.params)}
              </Problem>
            ) : (
              <Note id={`${field}-help`}>{translate('qrDecode.help')}</Note>
            )}
            <Row>
              <Button type="submit" variant="primary">
                {translate('qrDecode.decode')}
              </Button>
              <Button onClick={() => void paste()}>{translate('qrDecode.paste')}</Button>
              {!scanning && (
                <Button onClick={() => setScanning(true)}>{translate('action.scan_qr')}</Button>
              )}
            </Row>
            <FileDrop
              text={translate('qrDecode.picture')}
              label={translate('qrDecode.picture')}
              accept={acceptOf('IMAGE')}
              onFiles={([file]) => {
                if (file) void lookAt(file);
              }}
            />
          </Stack>
        </form>
        {scanning && (
          <Suspense fallback={<Skeleton aria-busy="true" />}>
            <CameraScan onRead={look} onClose={() => setScanning(false)} />
          </Suspense>
        )}
      </Panel>
      {text !== undefined && <Decoded key={text} text={text} />}
    </PageStack>
  );
}

/** What a text says, and what the gateway knows it as; a damaged payment code is not asked about. */
function Decoded({ text }: { text: string }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const reading = readEmv(text);
  const isDamaged = reading.objects.length > 0 && reading.problems.length > 0;
  const read = useQuery<DecodedQr, ReadFailure>({
    queryKey: ['qr', 'decode', text],
    queryFn: ({ signal }) => dataProvider.call(decodeQrText, { body: { text }, signal }),
    enabled: !isDamaged,
    retry: false,
    gcTime: 0,
  });
  return (
    <>
      <EmvFields reading={reading} />
      {isDamaged ? (
        <Notice tone="caution">{translate('qrDecode.not_asked')}</Notice>
      ) : (
        <DecodedCard read={read} />
      )}
    </>
  );
}
