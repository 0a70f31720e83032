import type { ReactNode } from 'react';
import type { MessageKey } from '../../../../i18n/Catalogue';
import { useTranslate } from '../../../../i18n/useTranslate';
import type { Gate, GateState } from '../../../../domain/contracts/Gate';
import type { Tone } from '../../../../domain/tone';
import { Chip } from '../../../../ui/Chip/Chip';
import { Muted } from '../../../../ui/Text/Text';
import styles from './GateBoard.module.css';
import textStyles from '../../../../ui/Text/Text.module.css';
import { Row, Stack } from '../../../../ui/Stack/Stack';

const LOOKS: Readonly<Record<GateState, { tone: Tone; sign: string; label: MessageKey }>> = {
  passed: { tone: 'success', sign: '✓', label: 'gates.states.passed' },
  failed: { tone: 'danger', sign: '✕', label: 'gates.states.failed' },
  blocked: { tone: 'pending', sign: '…', label: 'gates.states.blocked' },
  'not-needed': { tone: 'neutral', sign: '–', label: 'gates.states.not_needed' },
};

interface Props {
  gates: readonly Gate[];
  /** The action that opens a gate, or that may be done although it is open. */
  fix?: (gate: Gate) => ReactNode;
  /** What a gate rests on. */
  details?: (gate: Gate) => ReactNode;
}

/** The gates before a contract: each with its state, its reason, the days left on its clock, and the action that opens it. */
export function GateBoard({ gates, fix, details }: Props) {
  const translate = useTranslate();
  return (
    <Stack as="ul" gap={0} lined>
      {gates.map((gate) => {
        const { tone, sign, label } = LOOKS[gate.state];
        return (
          <Row
            as="li"
            key={gate.key}
            pad="8px 0"
            gap="4px 12px"
            data-gate={gate.key}
            data-state={gate.state}
            data-ink={gate.state === 'not-needed' ? 'muted' : undefined}
          >
            <span className={styles.sign} data-tone={tone} aria-hidden>
              {sign}
            </span>
            <div className={styles.text}>
              <b>{translate(`gates.names.${gate.key}`)}</b>
              <span>{translate(gate.message, gate.values)}</span>
              {details?.(gate)}
            </div>
            <Row>
              {gate.daysLeft !== undefined && <DaysLeft days={gate.daysLeft} />}
              <Chip tone={tone}>{translate(label)}</Chip>
              {fix?.(gate)}
            </Row>
          </Row>
        );
      })}
    </Stack>
  );
}

function DaysLeft({ days }: { days: number }) {
  const translate = useTranslate();
  return (
    <Muted className={textStyles.nowrap}>
      {days === 0
        ? translate('contracts.gates.last_day')
        : translate('contracts.gates.days_left', { smart_count: days })}
    </Muted>
  );
}
