import { useTranslate } from 'ra-core';
import { Suspense, lazy } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../auth/useSession';
import { useMay } from '../../crud/useMay';
import { icons } from '../../ui/base/icons';
import { PageTitle } from '../../ui/base/PageTitle';
import { useMenuTree } from '../useMenuTree';
import type { MenuNode } from '../menu';
import './home.css';

const CustomerSearch = lazy(() =>
  import('./HomeSearch').then((module) => ({ default: module.HomeSearch })),
);

/** Where the day starts: the customer look-up, and every screen the person may open, by group. */
export function Page() {
  const translate = useTranslate();
  const session = useSession();
  const may = useMay();
  const groups = useMenuTree();
  return (
    <div className="u-page home">
      <PageTitle>{translate('home.greeting', { name: session?.user.firstName ?? '' })}</PageTitle>
      {may('customer:list') && (
        <section className="u-card u-card-body">
          <Suspense fallback={<div className="home-search" aria-busy="true" />}>
            <CustomerSearch />
          </Suspense>
        </section>
      )}
      {groups.length === 0 && <p className="u-notice">{translate('home.nothing')}</p>}
      <div className="home-groups">
        {groups.map((group) => (
          <Group key={group.key} group={group} />
        ))}
      </div>
    </div>
  );
}

function Group({ group }: { group: MenuNode }) {
  const translate = useTranslate();
  const Icon = group.icon && icons[group.icon];
  const entries = (group.children ?? []).flatMap((node) => node.children ?? [node]);
  return (
    <section className="u-card" aria-labelledby={`home-${group.key}`}>
      <header className="u-section-head">
        <h2 id={`home-${group.key}`} className="u-card-title home-title">
          {Icon && <Icon fontSize="small" aria-hidden />}
          {translate(group.labelKey)}
        </h2>
      </header>
      <ul className="home-links">
        {entries.map((node) => (
          <li key={node.key}>
            <Link className="u-link" to={node.path ?? '/'}>
              {translate(node.labelKey, { smart_count: node.labelCount ?? 1 })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
