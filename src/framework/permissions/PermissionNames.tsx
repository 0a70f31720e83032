import { useTranslate } from 'ra-core';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { hasMessage } from '../../i18n/i18nProvider';
import { CopyButton } from '../../ui/CopyButton/CopyButton';
import { Note, Sub } from '../../ui/Text/Text';
import { loadEntity } from '../loadEntity';
import styles from './Permissions.module.css';

export interface PermissionsProps {
  /** Permissions, or realm roles. */
  of: readonly string[];
  /** What the person wanted, in words: a button then copies the request for it, ready to be sent to an administrator. */
  wanted?: string;
}

/** The names of permissions with their codes (docs/domain/identity.md 1.2). */
export function PermissionNames({ of, wanted }: PermissionsProps) {
  use(loadEntity('users'));
  const translate = useTranslate();
  const nameOf = (code: string): string => {
    const key = [`rights.${code}`, `enums.StaffRole.${code}`].find(hasMessage);
    return key ? translate(key) : code;
  };
  const { pathname } = useLocation();
  const request = translate('rightRequest.text', {
    wanted: wanted ?? '',
    permissions: of.map((code) => `${nameOf(code)} (${code})`).join(' / '),
    address: window.location.origin + pathname,
  });
  return (
    <>
      <ul className={styles.permissions}>
        {of.map((code) => (
          <li key={code}>
            {nameOf(code)} <Sub as="code">{code}</Sub>
          </li>
        ))}
      </ul>
      {wanted !== undefined && (
        <Note>
          {translate('rightRequest.giver', { right: translate('rights.user:manage') })}
          <CopyButton value={request} label={translate('rightRequest.name')} />
        </Note>
      )}
    </>
  );
}
