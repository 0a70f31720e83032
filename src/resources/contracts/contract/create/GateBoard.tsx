import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Gate, GateState } from '../../../../domain/contracts/Gate';
import type { Tone } from '../../../../domain/tone';
import { Chip } from '../../../../ui/Chip/Chip';
import { Muted } from '../../../../ui/Text/Text';
import contractsStyles from '../contract.module.css';
import styles from './GateBoard.module.css';
import textStyles from '../../../../ui/Text/Text.module.css';

const LOOKS: Readonly<Record<GateState, { tone: Tone; sign: string; label: string }>> = {
  passed: { tone: 'success', sign: '✓', label: 'gates.states.passed' },
  failed: { tone: 'danger', sign: '✕', label: 'gates.states.failed' },
  blocked: { tone: 'pending', sign: '…', label: 'gates.states.blocked' },
  'not-needed': { tone: 'neutral', sign: '–', label: 'gates.states.not_needed' },
};

interface Props {
  gates: readonly Gate[];
  /** The act that opens a gate, or that may be done although it is open. */
  fix?: (gate: Gate) => ReactNode;
}

/** The gates before a contract: each with its state, its reason, the days left on its clock, and the act that opens it. */
export function GateBoard({ gates, fix }: Props) {
  const translate = useTranslate();
  return (
    <ul className={contractsStyles.gates}>
      {gates.map((gate) => {
        const { tone, sign, label } = LOOKS[gate.state];
        return (
          <li key={gate.key} data-gate={gate.key} data-state={gate.state}>
            <span className={styles.gateSign} data-tone={tone} aria-hidden>
              {sign}
            </span>
            <div className={styles.gateText}>
              <b>{translate(`gates.names.${gate.key}`)}</b>
              <span>{translate(gate.message, gate.values)}</span>
            </div>
            <div className={styles.gateSide}>
              {gate.daysLeft !== undefined && <DaysLeft days={gate.daysLeft} />}
              <Chip tone={tone}>{translate(label)}</Chip>
              {fix?.(gate)}
            </div>
          </li>
        );
      })}
    </ul>
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
