/** Record pages and life-cycle acts. */
export const record = {
  record: {
    done: 'Гүйцэтгэлээ: %{act}.',
    not_found: 'Ийм дугаартай бичлэг алга, эсвэл танд харагдахгүй байна.',
    to_list: 'Жагсаалт руу очих',
    history: 'Үйл явдал',
    no_history: 'Үйл явдал бүртгэгдээгүй байна.',
    by_system: 'Систем',
    other: 'Бусад мэдээлэл',
    more_acts: 'Бусад үйлдэл',
    tabs: 'Бичлэгийн хэсгүүд',
    not_by_maker: 'Бүртгэсэн хүн өөрөө шийдвэрлэх боломжгүй.',
    only_in_states: 'Зөвхөн энэ төлөвт боломжтой: %{states}.',
  },
};
