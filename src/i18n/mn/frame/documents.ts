/** The reader of documents. */
export const documents = {
  documents: {
    files: 'Файлууд',
    page: '%{page}/%{of} хуудас',
    previous: 'Өмнөх хуудас (←)',
    next: 'Дараагийн хуудас (→)',
    zoom: 'Томруулах',
    seen: '%{seen}/%{of} үзсэн',
    all_seen: 'Бүгдийг үзсэн',
    opening: 'Баримтыг нээж байна',
    failed: 'Баримтыг нээж чадсангүй.',
    retry: 'Дахин нээх',
    download: 'Татах',
    no_address: 'Файл хадгалагдаагүй байна.',
    page_image: '%{name}, %{page}-р хуудас',
  },
};
