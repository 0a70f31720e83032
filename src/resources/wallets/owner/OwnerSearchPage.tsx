import { useDataProvider, useLocaleState } from 'ra-core';
import { Suspense, useId, useRef, useState, type FormEvent } from 'react';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { useTellError } from '../../../dataProviders/useTellError';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { BANK_ACCOUNT } from '../../../domain/settings';
import { nameIn } from '../../../fields/shared/nameIn';
import { banks } from '../../../reference/banks';
import { Button } from '../../../ui/Button/Button';
import { Panel } from '../../../ui/Card/Card';
import { FieldLabel, Input, Select } from '../../../ui/Input/Input';
import { Notice } from '../../../ui/Notice/Notice';
import { PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Row, Stack } from '../../../ui/Stack/Stack';
import { cx } from '../../../ui/cx';
import textStyles from '../../../ui/Text/Text.module.css';
import { findAccountOwner, type AccountOwner } from './api';
import { OwnerTable } from './OwnerTable';
import styles from './OwnerNames.module.css';

/** Banks that still answer. */
const OPEN_BANKS = banks.filter(({ historical }) => !historical);
/** The bank of most accounts. */
const FIRST_BANK = 5;

/** Asks a bank whose account it is, and compares the name with those of ours who have it (docs/domain/wallets.md 2.2). */
export function Page() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const tellError = useTellError();
  const id = useId();
  const [locale] = useLocaleState();
  const [bankCode, setBankCode] = useState<number>(FIRST_BANK);
  const [number, setNumber] = useState('');
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<AccountOwner | 'none'>();
  const running = useRef(false);
  const text = (key: KeyBelow<'wallets.owner'>, values?: Record<string, unknown>) =>
    translate(`wallets.owner.${key}`, values);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = number.replace(/[\s-]/g, '');
    const { digitsMin, digitsMax } = BANK_ACCOUNT;
    const isNumber = /^\d+$/.test(typed) && typed.length >= digitsMin && typed.length <= digitsMax;
    setWrong(!isNumber);
    if (!isNumber || running.current) return;
    running.current = true;
    setBusy(true);
    setFound(undefined);
    try {
      setFound(await dataProvider.call(findAccountOwner, { body: { bankCode, number: typed } }));
    } catch (error) {
      if ((error as { status?: number }).status === 404) setFound('none');
      else tellError(error, { failure: 'error.account_owner_lookup' });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const bounds = { min: BANK_ACCOUNT.digitsMin, max: BANK_ACCOUNT.digitsMax };
  return (
    <PageStack>
      <PageTitle>{translate('menu.wallets.bank_account')}</PageTitle>
      <Panel>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Row className={styles.ask}>
            <Stack gap={4}>
              <FieldLabel htmlFor={`${id}-bank`}>{text('bank')}</FieldLabel>
              <Select
                id={`${id}-bank`}
                value={bankCode}
                onChange={(event) => setBankCode(Number(event.target.value))}
              >
                {OPEN_BANKS.map((bank) => (
                  <option key={bank.code} value={bank.code}>
                    {nameIn(locale, bank)}
                  </option>
                ))}
              </Select>
            </Stack>
            <Stack gap={4}>
              <FieldLabel htmlFor={`${id}-number`}>{text('number')}</FieldLabel>
              <Input
                id={`${id}-number`}
                value={number}
                inputMode="numeric"
                autoComplete="off"
                autoFocus
                aria-invalid={wrong || undefined}
                aria-describedby={`${id}-help`}
                onChange={(event) => {
                  setNumber(event.target.value);
                  setWrong(false);
                }}
              />
            </Stack>
            <Button type="submit" variant="primary" disabled={busy}>
              {text('find')}
            </Button>
          </Row>
          <p
            id={`${id}-help`}
            className={cx(textStyles.note, wrong && textStyles.negative)}
            role={wrong ? 'alert' : undefined}
          >
            {text(wrong ? 'number_wrong' : 'number_help', bounds)}
          </p>
        </form>
      </Panel>
      <div role="status">
        {found === 'none' && <Notice tone="caution">{text('none')}</Notice>}
        {found && found !== 'none' && (
          <Suspense fallback={<Skeleton aria-busy="true" />}>
            <OwnerTable owner={found} />
          </Suspense>
        )}
      </div>
    </PageStack>
  );
}
