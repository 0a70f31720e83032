import { Suspense, lazy, useMemo, useState } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { useUserName } from '../../../../dataProviders/useUserName';
import { htmlDataUrl } from '../../../../fields/file/schema';
import { DateTimeText } from '../../../../ui/Text/DateText';
import { EmptyState } from '../../../../ui/EmptyState/EmptyState';
import { MoneyText } from '../../../../ui/Text/MoneyText';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { Muted } from '../../../../ui/Text/Text';
import { Button } from '../../../../ui/Button/Button';
import { useRecordPart } from '../../../../framework/parts/useRecordPart';
import { contractParts, type DocumentVersion } from '../api';
import { Row } from '../../../../ui/Stack/Stack';

const HtmlPreview = lazy(() =>
  import('../../../../fields/file/HtmlPreview').then((module) => ({
    default: module.HtmlPreview,
  })),
);

/** The document of a contract in all its versions, the newest first: read it, print it. Old versions never change. */
export function ContractDocument({ id, number }: { id: number | string; number: string }) {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useRecordPart('contract', contractParts.versions, id);
  const [chosen, setChosen] = useState<number>();
  if (isPending) return <Skeleton aria-busy="true" />;
  if (error)
    return <EmptyState kind="failed" reference={error.requestId} onRetry={() => void refetch()} />;
  const shown = data.find(({ version }) => version === chosen) ?? data.at(0);
  if (!shown) return <Muted as="p">{translate('contracts.versions.none')}</Muted>;
  return (
    <>
      {data.length > 1 && (
        <Row as="ul" pad="0 0 12px">
          {data.map(({ version }) => (
            <li key={version}>
              <Button aria-pressed={version === shown.version} onClick={() => setChosen(version)}>
                {translate('contracts.versions.title', { version })}
              </Button>
            </li>
          ))}
        </Row>
      )}
      <VersionFacts version={shown} current={shown === data[0]} />
      <Suspense fallback={<Skeleton />}>
        <Sheet key={shown.version} version={shown} number={number} />
      </Suspense>
    </>
  );
}

function VersionFacts({ version, current }: { version: DocumentVersion; current: boolean }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  return (
    <Row as={Muted} gap="4px 16px" pad="0 0 12px">
      {current && <span>{translate('contracts.versions.current')}</span>}
      <DateTimeText value={version.at} />
      {version.by ? (
        <Author id={version.by} />
      ) : (
        <span>{translate('contracts.versions.by_system')}</span>
      )}
      <span>
        {heading(translate('resources.contract.fields.limit'))}: <MoneyText value={version.limit} />
      </span>
      {version.reason && <span>{version.reason}</span>}
    </Row>
  );
}

const Author = ({ id }: { id: string }) => <span>{useUserName(id)}</span>;

function Sheet({ version, number }: { version: DocumentVersion; number: string }) {
  const file = useMemo(
    () => ({
      name: `${number}-${version.version}.html`,
      type: 'text/html',
      size: new TextEncoder().encode(version.html).length,
      data: htmlDataUrl(version.html),
    }),
    [number, version],
  );
  return <HtmlPreview file={file} />;
}
