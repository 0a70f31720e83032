import type { Same } from '../../Same';
import type { chart as mn } from '../../mn/frame/chart';

/** Charts: what is said around them and to screen readers. */
export const chart: Same<typeof mn> = {
  chart: {
    as_table: 'Show as table',
    no_data: 'No figures to show',
    no_value: 'no value',
    loading: 'Loading',
    describe:
      '%{title}. Total %{total}. Highest: %{most}. Arrow keys read the figures one by one; the table has the same ones.',
    describe_steps:
      '%{title}. Last figures: %{last}. The arrow keys read the figures out, the same ones are in the table.',
  },
};
