import type { Same } from '../../Same';
import type { list as mn } from '../../mn/frame/list';

/** Lists: filters, views, columns, selection. */
export const list = {
  list: {
    search: 'Search',
    select_row: 'Select: %{name}',
    pages: 'Pages',
    add_filter: '+ Filter',
    remove_filter: 'Remove filter: %{name}',
    columns: 'Columns',
    reset_columns: 'Back to the usual columns',
    views: 'Views',
    save_view: '+ Save view',
    view_name: 'Name of the view',
    remove_view: 'Remove view: %{name}',
    selection: 'Selected rows',
    selected: '%{smart_count} row selected |||| %{smart_count} rows selected',
    one_at_a_time: 'This is done with one row at a time.',
    bulk_failed: '%{smart_count} row failed: |||| %{smart_count} rows failed:',
  },
} satisfies Same<typeof mn>;
