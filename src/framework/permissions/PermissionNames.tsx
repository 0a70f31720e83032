import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { hasMessage } from '../../i18n/i18nProvider';
import { CopyButton } from '../../ui/CopyButton/CopyButton';
import { Note, Sub } from '../../ui/Text/Text';
import { loadEntity } from '../loadEntity';
import styles from './Permissions.module.css';
import { useRoleRights } from './useRoleRights';
import { hosted } from '../../domain/place';

export interface PermissionsProps {
  /** Permissions, or realm roles. */
  of: readonly string[];
  /** What the person wanted, in words: a button then copies the request for it, ready to be sent to an administrator. */
  wanted?: string;
  /** What is wanted is something to do; without it a page to open. */
  isAct?: boolean;
}

/** The names of permissions with their codes, the roles that have them, and who gives them (docs/domain/identity.md 1.10). */
export function PermissionNames({ of, wanted, isAct }: PermissionsProps) {
  use(loadEntity('users'));
  const translate = useTranslate();
  const { data: known } = useRoleRights();
  const { pathname } = useLocation();
  const nameOf = (code: string): string => {
    const key = [`rights.${code}`, `enums.StaffRole.${code}`].find(hasMessage);
    return key ? translate(key) : code;
  };
  const rolesOf = (code: string): string =>
    (known?.roles ?? [])
      .filter(({ role, permissions }) => role === code || permissions.includes(code))
      .map(({ role }) => nameOf(role))
      .join(', ');
  const heldBy = (code: string): string => {
    const roles = rolesOf(code);
    return roles
      ? translate('rightRequest.held_by', { roles })
      : translate('rightRequest.held_by_none');
  };
  const inWords = (code: string): string => {
    const roles = rolesOf(code);
    return `${nameOf(code)} (${code})${roles ? ` [${roles}]` : ''}`;
  };
  const request = translate(isAct ? 'rightRequest.act_text' : 'rightRequest.text', {
    wanted: wanted ?? '',
    permissions: of.map(inWords).join(' / '),
    address: window.location.origin + hosted(pathname),
  });
  const givers = (known?.givers ?? []).map(({ name }) => name).join(', ');
  return (
    <>
      <ul className={styles.permissions}>
        {of.map((code) => (
          <li key={code}>
            {nameOf(code)} <Sub as="code">{code}</Sub>
            {known && <Sub as="div">{heldBy(code)}</Sub>}
          </li>
        ))}
      </ul>
      {wanted !== undefined && (
        <Note>
          {givers
            ? translate('rightRequest.givers', { names: givers })
            : translate('rightRequest.giver', { right: translate('rights.user:manage') })}
          <CopyButton value={request} label={translate('rightRequest.name')} />
        </Note>
      )}
    </>
  );
}
