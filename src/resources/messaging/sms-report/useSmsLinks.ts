import type { Period } from '../../../domain/period';
import { filteredPath } from '../../../framework/list/filteredPath';
import { useMay } from '../../../framework/useMay';
import sms from '../sms/sms.entity';
import type { Dimension } from './report';

/**
 * The address of the list with exactly the messages that a figure counts; none for people who may not open it.
 * @param period the days that the figure is of
 */
export function useSmsLinks(): (
  period: Period,
  parts?: Readonly<Partial<Record<Dimension, string>>>,
) => string | undefined {
  const may = useMay();
  const isOpen = may(sms.access.list);
  return ({ from, to }, parts = {}) =>
    isOpen ? filteredPath('/sms', { ...parts, sentAt: { from, to } }) : undefined;
}
