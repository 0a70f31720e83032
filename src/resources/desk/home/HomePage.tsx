import { Suspense, lazy } from 'react';

import { useTranslate } from '../../../i18n/useTranslate';
import { useSession } from '../../../auth/useSession';
import { useMay } from '../../../framework/useMay';
import { icons } from '../../../ui/icons';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { useMenuTree } from '../../useMenuTree';
import type { MenuNode } from '../../menu';
import { menuLabel } from '../../routeTitle';
import { PageStack } from '../../../ui/Page/Page';
import { CardHead, CardTitle, Panel, Surface } from '../../../ui/Card/Card';
import { Notice } from '../../../ui/Notice/Notice';
import { Link } from '../../../ui/Link/Link';
import { ErrorBoundary } from '../../../ui/ErrorBoundary/ErrorBoundary';
import { reportBroken } from '../../../observe/report';
import { shortcuts } from './shortcuts';
import { Columns, Row, Stack } from '../../../ui/Stack/Stack';
import record from '../../../ui/RecordHead/RecordHead.module.css';
import { Sub, Subtitle } from '../../../ui/Text/Text';
import text from '../../../ui/Text/Text.module.css';

const CustomerSearch = lazy(() =>
  import('./HomeSearch').then((module) => ({ default: module.HomeSearch })),
);

const Desk = lazy(() => import('./Desk').then((module) => ({ default: module.Desk })));

/** Where the day starts: the customer look-up, the work desk, and every screen the person may open, by group. */
export function Page() {
  const translate = useTranslate();
  const session = useSession();
  const may = useMay();
  const groups = useMenuTree();
  return (
    <PageStack className={record.record}>
      <PageTitle>{translate('home.greeting', { name: session?.user.firstName ?? '' })}</PageTitle>
      {may('customer:list') && (
        <Panel as="section">
          <Suspense fallback={<div style={{ height: 84 }} aria-busy="true" />}>
            <CustomerSearch />
          </Suspense>
        </Panel>
      )}
      <Shortcuts />
      <ErrorBoundary variant="widget" onError={reportBroken}>
        <Suspense fallback={<div style={{ height: 320 }} aria-busy="true" />}>
          <Desk />
        </Suspense>
      </ErrorBoundary>
      {groups.length === 0 && <Notice>{translate('home.nothing')}</Notice>}
      {groups.length > 0 && (
        <Stack as="section" gap={12} aria-labelledby="home-all">
          <Subtitle as="h2" id="home-all">
            {translate('home.all_pages')}
          </Subtitle>
          <Columns min={240} gap={16} fill data-part="home-groups">
            {groups.map((group) => (
              <Group key={group.key} group={group} />
            ))}
          </Columns>
        </Stack>
      )}
    </PageStack>
  );
}

/** Lists of one's own work of the day. */
function Shortcuts() {
  const translate = useTranslate();
  const session = useSession();
  const may = useMay();
  const open = shortcuts.filter(({ access }) => may(access));
  if (!session || open.length === 0) return null;
  return (
    <Row as="nav" aria-label={translate('home.shortcuts')}>
      {open.map(({ label, pathFor }) => (
        <Link key={label} to={pathFor(session.user.id)}>
          {translate(label)}
        </Link>
      ))}
    </Row>
  );
}

function Group({ group }: { group: MenuNode }) {
  const translate = useTranslate();
  const Icon = group.icon && icons[group.icon];
  const entries = group.children ?? [];
  return (
    <Surface as="section" aria-labelledby={`home-${group.key}`}>
      <CardHead>
        <Row as={CardTitle} style={{ flexWrap: 'nowrap' }} id={`home-${group.key}`}>
          {Icon && <Icon fontSize="small" aria-hidden />}
          {translate(group.labelKey)}
        </Row>
      </CardHead>
      <Stack as="ul" gap={6} pad="10px 16px 14px" className={text.small}>
        {entries.map((node) => (
          <Entry key={node.key} node={node} />
        ))}
      </Stack>
    </Surface>
  );
}

/** A screen, or a smaller group with its own screens below its title. */
function Entry({ node }: { node: MenuNode }) {
  const translate = useTranslate();
  const label = menuLabel(node, translate);
  if (!node.children)
    return (
      <li>
        <Link to={node.path ?? '/'}>{label}</Link>
      </li>
    );
  return (
    <li style={{ paddingTop: 8 }}>
      <Sub as="b" id={`home-${node.key}`}>
        {label}
      </Sub>
      <Stack as="ul" gap={6} aria-labelledby={`home-${node.key}`} style={{ paddingTop: 6 }}>
        {node.children.map((child) => (
          <Entry key={child.key} node={child} />
        ))}
      </Stack>
    </li>
  );
}
