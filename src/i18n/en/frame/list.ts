import type { Same } from '../../Same';
import type { list as mn } from '../../mn/frame/list';

/** Lists: filters, views, columns, selection. */
export const list = {
  list: {
    search: 'Search',
    former: 'Formerly: %{value} (until %{day})',
    select_row: 'Select: %{name}',
    pages: 'Pages',
    add_filter: '+ Filter',
    remove_filter: 'Remove filter: %{name}',
    columns: 'Columns',
    column_width: 'Width of the column: %{name}',
    reset_columns: 'Back to the usual columns',
    density: 'Height of rows',
    densities: { compact: 'Compact rows', comfortable: 'Comfortable rows' },
    views: 'Views',
    save_view: 'Save as a new view…',
    new_view: 'New view',
    view_name: 'Name of the view',
    view_taken: 'There is a view of this name.',
    update_view: 'Update “%{name}” to what is shown now',
    rename_view: 'Rename “%{name}”…',
    rename: 'Rename the view',
    remove_view: 'Remove “%{name}”',
    first_view: 'Open the list with “%{name}”',
    pin_view: 'Keep “%{name}” on the desk',
    declared_first: 'Open the list as it used to',
    selection: 'Selected rows',
    selected: '%{smart_count} row selected |||| %{smart_count} rows selected',
    tick_all: 'Select all %{count} rows of this filter',
    tick_first: 'Select the first %{count} of %{total} rows of this filter',
    bulk_progress: '%{done} of %{total} rows are done',
    bulk_stop: 'Stop here',
    one_at_a_time: 'This is done with one row at a time.',
    bulk_failed: '%{smart_count} row failed: |||| %{smart_count} rows failed:',
  },
} satisfies Same<typeof mn>;
