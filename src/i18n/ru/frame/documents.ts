import type { documents as mn } from '../../mn/frame/documents';
import type { Same } from '../../Same';

/** The reader of documents. */
export const documents = {
  documents: {
    files: 'Файлы',
    page: 'Страница %{page}/%{of}',
    previous: 'Предыдущая страница (←)',
    next: 'Следующая страница (→)',
    zoom: 'Увеличить',
    seen: 'Просмотрено %{seen}/%{of}',
    all_seen: 'Просмотрено всё',
    opening: 'Документ открывается',
    failed: 'Документ не удалось открыть.',
    retry: 'Открыть снова',
    download: 'Скачать',
    no_address: 'Файл не сохранён.',
    page_image: '%{name}, страница %{page}',
  },
} satisfies Same<typeof mn>;
