import { useTranslate } from '../../../i18n/useTranslate';
import { useMay } from '../../../framework/useMay';
import { Card } from '../../../ui/Card/Card';
import { Link } from '../../../ui/Link/Link';
import { Note } from '../../../ui/Text/Text';
import { routeFor } from '../../routes';
import { SettingGroupsPage } from '../groups/SettingGroupsPage';
import styles from './SystemSettingsPage.module.css';
import { systemSettingGroups } from './systemSettingGroups';

/** Settings that have a page of their own. */
const ELSEWHERE = [
  ['criteria', '/settings/criteria-settings'],
  ['percents', '/car-loan/prices/percents'],
  ['margins', '/settings/income/margin'],
  ['deposits', '/current-account/deposit-criteria'],
  ['fees', '/cashoutfee'],
  ['holidays', '/holiday'],
] as const;

/** How the system runs: the settings in force, whom each group concerns, their history, and what is set elsewhere. */
export const Page = () => (
  <SettingGroupsPage
    settings={systemSettingGroups}
    title="menu.settings.system"
    help="systemSettings.help"
    part="system"
    index="systemSettings.index"
  >
    <Elsewhere />
  </SettingGroupsPage>
);

/** The way to the settings that are kept on other pages, as far as the person may open them. */
function Elsewhere() {
  const translate = useTranslate();
  const may = useMay();
  const open = ELSEWHERE.filter(([, path]) => {
    const route = routeFor(path);
    return route && may(route.access);
  });
  if (open.length === 0) return null;
  return (
    <Card title={translate('systemSettings.elsewhere.title')}>
      <Note>{translate('systemSettings.elsewhere.help')}</Note>
      <ul className={styles.links}>
        {open.map(([key, path]) => (
          <li key={key}>
            <Link to={path}>{translate(`systemSettings.elsewhere.${key}`)}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
