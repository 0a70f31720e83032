/** Record pages and life-cycle actions. */
export const record = {
  record: {
    done: 'Гүйцэтгэлээ: %{action}.',
    not_found: 'Ийм дугаартай бичлэг алга, эсвэл танд харагдахгүй байна.',
    to_list: 'Жагсаалт руу очих',
    history: 'Үйл явдал',
    no_history: 'Үйл явдал бүртгэгдээгүй байна.',
    by_system: 'Систем',
    source: 'Холбогдох бичлэг',
    sources: { XYP: 'ХУР' },
    other: 'Бусад мэдээлэл',
    actions: 'Үйлдэл',
    more_actions: 'Бусад үйлдэл',
    tabs: 'Бичлэгийн хэсгүүд',
    not_by_maker: 'Бүртгэсэн хүн өөрөө шийдвэрлэх боломжгүй.',
    only_in_states: 'Зөвхөн дараах төлөвт боломжтой: %{states}.',
  },
};
