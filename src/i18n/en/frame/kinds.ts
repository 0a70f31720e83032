import type { kinds as mn } from '../../mn/frame/kinds';
import type { Same } from '../../Same';

export const kinds = {
  kinds: {
    money: {
      result: 'Amount: %{amount}',
      decimalComma: 'Write decimals with a point, for example 1234.50.',
      exponent: 'Write the amount in digits, without an exponent.',
      minus: 'Amounts below zero are not possible.',
      digits: 'Write the amount with the digits 0–9.',
      tooLong: 'The amount is too long.',
      notAmount: 'This is no amount. Write digits, or for example 500 k, 1.5 M.',
    },
    register: {
      repaired: 'Replaced by Cyrillic letters: %{changes}',
      birth: 'Born: %{date}',
      no_date: 'Birth date unknown',
      ahead: 'the date lies ahead',
      other_birth: 'The birth date disagrees with the register number, which says: %{date}.',
      other_sex: 'The sex disagrees with the register number, which says: %{sex}.',
      fill: 'Fill empty birth date and sex from the register number',
    },
    date: {
      choose: 'choose a date',
      day_format: 'YYYY-MM-DD',
      moment_format: 'YYYY-MM-DD hh:mm:ss',
      ranges: 'Choose a period',
      presets: {
        today: 'Today',
        yesterday: 'Yesterday',
        last_7: 'Last 7 days',
        last_30: 'Last 30 days',
        this_month: 'This month',
        last_month: 'Last month',
      },
    },
    reference: { first: 'Fill in first: %{fields}.' },
    colour: { pick: 'choose a colour' },
    embedded: {
      row: 'Row %{number}',
      up: 'Move up',
      down: 'Move down',
      max: 'At most %{max} rows.',
    },
    file: {
      replace: 'Choose another file',
      preview: 'Preview',
      no_preview: 'This file cannot be previewed. Download it to read it.',
      unreadable: 'The file could not be read. Choose another one.',
      ratio: 'Ratio: %{ratio}',
      actual: 'Size of the picture: %{width} × %{height} px',
    },
    crop: {
      open: 'Crop',
      title: 'Crop the picture',
      apply: 'Crop',
      zoom: 'Zoom',
      ratio: 'Ratio',
      hint: 'Move the picture by dragging it or with the arrow keys.',
    },
    map: {
      closer: 'Closer',
      wider: 'Wider',
      lat: 'Latitude',
      lng: 'Longitude',
      hint: 'Press on the map, or paste a place such as "47.9, 106.9".',
      nudge: 'map, the arrow keys set and move the pin',
      outside: 'Warning: the pin lies outside Mongolia.',
    },
    schedule: {
      start: 'Opens at',
      end: 'Closes at',
      order: 'Closing time must be after opening time.',
      copy_monday: 'Copy Monday to the working days',
    },
    unit: {
      province: 'Province or capital',
      district: 'District or soum',
      subdistrict: 'Bag or khoroo',
    },
  },
} satisfies Same<typeof mn>;
