import { ShowBase, useShowContext, type RaRecord } from 'ra-core';
import { lazy, Suspense, type ComponentType } from 'react';
import { matchPath, useParams } from 'react-router-dom';
import { dynamicKey } from '../../i18n/dynamicKey';
import { useTranslate } from '../../i18n/useTranslate';
import { NotFound } from '../parts/NotFound';
import { ErrorBoundary } from '../../ui/ErrorBoundary/ErrorBoundary';
import type { ResourceName } from '../../i18n/Catalogue';
import { reportBroken } from '../../observe/report';
import type { Tab } from '../../entity/entity';
import { useBooks, useBooksPath } from '../books/useBooks';
import { waitsForAnother } from '../changes/AskedChange';
import { drawable } from '../drawable';
import { useEntity, type LoadedEntity } from '../loadEntity';
import { recordPath } from '../../entity/paths';
import { RecordHeader } from './RecordHeader';
import { RecordHistory } from './RecordHistory';
import { RecordSections } from './RecordSections';
import { ShowGate } from './RecordGate';
import { RevealProvider } from './RevealProvider';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Tabs } from '../../ui/Tabs/Tabs';
import { RecordStack } from '../../ui/RecordHead/RecordHead';
import { Split, Stack } from '../../ui/Stack/Stack';

// Few entities have what waits for another person.
const WaitingChanges = lazy(() =>
  import('../changes/WaitingChanges').then((module) => ({ default: module.WaitingChanges })),
);

/** The page of one record: header, warnings, tabs that are routes, history. */
export function EntityShowPage({ name }: { name: ResourceName }) {
  const loaded = useEntity(name);
  const { id } = useParams();
  const { books } = useBooks();
  return (
    <ShowBase
      resource={name}
      id={id}
      disableAuthentication
      queryOptions={{
        retry: false,
        onError: () => undefined,
        ...(books !== undefined && { meta: { books } }),
      }}
    >
      <ShowGate>
        <RevealProvider loaded={loaded}>
          <RecordPage loaded={loaded} />
        </RevealProvider>
      </ShowGate>
    </ShowBase>
  );
}

function RecordPage({ loaded }: { loaded: LoadedEntity }) {
  const { entity, pages } = loaded;
  const { record } = useShowContext();
  const translate = useTranslate();
  const booksPath = useBooksPath();
  const { '*': rest = '' } = useParams();
  const tabs = entity.tabs ?? [];
  const current = rest ? tabs.find((tab) => isTabAt(tab, rest)) : tabs.at(0);
  if (!record) return null;
  if (rest && !current) return <NotFound />;
  const base = recordPath(entity.name, 'show', record.id) ?? '';
  const { Alerts, Body, Preview } = pages;
  const Current = current && pages.tabs?.[current.key];
  const Frame = current?.wide || pages.hasWideBody ? Stack : Split;
  return (
    <RecordStack>
      <RecordHeader loaded={loaded} record={record} />
      {Alerts && (
        <ErrorBoundary variant="widget" onError={reportBroken}>
          <Alerts />
        </ErrorBoundary>
      )}
      {waitsForAnother(entity) && (
        <ErrorBoundary variant="widget" onError={reportBroken}>
          <Suspense>
            <WaitingChanges entity={entity} record={record} />
          </Suspense>
        </ErrorBoundary>
      )}
      {tabs.length > 1 && (
        <Tabs
          label={translate('record.tabs')}
          current={current?.key}
          items={tabs.map((tab) => ({
            key: tab.key,
            to: booksPath(`${base}/${tabPath(tab, record)}`),
            replace: true,
            label: (
              <span>
                {translate(dynamicKey(`resources.${entity.name}.tabs.${tab.key}`))}{' '}
                <Drawn Component={pages.tabCounts?.[tab.key]} />
              </span>
            ),
          }))}
        />
      )}
      <Frame>
        <Stack gap={16} data-part="record-main">
          <ErrorBoundary variant="widget" resetKey={rest} onError={reportBroken}>
            <Suspense fallback={<Skeleton aria-busy="true" />}>
              {Current ? (
                <Drawn Component={Current} />
              ) : Body ? (
                <Body />
              ) : (
                <>
                  <RecordSections entity={entity} record={record} />
                  {Preview && <Preview record={drawable(entity, record)} />}
                </>
              )}
            </Suspense>
          </ErrorBoundary>
        </Stack>
        {!current?.wide && (
          <ErrorBoundary variant="widget" onError={reportBroken}>
            <RecordHistory entity={entity} record={record} />
          </ErrorBoundary>
        )}
      </Frame>
    </RecordStack>
  );
}

const Drawn = ({ Component }: { Component?: ComponentType }) => Component && <Component />;

/** The path of a tab below its record, with the number that it takes. */
const tabPath = ({ key }: Tab, record: RaRecord): string =>
  key.replace(/:(\w+)/, (_, field: string) => String(record[field] ?? ''));

/** Whether an address below the record is the tab's; where the tab takes a number, only a number will do. */
function isTabAt({ key }: Tab, rest: string): boolean {
  const match = matchPath(`/${key}`, `/${rest}`);
  return match !== null && Object.values(match.params).every((id) => /^\d+$/.test(id ?? ''));
}
