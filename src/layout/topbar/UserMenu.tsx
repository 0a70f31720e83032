import Badge from '@mui/icons-material/BadgeOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { useLogout } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { Menu } from '../../ui/Menu/Menu';
import { accountUrls } from '../../auth/keycloak';
import { useMay } from '../../framework/useMay';
import { useSession } from '../../auth/useSession';
import { laterPart } from '../laterPart';
import styles from './UserMenu.module.css';
import { Sub } from '../../ui/Text/Text';

const ViewAsDialog = laterPart(() => import('../viewAs/ViewAsDialog'), 'ViewAsDialog');

/** Who is signed in (last name, then first name), their pages at the identity provider in a new tab, profile, sign-out. */
export function UserMenu() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const logout = useLogout();
  const user = useSession()?.user;
  const managesUsers = useMay()('user:manage');
  const [choosing, setChoosing] = useState(false);
  if (!user) return null;
  const fullName = user.fullName || user.name;
  const initials = [user.lastName, user.firstName]
    .map((name) => [...(name ?? '')][0] ?? '')
    .join('');
  const pages = accountUrls();
  return (
    <>
      <Menu
        label={`${translate('common.user_menu')}: ${fullName}`}
        header={
          <>
            {fullName}
            <Sub>{user.name}</Sub>
          </>
        }
        items={[
          {
            key: 'profile',
            label: translate('common.profile'),
            icon: <Badge />,
            onSelect: () => navigate('/profile'),
          },
          {
            key: 'account',
            label: translate('common.account_page'),
            icon: <Person />,
            href: pages.account,
            newTab: true,
          },
          {
            key: 'otp',
            label: translate('common.otp_page'),
            icon: <Lock />,
            href: pages.otp,
            newTab: true,
          },
          {
            key: 'password',
            label: translate('common.password_page'),
            icon: <Key />,
            href: pages.password,
            newTab: true,
          },
          ...(managesUsers
            ? [
                {
                  key: 'view-as',
                  label: translate('common.view_as'),
                  icon: <Visibility />,
                  onSelect: () => setChoosing(true),
                },
              ]
            : []),
          {
            key: 'logout',
            label: translate('common.sign_out'),
            icon: <Logout />,
            divided: true,
            onSelect: () => void logout(),
          },
        ]}
      >
        <span className={styles.person}>{initials || '?'}</span>
      </Menu>
      {choosing && <ViewAsDialog onClose={() => setChoosing(false)} />}
    </>
  );
}
