import { useDataProvider } from 'ra-core';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useTellError } from '../../../dataProviders/useTellError';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { FeeType } from '../../../domain/enums/content';
import { isWholeAmount } from '../../../domain/lending/amounts';
import { parseMoneyInput } from '../../../domain/moneyInput';
import { recordPath } from '../../../entity/paths';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Facts } from '../../../ui/Facts/Facts';
import { FieldLabel, Input, Select } from '../../../ui/Input/Input';
import { Link } from '../../../ui/Link/Link';
import { Row, Stack } from '../../../ui/Stack/Stack';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Note, Problem } from '../../../ui/Text/Text';
import { quoteFee, type FeeQuote } from './api';
import entity from './cashoutFee.entity';

/** What the example begins with: an ordinary transfer. */
const ORDINARY = '100000';

/** A worked example beside the steps: what a customer pays now for an amount, asked as the app asks it. */
export function FeeExample() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const tellError = useTellError();
  const id = useId();
  const running = useRef(false);
  const [feeType, setFeeType] = useState<FeeType>('Cashout');
  const [typed, setTyped] = useState(ORDINARY);
  const [wrong, setWrong] = useState(false);
  const [answer, setAnswer] = useState<FeeQuote & { amount: string }>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseMoneyInput(typed, { negative: false });
    const amount = 'error' in parsed ? '' : parsed.value;
    const isAmount = isWholeAmount(amount, 'above zero');
    setWrong(!isAmount);
    if (!isAmount || running.current) return;
    running.current = true;
    try {
      const quote = await dataProvider.call(quoteFee, { body: { feeType, amount } });
      setAnswer({ ...quote, amount });
    } catch (error) {
      setAnswer(undefined);
      tellError(error);
    } finally {
      running.current = false;
    }
  };
  const path = answer?.stepId ? recordPath(entity.name, 'show', answer.stepId) : undefined;
  return (
    <Card title={translate('content.fee.example')} data-part="fee-example">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Row style={{ alignItems: 'end' }}>
          <Stack gap={4}>
            <FieldLabel htmlFor={`${id}-type`}>
              {translate('resources.cashoutfee.fields.feeType')}
            </FieldLabel>
            <Select
              id={`${id}-type`}
              value={feeType}
              onChange={({ target }) => {
                setAnswer(undefined);
                setFeeType(target.value as FeeType);
              }}
            >
              {FeeType.values.map((one) => (
                <option key={one} value={one}>
                  {translate(`enums.FeeType.${one}`)}
                </option>
              ))}
            </Select>
          </Stack>
          <Stack gap={4}>
            <FieldLabel htmlFor={`${id}-amount`}>{translate('content.fee.amount')}</FieldLabel>
            <Input
              id={`${id}-amount`}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              aria-invalid={wrong || undefined}
              aria-describedby={wrong ? `${id}-wrong` : undefined}
              onChange={({ target }) => {
                setAnswer(undefined);
                setTyped(target.value);
              }}
            />
          </Stack>
          <Button type="submit">{translate('content.fee.work_out')}</Button>
        </Row>
        {wrong && <Problem id={`${id}-wrong`}>{translate('validation.amount')}</Problem>}
      </form>
      <div role="status">
        {answer && (
          <>
            <Facts
              sums
              facts={[
                [translate('content.fee.amount'), <MoneyText key="amount" value={answer.amount} />],
                [translate('content.fee.fee'), <MoneyText key="fee" value={answer.fee} />],
                [translate('content.fee.total'), <MoneyText key="total" value={answer.total} />],
              ]}
            />
            {path ? (
              <Link to={path}>{translate('content.fee.to_step')}</Link>
            ) : (
              <Note>{translate('content.fee.free')}</Note>
            )}
          </>
        )}
      </div>
    </Card>
  );
}
