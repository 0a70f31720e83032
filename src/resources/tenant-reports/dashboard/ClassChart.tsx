import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { AssetClassification } from '../../../domain/enums/loans';
import { toneOf } from '../../../domain/enums/readEnum';
import { Chart } from '../../../ui/Chart/Chart';
import { Tabs } from '../../../ui/Tabs/Tabs';
import type { ClassFigures } from './api';
import { openOf, type Scope } from './tiles';
import { useCountedPath } from './useCountedPath';

const MEASURES = ['loans', 'balance'] as const;

interface Props {
  classes: readonly ClassFigures[];
  scope: Scope;
}

/** Open loans by class at the end of the period, from the best to the worst. */
export function ClassChart({ classes, scope }: Props) {
  const translate = useTranslate();
  const pathOf = useCountedPath();
  const [measure, setMeasure] = useState<(typeof MEASURES)[number]>('loans');
  return (
    <Chart
      data-part="tenant-classes"
      title={translate('tenantReport.classes')}
      kind="bar"
      format={measure === 'balance' ? 'money' : 'count'}
      pointName={translate('tenantReport.class')}
      points={classes.map(({ classification }) => ({
        key: classification,
        label: translate(`enums.AssetClassification.${classification}`),
        tone: toneOf(AssetClassification, classification),
      }))}
      series={[
        {
          key: measure,
          label: translate(`tenantReport.${measure}`),
          figures: classes.map((one) => one[measure]),
        },
      ]}
      nothing={{
        title: translate('tenantReport.nothing'),
        text: translate('tenantReport.nothing_help'),
      }}
      linkOf={(point) => pathOf(openOf(scope, point ? { classification: point } : {}))}
      aside={
        <Tabs
          label={translate('tenantReport.classes_measure')}
          current={measure}
          items={MEASURES.map((one) => ({
            key: one,
            label: translate(`tenantReport.${one}`),
            onClick: () => setMeasure(one),
          }))}
        />
      }
    />
  );
}
