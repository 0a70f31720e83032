import { use, useState } from 'react';
import { permissions } from 'virtual:rights';
import { useNavigate } from 'react-router-dom';
import type { StaffRole } from '../../domain/enums/common';
import { useTranslate } from '../../i18n/useTranslate';
import { session } from '../../auth/session';
import { loadEntity } from '../../framework/loadEntity';
import { QueryBoundary } from '../../framework/parts/QueryBoundary';
import { useRoleRights } from '../../framework/permissions/useRoleRights';
import { Button } from '../../ui/Button/Button';
import { Dialog, DialogContent, DialogTitle } from '../../ui/Dialog/Dialog';
import { DialogFoot } from '../../ui/Dialog/DialogFoot';
import { FieldLabel, Input } from '../../ui/Input/Input';
import { PlainList } from '../../ui/Page/Page';
import { Row, Stack } from '../../ui/Stack/Stack';
import { Tabs } from '../../ui/Tabs/Tabs';
import { Muted, Note, Sub } from '../../ui/Text/Text';
import { Tile } from '../../ui/Tile/Tile';

const WAYS = ['role', 'rights'] as const;

/** Chooses with whose eyes the console is seen: somebody's with a role, or with a set of rights. */
export function ViewAsDialog({ onClose }: { onClose: () => void }) {
  use(loadEntity('users'));
  const translate = useTranslate();
  const navigate = useNavigate();
  const read = useRoleRights();
  const [way, setWay] = useState<(typeof WAYS)[number]>('role');
  const [role, setRole] = useState<StaffRole>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ofRole = read.data?.roles.find((one) => one.role === role);
  const isReady = way === 'role' ? ofRole !== undefined : chosen.length > 0;
  const start = () => {
    if (!isReady) return;
    session.viewAs(
      way === 'role' && ofRole
        ? { role: ofRole.role, rights: ofRole.permissions }
        : { rights: chosen },
    );
    onClose();
    void navigate('/');
  };
  return (
    <Dialog onClose={onClose}>
      <DialogTitle>{translate('viewAs.title')}</DialogTitle>
      <DialogContent>
        <Stack gap={12}>
          <Note>{translate('viewAs.help')}</Note>
          <Tabs
            label={translate('viewAs.way')}
            current={way}
            items={WAYS.map((one) => ({
              key: one,
              label: translate(`viewAs.by_${one}`),
              onClick: () => setWay(one),
            }))}
          />
          {way === 'role' ? (
            <QueryBoundary read={read}>
              {({ roles }) => (
                <Stack role="radiogroup" aria-label={translate('viewAs.by_role')}>
                  {roles.map((one) => (
                    <Tile as="label" key={one.role}>
                      <Row>
                        <input
                          type="radio"
                          name="view-as-role"
                          checked={one.role === role}
                          onChange={() => setRole(one.role)}
                        />
                        <strong>{translate(`enums.StaffRole.${one.role}`)}</strong>
                        <Muted>
                          {translate('viewAs.chosen', { smart_count: one.permissions.length })}
                        </Muted>
                      </Row>
                    </Tile>
                  ))}
                </Stack>
              )}
            </QueryBoundary>
          ) : (
            <RightsChoice chosen={chosen} onChange={setChosen} />
          )}
        </Stack>
      </DialogContent>
      <DialogFoot onCancel={onClose}>
        <Button variant="primary" disabled={!isReady} onClick={start}>
          {translate('viewAs.start')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

interface RightsChoiceProps {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** All rights by name, as far as they are searched for; the chosen ones stay in sight. */
function RightsChoice({ chosen, onChange }: RightsChoiceProps) {
  const translate = useTranslate();
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const shown = permissions
    .map((code) => ({ code, name: translate(`rights.${code}`) }))
    .filter(
      ({ code, name }) =>
        chosen.includes(code) || code.includes(words) || name.toLowerCase().includes(words),
    );
  return (
    <Stack>
      <FieldLabel htmlFor="view-as-search">{translate('list.search')}</FieldLabel>
      <Input
        id="view-as-search"
        type="search"
        value={sought}
        autoComplete="off"
        onChange={(event) => setSought(event.target.value)}
      />
      <PlainList aria-label={translate('viewAs.by_rights')}>
        {shown.map(({ code, name }) => (
          <li key={code}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(code)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...chosen, code] : chosen.filter((one) => one !== code),
                  )
                }
              />{' '}
              {name} <Sub as="code">{code}</Sub>
            </label>
          </li>
        ))}
      </PlainList>
    </Stack>
  );
}
